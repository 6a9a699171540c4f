import { shown } from './outcomes.ts';
import type { Row } from './row.ts';
import { go, open, until } from './steps.ts';

/** Addresses with parts that the site does not know. */
export const addressRows: Row[] = [
  ...[
    '?utm_source=letter&state=chat:open#nowhere',
    '#%E0%A4%A',
    '?%E0%A4%A',
    `?q=${'x'.repeat(4_000)}`,
    '#main',
  ].map(
    (end): Row => ({
      title: `R1.5, R16.17 address · ${end.length > 100 ? 'a query of 4,000 characters' : `it ends in ${end}`}`,
      engines: true,
      act: [open(`/about${end}`), go('studio')],
      expect: { ...shown, text: 'studio:hero.title' },
    }),
  ),
  ...['%3Fabout=film%23main?utm_source=x', '&about=film#main', '?a=b&amp;about=film#main'].map(
    (end): Row => ({
      title: `R1.5, R16.17 address · it ends in ${end}`,
      engines: true,
      noise: /404/,
      act: [open(`/contact${end}`), until(() => location.hash === '#main')],
      expect: { machine: 'contactForm', state: 'idle', text: 'contact:form.topic' },
    }),
  ),
];
