import type { Answer } from '#server/exclusion/registers/register.ts'
import { randomOf } from '#tools/people/random.ts'
import { momentAt } from './virtual-days.ts'

const LISTED_PART = 0.03
const OUTAGES = [0.21, 0.74] as const
const OUTAGE_LASTS = 0.004

/** When a person is in the register: never, from an instant on, or for a while. It follows from the seed. */
function listedWhen(seed: string, no: number): { readonly from: Date; readonly until: Date } | undefined {
  const random = randomOf(seed, 'register', no)
  if (!random.chance(LISTED_PART)) return undefined
  const from = random.next()
  return { from: momentAt(from), until: momentAt(from + random.next() * 0.5) }
}

/** What the register answers about a person at an instant; at times it answers nothing of use to anybody. */
export function registerAnswers(seed: string, no: number, at: Date): Answer {
  if (OUTAGES.some((part) => at >= momentAt(part) && at < momentAt(part + OUTAGE_LASTS))) return 'unknown'
  const listed = listedWhen(seed, no)
  return listed && at >= listed.from && at < listed.until ? 'excluded' : 'clear'
}

/** People of the simulation are numbered; the register knows them by their surname. */
export const surnameOf = (no: number): string => `Simulovaný ${no}`
export const numberOf = (surname: string): number => Number(surname.split(' ').at(-1))
