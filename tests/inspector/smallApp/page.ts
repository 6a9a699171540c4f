import type { ActorRefFrom, AnyActorRef, StateValue } from 'xstate';
import type { lamp } from './lamp.machine.ts';
import type { letter } from './letter.machine.ts';
import type { workshop } from './workshop.machine.ts';

const PAGE = `
  <button id="open">Open</button>
  <button id="leave">Leave</button>
  <button id="return">Return</button>
  <button id="hire">Hire Bob</button>
  <button id="order">Order oak</button>
  <output></output>
  <ul></ul>
  <section data-machine="lamp">
    <button id="press">Lamp</button>
    <button id="flicker">Flicker</button>
  </section>
  <form data-machine="letter" aria-label="Letter">
    <button id="toggle" type="button">Unfold</button>
    <div role="log"></div>
    <p role="alert">It was not sent.</p>
    <input aria-label="Text" required />
    <button>Send letter</button>
  </form>`;

const leavesOf = (value: StateValue, path = ''): string[] =>
  typeof value === 'string'
    ? [path + value]
    : Object.entries(value).flatMap(([key, part]) => leavesOf(part ?? {}, `${path}${key}.`));

/** Calls a view at once, and after each change of its actor. */
function follow(actor: AnyActorRef, view: () => void): void {
  actor.subscribe(view);
  view();
}

/** Shows a workshop in place of the one before, and sends what a person means. */
export function showWorkshop(root: ActorRefFrom<typeof workshop>): void {
  const main = document.createElement('main');
  main.innerHTML = PAGE;
  const find = (selector: string) => main.querySelector(selector) as HTMLElement;
  const onClick = (id: string, act: () => void) => {
    find(`#${id}`).onclick = act;
  };

  onClick('open', () => root.send({ type: 'desk.open' }));
  onClick('leave', () => root.send({ type: 'desk.leave' }));
  onClick('return', () => root.send({ type: 'desk.return' }));
  onClick('hire', () => root.send({ type: 'worker.hire', name: 'Bob' }));
  onClick('order', () => root.send({ type: 'wood.order', kind: 'oak' }));
  follow(root, () => {
    const { value, context } = root.getSnapshot();
    find('output').textContent = JSON.stringify(value.desk);
    const items = context.workers.map((one) => {
      const item = document.createElement('li');
      item.textContent = one.getSnapshot().context.name;
      return item;
    });
    find('ul').replaceChildren(...items);
  });

  const ownLamp = root.getSnapshot().children.lamp as ActorRefFrom<typeof lamp>;
  onClick('press', () => ownLamp.send({ type: 'lamp.press' }));
  onClick('flicker', () => ownLamp.send({ type: 'lamp.flicker' }));
  follow(ownLamp, () => {
    find('section').dataset.state = leavesOf(ownLamp.getSnapshot().value).join(' ');
  });

  const ownLetter = root.getSnapshot().children.letter as ActorRefFrom<typeof letter>;
  const form = find('form');
  const text = find('input') as HTMLInputElement;
  onClick('toggle', () => ownLetter.send({ type: 'letter.toggle' }));
  text.oninput = () => ownLetter.send({ type: 'letter.write', text: text.value });
  form.onsubmit = (event) => {
    event.preventDefault();
    ownLetter.send({ type: 'letter.send', at: 0 });
  };
  follow(ownLetter, () => {
    const { value, context } = ownLetter.getSnapshot();
    form.dataset.state = leavesOf(value).join(' ');
    text.value = context.text;
    find('[role=alert]').hidden = value.mail !== 'failed';
    find('[role=log]').textContent = context.lines.map((line) => line.text).join('\n');
  });
  document.body.replaceChildren(main);
}
