import { inspect } from '@interpunct/inspector';
import { createActorContext, useMachine, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, setup } from 'xstate';
import { feedback } from './feedback.ts';
import { stopwatch } from './stopwatch.ts';

const todo = setup({}).createMachine({
  id: 'todo',
  initial: 'open',
  states: { open: { on: { toggle: 'done' } }, done: { on: { toggle: 'open' } } },
});

const milk = createActor(todo, { inspect }).start();

const Feedback = createActorContext(feedback, { inspect });

function Stopwatch() {
  const [state, send] = useMachine(stopwatch, { inspect });
  return (
    <section aria-label="Stopwatch" data-machine="stopwatch" data-state={state.value}>
      <output>{state.context.elapsed}</output>
      {/* As the buttons of some libraries do, it acts when it goes down. */}
      <button type="button" onPointerDown={() => send({ type: 'start' })}>
        Start
      </button>
      <button type="button" onClick={() => send({ type: 'stop' })}>
        Stop
      </button>
    </section>
  );
}

function Form() {
  const { send } = Feedback.useActorRef();
  const state = Feedback.useSelector((snapshot) => snapshot);
  return (
    <form
      aria-label="Feedback"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'feedback.submit' });
      }}
    >
      <p>{String(state.value)}</p>
      <input
        aria-label="Text"
        value={state.context.text}
        onChange={({ target }) => send({ type: 'feedback.update', text: target.value })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function Todo() {
  const state = useSelector(milk, (snapshot) => snapshot);
  return (
    <button type="button" onClick={() => milk.send({ type: 'toggle' })}>
      Milk: {state.value}
    </button>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Stopwatch />
    <Feedback.Provider>
      <Form />
    </Feedback.Provider>
    <Todo />
  </StrictMode>,
);
