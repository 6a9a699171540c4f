import type { Plugin } from 'vite';

type OverlayElement = new (fault: unknown) => HTMLElement;

/** Runs in the page, before any module of the site. */
function showFaults(): void {
  const show = (fault: unknown) => {
    const Overlay = customElements.get('vite-error-overlay') as OverlayElement | undefined;
    const isRunning = 'hydrated' in document.documentElement.dataset;
    if (Overlay && fault && !isRunning) document.body.append(new Overlay(fault));
  };
  addEventListener('error', ({ error }) => show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
}

/**
 * Shows what keeps the site from starting in Vite's overlay. Vite itself shows what it cannot parse; a
 * module that throws or lacks an export is the browser's to find, and would leave the page blank.
 */
export function overlayPlugin(): Plugin {
  return {
    name: 'overlay',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: `(${showFaults})()` }],
  };
}
