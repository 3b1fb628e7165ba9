/** When a role counts, on the clock of the market. A day whose end is not after its beginning ends on the next one. */
export type WorkingHours = {
  /** Monday is 1. */
  readonly days: readonly number[]
  readonly from: string
  readonly until: string
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether an instant lies within the hours. The end is no longer within. */
export function isWithinHours({ days, from, until }: WorkingHours, at: Date, timeZone: string): boolean {
  const { day, time } = wallOf(at, timeZone)
  if (from < until) return days.includes(day) && time >= from && time < until
  const dayBefore = day === 1 ? 7 : day - 1
  return (days.includes(day) && time >= from) || (days.includes(dayBefore) && time < until)
}

function wallOf(at: Date, timeZone: string): { readonly day: number; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: WEEKDAYS.indexOf(part('weekday')) + 1, time: `${part('hour')}:${part('minute')}` }
}
