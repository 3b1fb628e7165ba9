import { isDay } from '#contract/shapes/calendar.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'

/** Calendar days of the market; an empty one is no bound. */
export type Days = { readonly from: string; readonly to: string }

export const ALL_DAYS: Days = { from: '', to: '' }

/** A day whose bounds the calls accept, in every time zone. */
export const isDayOfCalls = (text: string) => isDay(text) && isDay(daysAfter(text, -1)) && isDay(daysAfter(text, 1))

/** Why the days of a query cannot be used: a field that is no day, or days in the wrong order. */
export type WrongDays = { readonly field: keyof Days; readonly why: 'noSuchDay' | 'wrongOrder' }

/** Reads the days of a query; `wrong` says what cannot be used. */
export function readDays(params: URLSearchParams): { readonly days: Days; readonly wrong: WrongDays | undefined } {
  const days = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const field = (['from', 'to'] as const).find((one) => days[one] !== '' && !isDayOfCalls(days[one]))
  if (field) return { days: ALL_DAYS, wrong: { field, why: 'noSuchDay' } }
  if (isWrongOrder(days)) return { days: ALL_DAYS, wrong: { field: 'to', why: 'wrongOrder' } }
  return { days, wrong: undefined }
}

export const isWrongOrder = ({ from, to }: Days): boolean => from !== '' && to !== '' && to < from

/** The days as a query; empty for all. */
export function writeDays({ from, to }: Days): string {
  const params = new URLSearchParams({ ...(from ? { from } : {}), ...(to ? { to } : {}) })
  const search = params.toString()
  return search === '' ? '' : `?${search}`
}

/** The period for the calls: from the beginning of the first day to the end of the last. */
export function periodOfDays({ from, to }: Days, zone: string): { readonly since?: string; readonly until?: string } {
  return {
    ...(from ? { since: startOfDay(zone, from).toISOString() } : {}),
    ...(to ? { until: startOfDay(zone, daysAfter(to, 1)).toISOString() } : {}),
  }
}
