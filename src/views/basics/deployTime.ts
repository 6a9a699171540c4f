/**
 * R8.6: formats ms since 1970 as the local time of a time zone in French notation. Without data on time zones, it
 * is that of the visitor.
 */
export function formatDeployTime(time: number, timeZone: string): string {
  const date = new Date(time);
  try {
    return date.toLocaleString('fr-FR', { timeZone });
  } catch {
    return String(date);
  }
}
