const TIME_DIGITS = 12

/**
 * The number of a new round: a UUID of version 7. It begins with the time, so that successive rounds are adjacent in
 * the index of the books; the rest is random.
 */
export function makeRoundId(nowMs: number, random: string = crypto.randomUUID()): string {
  const time = Math.max(0, Math.floor(nowMs)).toString(16).padStart(TIME_DIGITS, '0').slice(-TIME_DIGITS)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
