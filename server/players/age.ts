/**
 * Completed years on a day. A person born on 29 February completes a year on 1 March of a common year.
 * Both days are `YYYY-MM-DD`.
 */
export function ageYears(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
