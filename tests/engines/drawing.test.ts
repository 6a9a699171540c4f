import { about } from '#tests/built/contents/about.ts';
import { studio } from '#tests/built/contents/studio.ts';
import { scenario } from './scenario.ts';

type Seen = { states: string[]; elements: number };

/** Notes the states of the drawing, and the most elements that it shows at once. */
function watchDrawing(): void {
  const drawing = document.querySelector('[data-machine=drawing]');
  if (!drawing) throw new Error('the page lacks its drawing');
  const seen: Seen = { states: [], elements: 0 };
  Object.assign(window, { seen });
  new MutationObserver((records) => {
    if (records.some(({ type }) => type === 'attributes')) {
      seen.states.push(drawing.getAttribute('data-state') ?? '');
    }
    seen.elements = Math.max(seen.elements, drawing.querySelectorAll('i').length);
  }).observe(drawing, { attributeFilter: ['data-state'], childList: true, subtree: true });
}

scenario(
  'R6.11, R6.13 the points travel to each next page, and leave nothing behind',
  async ({ visit }) => {
    await visit.open('/en/about');
    await visit.seeState('drawing', 'still.ready');
    await visit.evaluate(watchDrawing);
    await visit.press('Studio', 'nav[aria-label=Main]');
    await visit.seeText(studio.title.en, 'h1');
    await visit.waitFor(() => {
      const { states } = (window as unknown as { seen: Seen }).seen;
      return states.join() === 'travelling.painting,travelling.moving,drawing,still.ready';
    });
    await visit.waitFor(() => (window as unknown as { seen: Seen }).seen.elements > 20);
    await visit.waitFor(() => !document.querySelector('[data-machine=drawing] i'));
    await visit.goBack();
    await visit.seeText(about.title.en, 'h1');
    await visit.seeState('drawing', 'still.ready');
  },
);
