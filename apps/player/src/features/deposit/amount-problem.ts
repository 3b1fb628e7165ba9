import type { Bounds } from './clip-amounts.ts'

/** What is wrong with a typed amount, as the key of its text; undefined where nothing is, or nothing was typed. Pure. */
export function amountProblem(typed: string, amountMinor: number | undefined, bounds: Bounds | undefined) {
  if (typed === '') return undefined
  if (amountMinor === undefined) return 'badAmount'
  if (!bounds) return undefined
  return amountMinor < bounds.minMinor ? 'tooLittle' : amountMinor > bounds.maxMinor ? 'tooMuch' : undefined
}
