const NO_BREAK_SPACE = '\u00a0';

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

type Figure = { value: number; unit: 'count' | 'percent' | 'euro' };

const figureFormat = (options: Intl.NumberFormatOptions) =>
  perLanguage((language) => new Intl.NumberFormat(language, options));

const figureFormats: Record<Figure['unit'], (language: string) => Intl.NumberFormat> = {
  count: figureFormat({}),
  percent: figureFormat({ style: 'unit', unit: 'percent' }),
  euro: figureFormat({
    style: 'currency',
    currency: 'EUR',
    notation: 'compact',
    maximumFractionDigits: 1,
  }),
};

/**
 * Formats the number of a figure in a language: €2.5M, 2,5 M€, 2,5 Mio. €. Every space becomes a
 * no-break space (U+00A0), whichever kind the engine uses: the faces have no thin one.
 */
export function formatFigure(language: string, { value, unit }: Figure): string {
  const text = figureFormats[unit](language).format(value);
  // French typography omits the space that Intl inserts into `M€`.
  return text.replace(/M\s€/, 'M€').replace(/\s/g, NO_BREAK_SPACE);
}

/** Formats a percentage (0 to 100) in a language: 25%, 25 %. */
export function formatPercent(language: string, value: number): string {
  return formatFigure(language, { value, unit: 'percent' });
}
