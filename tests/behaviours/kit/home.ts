import type { BrowserVisitor } from './browserVisitor.ts';

type Idle = { snapshot: { matches: (state: 'idle') => boolean } };

/** The visit comes to the home page. */
export const homeEntered = {
  from: 'the page on the screen',
  when: ({ snapshot }: Idle) => snapshot.matches('idle'),
  ways: [(visitor: BrowserVisitor) => visitor.go('Interpunct, home page')],
};

/** The visit leaves the home page, or goes from one other page to the next. */
export const homeLeft = {
  from: 'the page on the screen',
  when: ({ snapshot }: Idle) => !snapshot.matches('idle'),
  ways: [
    (visitor: BrowserVisitor) => visitor.go('About'),
    (visitor: BrowserVisitor) => visitor.go('Studio'),
  ],
};
