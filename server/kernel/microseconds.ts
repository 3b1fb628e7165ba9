import type { Instant } from './types.ts'

/** Instants in files of closed months are microseconds since 1970, as PostgreSQL has them; a `Date` has milliseconds. */

export const instantOfMicroseconds = (microseconds: unknown): Instant =>
  new Date(Math.trunc(Number(microseconds) / 1000))

/** An instant in microseconds as a text that PostgreSQL reads. */
export function textOfMicroseconds(microseconds: number): string {
  const rest = ((microseconds % 1000) + 1000) % 1000
  const whole = new Date((microseconds - rest) / 1000).toISOString().slice(0, -1)
  return `${whole}${String(rest).padStart(3, '0')}Z`
}
