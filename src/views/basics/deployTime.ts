/** R8.6: formats ms since 1970 as the local time of Luxembourg in French notation. */
export const formatDeployTime = (time: number): string =>
  new Date(time).toLocaleString('fr-FR', { timeZone: 'Europe/Luxembourg' });
