/** Personal data in a report to an authority, as required by the market's law. */
export const REPORTED_OF_PERSON = [
  'name',
  'birthNumber',
  'birthDate',
  'birthPlace',
  'nationality',
  'residence',
  'document',
] as const
export type ReportedOfPerson = (typeof REPORTED_OF_PERSON)[number]
