/** Opens a modal dialog. Where the platform cannot, it shows without being modal: what was asked for comes. */
export function showModal(dialog: HTMLDialogElement): void {
  try {
    dialog.showModal();
  } catch {
    dialog.open = true;
  }
}

/** Closes a dialog, whatever the platform says to it. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  try {
    dialog?.close();
  } catch {
    dialog?.removeAttribute('open');
  }
}
