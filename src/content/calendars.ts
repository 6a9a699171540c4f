/** The address of a calendar: of the event that starts on a day, or of all events. */
export const calendarOf = (language: string, day = 'all') => `/calendars/${language}/${day}.ics`;
