// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReveal } from '#views/basics/useReveal.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

function Section() {
  return <section ref={useReveal()} />;
}

it('R6.8 raises what comes into view, and nothing that has just left the document', () => {
  const reports: Report[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const animate = vi.fn(() => ({}));
  Object.assign(Element.prototype, { animate });
  const sees = (isIntersecting: boolean) => reports.at(-1)?.([{ isIntersecting }]);

  render(<Section />);
  sees(false);
  sees(true);
  expect(animate).toHaveBeenCalledOnce();

  const { unmount } = render(<Section />);
  sees(false);
  unmount();
  sees(true);
  expect(animate).toHaveBeenCalledOnce();
});
