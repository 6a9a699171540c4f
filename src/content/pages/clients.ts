/** The clients whose results the site tells, by id. Their names are the same in all languages. */
export const clients = {
  halden: 'Halden Robotics',
  merseau: 'Merseau Private Bank',
  ardvia: 'Ardvia Cloud',
  norbeck: 'Norbeck Industries',
} as const;
