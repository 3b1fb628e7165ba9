/** A multiplier, such as ×2,41. */
export function writeTimes(times: number | null, language: string): string {
  return times === null ? '–' : `×${times.toLocaleString(language, { minimumFractionDigits: 2 })}`
}
