import { isDay } from '#contract/shapes/calendar.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'

/** Calendar days of the market; an empty one is no bound. */
export type Days = { readonly from: string; readonly to: string }

export const ALL_DAYS: Days = { from: '', to: '' }

/** A day whose bounds the calls accept, in every time zone. */
const isDayOfCalls = (text: string) => isDay(text) && isDay(daysAfter(text, -1)) && isDay(daysAfter(text, 1))

/** Reads the days from a query or from fields. Invalid days are ignored. */
export function readDays(params: URLSearchParams): Days {
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isDayOfCalls(value) ? value : ''
  }
  return { from: day('from'), to: day('to') }
}

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
