import type { BrowserVisitor } from './browserVisitor.ts';
import type { SimulatedVisitor } from './simulatedVisitor.tsx';

type Idle = { snapshot: { matches: (state: 'idle') => boolean } };

/** The visit comes to the home page. In the simulated document it begins there, and may come back. */
export const homeEntered = {
  from: 'the page on the screen',
  when: ({ snapshot }: Idle) => snapshot.matches('idle'),
  simulated: [
    async (visitor: SimulatedVisitor) => {
      const { shown } = visitor.actors.page.getSnapshot().context;
      if (shown.page !== 'home') await visitor.go('Interpunct, home page');
      else await visitor.happen(() => visitor.site.send({ type: 'route.changed', address: shown }));
    },
  ],
  browser: [(visitor: BrowserVisitor) => visitor.go('Interpunct, home page')],
};

/** The visit leaves the home page, or goes from one other page to the next. */
export const homeLeft = {
  from: 'the page on the screen',
  when: ({ snapshot }: Idle) => !snapshot.matches('idle'),
  simulated: [
    (visitor: SimulatedVisitor) =>
      visitor.go(location.pathname === '/contact' ? 'Studio' : 'Contact'),
  ],
  browser: [
    (visitor: BrowserVisitor) => visitor.go('About'),
    (visitor: BrowserVisitor) => visitor.go('Studio'),
  ],
};
