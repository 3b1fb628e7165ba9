import { wallTextOf } from '#contract/states/calendar.ts'
import type { Instant } from '#server/kernel/index.ts'

const DIGITS = 'yyyyMMddHHmmss'.length

/** `dttm` of eAPI: `yyyyMMddHHmmss` in Prague time, including summer time. */
export function pragueDttm(instant: Instant): string {
  return wallTextOf('Europe/Prague', instant).replaceAll(/\D/g, '').slice(0, DIGITS)
}
