import type { ActorRefFrom } from 'xstate';
import type { workshop } from './workshop.machine.ts';

/** Shows a workshop in place of the one before, and sends what its buttons mean. */
export function showWorkshop(root: ActorRefFrom<typeof workshop>): void {
  const main = document.createElement('main');
  const state = document.createElement('output');
  const tell = () => {
    const { value, context } = root.getSnapshot();
    const names = context.workers.map((one) => one.getSnapshot().context.name);
    state.textContent = `${JSON.stringify(value.desk)}, workers: ${names.join(', ') || 'none'}`;
  };
  const button = (label: string, act: () => void) => {
    const element = document.createElement('button');
    element.textContent = label;
    element.onclick = act;
    return element;
  };
  main.append(
    button('Open', () => root.send({ type: 'desk.open' })),
    button('Leave', () => root.send({ type: 'desk.leave' })),
    button('Return', () => root.send({ type: 'desk.return' })),
    button('Hire Bob', () => root.send({ type: 'worker.hire', name: 'Bob' })),
    button('Order oak', () => root.send({ type: 'wood.order', kind: 'oak' })),
    state,
  );
  root.subscribe(tell);
  tell();
  document.body.replaceChildren(main);
}
