// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReveal } from '#views/basics/useReveal.ts';

type Report = (entries: { isIntersecting: boolean; intersectionRect: { top: number } }[]) => void;

function Section() {
  return <section ref={useReveal()} />;
}

it('R6.8 raises what comes in at the lower edge, and nothing that a jump shows or that has just left', () => {
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
  const sees = (isIntersecting: boolean, top = innerHeight - 100) =>
    reports.at(-1)?.([{ isIntersecting, intersectionRect: { top } }]);

  render(<Section />);
  sees(false);
  sees(true);
  expect(animate).toHaveBeenCalledOnce();

  render(<Section />);
  sees(false);
  sees(true, innerHeight / 2);
  expect(animate).toHaveBeenCalledOnce();

  const { unmount } = render(<Section />);
  sees(false);
  unmount();
  sees(true);
  expect(animate).toHaveBeenCalledOnce();
});
