// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReveal } from '#views/basics/useReveal.ts';

type Entry = { target: Element; isIntersecting: boolean; boundingClientRect: { top: number } };

function Section() {
  return (
    <section ref={useReveal()}>
      <h2>Title</h2>
      <ul>
        <li>One</li>
        <li>Two</li>
      </ul>
    </section>
  );
}

it('R6.8 raises what is about to come into view, one after the other, and nothing that is seen', () => {
  const reports: ((entries: Entry[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Entry[]) => void) {
        reports.push(report);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const risen: unknown[] = [];
  Object.assign(Element.prototype, {
    animate(this: Element, _: unknown, { delay }: { delay: number }) {
      risen.push([this.textContent, delay]);
      return {};
    },
  });
  const show = () => {
    risen.length = 0;
    const { container, unmount } = render(<Section />);
    const parts = [...container.querySelectorAll('h2, li')];
    const report = (texts: string[], isIntersecting: boolean, top = innerHeight + 50) =>
      reports.at(-1)?.(
        parts
          .filter(({ textContent }) => texts.includes(textContent))
          .map((target) => ({ target, isIntersecting, boundingClientRect: { top } })),
      );
    return { report, unmount };
  };
  const all = ['Title', 'One', 'Two'];

  const { report } = show();
  report(all, false);
  report(['Title'], true);
  expect(risen).toEqual([['Title', 0]]);
  report(['One', 'Two'], true);
  expect(risen.slice(1)).toEqual([
    ['One', 0],
    ['Two', 80],
  ]);

  // It is there from the start.
  show().report(all, true);
  expect(risen).toEqual([]);

  const { report: jump } = show();
  jump(all, false);
  jump(all, true, innerHeight - 1);
  expect(risen).toEqual([]);

  const { report: leave, unmount } = show();
  leave(all, false);
  unmount();
  leave(all, true);
  expect(risen).toEqual([]);
});
