import { inspect } from '@interpunct/inspector';
import { createActorContext, useMachine, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type SnapshotFrom } from 'xstate';
import { feedback } from './feedback.ts';
import { stopwatch } from './stopwatch.ts';
import { todos } from './todos.ts';

const list = createActor(todos, { inspect }).start();

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

type TodoProps = { todo: SnapshotFrom<typeof todos>['context']['items'][number] };

function Todo({ todo }: TodoProps) {
  const state = useSelector(todo, (snapshot) => snapshot);
  return (
    <li>
      <button type="button" onClick={() => todo.send({ type: 'toggle' })}>
        {state.context.title}: {state.value}
      </button>
    </li>
  );
}

function Todos() {
  const items = useSelector(list, ({ context }) => context.items);
  return (
    <section aria-label="Todos">
      <button type="button" onClick={() => list.send({ type: 'todo.add', title: 'Milk' })}>
        Add
      </button>
      <ul>
        {items.map((todo) => (
          <Todo key={todo.id} todo={todo} />
        ))}
      </ul>
    </section>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Stopwatch />
    <Feedback.Provider>
      <Form />
    </Feedback.Provider>
    <Todos />
  </StrictMode>,
);
