/** One inconsistency of the books. */
export type Difference = { readonly rule: string; readonly accountId: number; readonly detail: string }

/** A report has so many; there may be more. */
export const DIFFERENCES_MAX = 1000

/** The books were not checked, and nothing is known of them; its message says why. */
export class CheckNotMade extends Error {
  override readonly name = 'CheckNotMade'
}
