import { instantOf } from '../../shell/local-time.ts'

/** When a stay begins and ends, for the call: an empty start is now, and an empty end none. */
export function spanOf(from: string, until: string): { readonly from?: string; readonly until?: string } {
  const [begins, ends] = [instantOf(from), instantOf(until)]
  return { ...(begins === undefined ? {} : { from: begins }), ...(ends === undefined ? {} : { until: ends }) }
}

/** Whether a stay would end before it begins; without a start it begins now. */
export function endsTooEarly(from: string, until: string, now: Date): boolean {
  const { from: begins = now.toISOString(), until: ends } = spanOf(from, until)
  return ends !== undefined && ends <= begins
}
