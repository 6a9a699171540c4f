/** The name of a timer's delay: the timer `xstate.after.shownFor.breadcrumbs.visible` is `shownFor`. */
export const timerName = (id: string) => id.replace(/^xstate\.after\.([^.]+)\..*/, '$1');
