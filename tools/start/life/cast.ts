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
  /** Takes withdrawals back and presses the panic button: raises an alert of care. */
  | 'restless'

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

const DAYS_LEAST = 22
/** Days of the month before that the people live through too: so there is a month that has ended, to be closed. */
const DAYS_OF_MONTH_BEFORE = 10

/** How many days the people live before a day: from the last days of the month before it. */
export const lifeDays = (today: string): number =>
  Math.max(DAYS_LEAST, Number(today.slice(8)) - 1 + DAYS_OF_MONTH_BEFORE)

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
 * The people of the demonstration; the same numbers give the same people and plans. The last of them is restless.
 * @param year that ages are computed for
 */
export function castOf(
  market: 'CZE' | 'SVK',
  { count, days, year }: { readonly count: number; readonly days: number; readonly year: number },
): Character[] {
  const people = Array.from({ length: count }, (_, index) => {
    const no = index + 1
    const random = randomOf('life', market, no)
    const person = inventPerson(market, random, year)
    const fate = fateOf(random)
    const registeredOn = random.below(days - 1)
    const isRegular = random.chance(0.15)
    const visits = isPlaying(fate)
      ? planVisits(random, { from: registeredOn, days, count: isRegular ? 3 + random.below(3) : 1 })
      : []
    return { ...person, no, email: `hrac${no}@demo.example`, fate, registeredOn, visits, random }
  })
  return [...people, restless(market, { no: count + 1, days, year })]
}

/** Somebody who comes on each of the last evenings. */
function restless(
  market: 'CZE' | 'SVK',
  { no, days, year }: { readonly no: number; readonly days: number; readonly year: number },
): Character {
  const random = randomOf('life', market, no)
  const visits = [4, 3, 2, 1].map((before) => ({
    day: days - before,
    minute: EVENING_FROM,
    rounds: 4,
    paysIn: true,
    takesOut: false,
  }))
  const person = inventPerson(market, random, year)
  return { ...person, no, email: `hrac${no}@demo.example`, fate: 'restless', registeredOn: days - 6, visits, random }
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

function planVisits(
  random: Random,
  { from, days, count }: { readonly from: number; readonly days: number; readonly count: number },
): Visit[] {
  const visits = Array.from({ length: count }, (_, index) => ({
    day: from + 1 + random.below(days - from - 1),
    minute: Math.floor((EVENING_FROM + random.below(7 * 60)) / GRID_MINUTES) * GRID_MINUTES,
    rounds: 3 + random.below(10),
    paysIn: index === 0 || random.chance(0.4),
    takesOut: index > 0 ? random.chance(0.5) : random.chance(0.25),
  }))
  return visits.toSorted((a, b) => a.day - b.day || a.minute - b.minute)
}
