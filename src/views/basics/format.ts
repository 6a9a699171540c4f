const twoDigits = (value: number) => String(value).padStart(2, '0');

/** R10.6: the time of day in the visitor's time zone: `09:05`. The three languages write it alike. */
export function formatTime(time: Date): string {
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Rounds a running time in seconds to whole minutes. */
export function toMinutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** A moment of a recording, in seconds, as `m:ss`. */
export const codeOf = (moment: number) => `${Math.floor(moment / 60)}:${twoDigits(moment % 60)}`;
