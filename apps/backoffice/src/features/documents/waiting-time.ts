export type WaitingTime = {
  /** `2:05`, hours and minutes. */
  readonly text: string
  readonly isLate: boolean
  /** Minutes to the goal; negative once it has passed. */
  readonly leftMinutes: number
}

/** The waiting time, and whether it exceeds the goal. @param now milliseconds */
export function waitingTime(since: string, goalHours: number, now: number): WaitingTime {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  const leftMinutes = goalHours * 60 - minutes
  return { text: writeMinutes(minutes), isLate: leftMinutes < 0, leftMinutes }
}

/** Minutes as `h:mm`. */
export function writeMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
