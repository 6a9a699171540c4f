/** R8.6: formats ms since 1970 as the local time of a time zone in French notation. */
export const formatDeployTime = (time: number, timeZone: string): string =>
  new Date(time).toLocaleString('fr-FR', { timeZone });
