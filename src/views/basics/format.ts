/** Caches a formatter per language: creating one takes longer than using it a hundred times. */
function perLanguage<Formatter>(create: (language: string) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (language: string): Formatter => {
    const formatter = formatters.get(language) ?? create(language);
    formatters.set(language, formatter);
    return formatter;
  };
}

/** `hour12: false` writes 24:05 after midnight. */
const timeFormat = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/** R10.6: formats a time of day in a language, in the visitor's time zone: `09:05`. */
export function formatTime(language: string, time: Date): string {
  return timeFormat(language).format(time);
}

/** Rounds a running time in seconds to whole minutes. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}
