import type { Inspector } from '../inspector.ts';
import type { Controller } from './controller.ts';

/** Where a tester takes the page: to an entry of the record, along the record, and to a state. */
export const lookingOf = ({
  fulfil,
  getView,
  notices,
  page,
  replaceVisit,
  send,
  settle,
  state,
}: Controller) =>
  ({
    getView,
    subscribe: notices.subscribe,
    forgetFault: () => send({ type: 'fault.forget' }),
    look: (index) => fulfil(index === null ? { type: 'now.look' } : { type: 'entry.look', index }),
    restore: async (sends) => {
      await settle();
      if (state().context.lookingAt === null) throw new Error('No entry is looked at.');
      return replaceVisit({ type: 'entry.restore', sends });
    },
    replay: async () => {
      await settle();
      await fulfil({ type: 'record.replay' });
      const { report } = state().context;
      if (!report) throw new Error('The replay was stopped.');
      return report;
    },
    goTo: async (actor, target) => {
      await settle();
      // A way invents choices and messages. The storages of the tester must not get them.
      page().leaveStorages?.();
      return replaceVisit({ type: 'state.go', actor, state: target });
    },
  }) satisfies Partial<Inspector>;
