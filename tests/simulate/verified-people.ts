import { randomOf } from '#tools/people/random.ts'
import { FIRST_INSTANT, momentAt } from './virtual-days.ts'

const BEFORE_PART = 0.75
const LATER_PART = 0.18

/**
 * From when on a person is verified: most before they come, some later, a few never. Derived from the seed; in reality
 * staff and partners decide.
 */
export function verifiedFrom(seed: string, no: number): Date | undefined {
  const random = randomOf(seed, 'verified', no)
  const share = random.next()
  if (share < BEFORE_PART) return FIRST_INSTANT
  return share < BEFORE_PART + LATER_PART ? momentAt(random.next()) : undefined
}
