import type { Bounds } from './clip-amounts.ts'

/** The problem of a typed amount, as the key of its text; undefined if it is valid or empty. Pure. */
export function amountProblem(typed: string, amountMinor: number | undefined, bounds: Bounds | undefined) {
  if (typed === '') return undefined
  if (amountMinor === undefined) return 'badAmount'
  if (!bounds) return undefined
  return amountMinor < bounds.minMinor ? 'tooLittle' : amountMinor > bounds.maxMinor ? 'tooMuch' : undefined
}
