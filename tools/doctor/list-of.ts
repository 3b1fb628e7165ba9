/** The values of a variable, with commas between; none where it is not set. */
export const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
