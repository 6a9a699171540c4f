/**
 * R8.6: formats ms since 1970 as the local time of Luxembourg in French notation. Without data on time zones, it
 * is that of the visitor.
 */
export function formatDeployTime(time: number): string {
  const date = new Date(time);
  try {
    return date.toLocaleString('fr-FR', { timeZone: 'Europe/Luxembourg' });
  } catch {
    return String(date);
  }
}
