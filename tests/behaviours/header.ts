import type { Expected } from '@interpunct/model-kit';
import { headerCases } from '#machines/header.cases.ts';
import { headerMachine } from '#machines/header.machine.ts';
import { behaviour } from './kit/table.ts';

export const expected: Expected<typeof headerMachine> = {
  start: [{ to: 'transparent' }],
  limits: { 'page.scrolled': [{ y: 50 }, { y: 51 }] },
  events: {
    'page.scrolled': [
      { requirement: 'R3.1', in: 'transparent', when: ({ event }) => event.y > 50, to: 'opaque' },
      { requirement: 'R3.1', in: 'opaque', when: ({ event }) => event.y <= 50, to: 'transparent' },
    ],
  },
};

const parts = [
  'banner',
  'link "Interpunct, home page"',
  'navigation "Main"',
  // It stands for a page that the navigation has no link to.
  'button "Services" collapsed current',
  'link "Studio"',
  'link "Partnership"',
  'button "About" collapsed',
  'link "Contact"',
  'navigation "Language"',
  'link "EN English" current',
  'link "FR Français"',
  'link "DE Deutsch"',
];

export default behaviour(headerMachine, headerCases, {
  actor: 'header',
  gestures: {
    'page.scrolled': {
      from: 'the window',
      ways: [
        async (visitor, _, { y }) => {
          await visitor.inPage(
            (top) =>
              new Promise((resolve) => {
                document.addEventListener('scroll', resolve, { once: true });
                // The same place again does not count as scrolling.
                scrollTo({ top: scrollY === top ? top + 1 : top, behavior: 'instant' });
              }),
            y,
          );
          await visitor.pass(20);
        },
      ],
    },
  },
  parts: { transparent: parts, opaque: parts },
  begin: '/en/techsense',
});
