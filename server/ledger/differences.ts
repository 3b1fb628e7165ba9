/** One inconsistency of the books. */
export type Difference = { readonly rule: string; readonly accountId: number; readonly detail: string }

/** Maximum in a report; there may be more. */
export const DIFFERENCES_MAX = 1000

/** The books were not checked, so their state is unknown; the message says why. */
export class CheckNotMade extends Error {
  override readonly name = 'CheckNotMade'
}
