/** The shares of a dialog's width and height at which it is looked for. */
const SHARES = [0.1, 0.5, 0.9];

/**
 * Tells that a modal dialog cannot be seen. What hides it, such as a blocker of cookie notices, would else lock
 * the page behind it. It looks when the dialog has come into view, when it leaves it, and when the visitor
 * presses, which an inert page does not answer. Returns the function that ends this.
 */
export function watchSight(dialog: HTMLDialogElement, onUnseen: () => void): () => void {
  let isOver = false;
  const look = async () => {
    // What comes has not been seen yet.
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    const { left, top, width, height } = dialog.getBoundingClientRect();
    const isSeen =
      // Safari before 17.4 cannot tell.
      dialog.checkVisibility?.({ checkOpacity: true }) !== false &&
      SHARES.some((share) => {
        const hit = document.elementFromPoint(left + share * width, top + share * height);
        // The backdrop of the dialog answers as the dialog itself.
        return hit !== dialog && dialog.contains(hit);
      });
    // A window without a size shows nothing, and locks nothing.
    if (!isOver && dialog.open && innerHeight && !isSeen) onUnseen();
  };
  const observer = window.IntersectionObserver && new IntersectionObserver(look);
  observer?.observe(dialog);
  addEventListener('pointerdown', look);
  return () => {
    isOver = true;
    observer?.disconnect();
    removeEventListener('pointerdown', look);
  };
}
