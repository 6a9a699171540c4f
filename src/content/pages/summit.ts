/** The event of TECHSENSE. Its page shows it, so it is not among the others, which load with the home page. */
export const summit = {
  id: 'alzetteSummit',
  name: 'Alzette Tech Summit',
  startDate: '2027-03-16',
  endDate: '2027-03-17',
  venue: 'Halle Carbone',
  city: 'Belval',
} as const;
