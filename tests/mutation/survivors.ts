const DECIDED_AGAIN = 'The state that it leads to decides the same by its own transition, at once.';

/** The mutants that no expectation can notice, by their machines, and why they make no difference. */
export const SURVIVORS: Record<string, Record<string, string>> = {
  breadcrumbs: {
    'breadcrumbs.visible.timed after shownFor 0: dropped': DECIDED_AGAIN,
    'breadcrumbs.visible.timed after shownFor 0: without its guard': DECIDED_AGAIN,
    'breadcrumbs.visible.timed after shownFor 0: with its guard negated': DECIDED_AGAIN,
  },
};
