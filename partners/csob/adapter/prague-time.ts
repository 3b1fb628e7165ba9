import { wallTextOf } from '#contract/states/calendar.ts'
import type { Instant } from '#server/kernel/index.ts'

const DIGITS = 'yyyyMMddHHmmss'.length

/** `dttm` of eAPI: `yyyyMMddHHmmss` as clocks in Prague show it, summer time included. */
export function pragueDttm(instant: Instant): string {
  return wallTextOf('Europe/Prague', instant).replaceAll(/\D/g, '').slice(0, DIGITS)
}
