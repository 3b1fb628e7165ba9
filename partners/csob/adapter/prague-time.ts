import type { Instant } from '#server/kernel/index.ts'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** `dttm` of eAPI: `yyyyMMddHHmmss` as clocks in Prague show it, summer time included. */
export function pragueDttm(instant: Instant): string {
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part['year']}${part['month']}${part['day']}${part['hour']}${part['minute']}${part['second']}`
}
