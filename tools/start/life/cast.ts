import { inventPerson, type Invented } from '#tools/people/names.ts'
import { randomOf, type Random } from '#tools/people/random.ts'

/** How a person of the demonstration develops; staff see something of each. */
export type Fate =
  | 'plays'
  /** Registered and looked around. */
  | 'never-played'
  /** Sent documents that nobody has judged yet. */
  | 'waits-for-documents'
  | 'pressed-panic'
  | 'excluded-self'
  | 'locked'

export type Character = Invented & {
  readonly no: number
  readonly email: string
  readonly fate: Fate
  /** Day of the registration and of each visit, counted from the first day. */
  readonly registeredOn: number
  readonly visits: readonly Visit[]
  readonly random: Random
}

export type Visit = {
  readonly day: number
  /** Minutes after midnight, on a grid: those with the same one play concurrently. */
  readonly minute: number
  readonly rounds: number
  readonly paysIn: boolean
  readonly takesOut: boolean
}

export const LIFE_DAYS = 22
const GRID_MINUTES = 140
const EVENING_FROM = 16 * 60

/** Most play; the percentage of each other fate. */
const FATES: readonly (readonly [Fate, number])[] = [
  ['never-played', 22],
  ['waits-for-documents', 8],
  ['pressed-panic', 2],
  ['excluded-self', 2],
  ['locked', 2],
]

/**
 * The people of the demonstration; the same number gives the same people and plans. @param year that ages are computed
 * for
 */
export function castOf(market: 'CZE' | 'SVK', count: number, year: number): Character[] {
  return Array.from({ length: count }, (_, index) => {
    const no = index + 1
    const random = randomOf('life', market, no)
    const person = inventPerson(market, random, year)
    const fate = fateOf(random)
    const registeredOn = random.below(LIFE_DAYS - 1)
    const isRegular = random.chance(0.15)
    const visits = isPlaying(fate) ? planVisits(random, registeredOn, isRegular ? 3 + random.below(3) : 1) : []
    return { ...person, no, email: `hrac${no}@demo.example`, fate, registeredOn, visits, random }
  })
}

export function isPlaying(fate: Fate): boolean {
  return fate !== 'never-played' && fate !== 'waits-for-documents'
}

function fateOf(random: Random): Fate {
  let left = random.next() * 100
  for (const [fate, share] of FATES) {
    left -= share
    if (left < 0) return fate
  }
  return 'plays'
}

function planVisits(random: Random, from: number, count: number): Visit[] {
  const visits = Array.from({ length: count }, (_, index) => ({
    day: from + 1 + random.below(LIFE_DAYS - from - 1),
    minute: Math.floor((EVENING_FROM + random.below(7 * 60)) / GRID_MINUTES) * GRID_MINUTES,
    rounds: 3 + random.below(10),
    paysIn: index === 0 || random.chance(0.4),
    takesOut: index > 0 ? random.chance(0.5) : random.chance(0.25),
  }))
  return visits.toSorted((a, b) => a.day - b.day || a.minute - b.minute)
}
