/**
 * R8.6: formats ms since 1970 as the local time of Luxembourg in French notation. A browser that knows no
 * time zones writes it in UTC, as ISO 8601.
 */
export function formatDeployTime(time: number): string {
  const date = new Date(time);
  try {
    return date.toLocaleString('fr-FR', { timeZone: 'Europe/Luxembourg' });
  } catch {
    return date.toISOString();
  }
}
