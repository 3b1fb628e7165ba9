import type { Written } from '../../promotions/plan.ts'
import type { Gift } from '../../promotions/promotion-facts.ts'
import { startOfDayNumber } from '../calendar.ts'
import type { Person, ReportViolation } from '../check-facts.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const MONDAY = 1
/** What the house paid, wholly or in part. */
const OF_THE_HOUSE = ['bonus-stake', 'free-round']

type Terms = Extract<Written, { what: 'campaign' }>['terms']

/** Part of what was lost in a whole week of the wall's calendar, by the books, in rounds of the person's own money alone. */
export function findWrongCashback(person: Person, gift: Gift, { gift: terms }: Terms, tell: ReportViolation): void {
  const at = Date.parse(gift.at)
  const first = Date.parse(gift.cause.replace('cashback:', ''))
  if (terms.kind !== 'cashback') return tell('gift', at, `${gift.campaign} gives nothing for losses`)
  if (new Date(first).getUTCDay() !== MONDAY) tell('gift', at, `${gift.cause} is no week`)
  const [from, to] = [startOfDayNumber(first / DAY_MS), startOfDayNumber(first / DAY_MS + 7)]
  if (at < to + HOUR_MS) tell('gift', at, `${gift.cause} before it was over`)
  const lost = lossOf(person, gift.brand, { from, to })
  const share = Math.min(Math.floor((lost * terms.percent) / 100), terms.capMinor)
  if (share !== gift.amount) tell('gift', at, `${gift.amount} of a loss of ${lost}, which is ${share}`)
  if (lost < terms.leastLossMinor) tell('gift', at, `${gift.campaign} for a loss of ${lost}`)
}

function lossOf({ entries, rounds }: Person, brand: Gift['brand'], { from, to }: { from: number; to: number }): number {
  const house = new Set(
    entries.flatMap((one) =>
      one.brand === brand && OF_THE_HOUSE.includes(one.promotion ?? '') ? [Date.parse(one.at)] : [],
    ),
  )
  // A round is named by its opening; what was decided later has its number behind it.
  const whole = Map.groupBy(
    rounds.filter((one) => one.brand === brand),
    ({ reference }) => reference.split('/')[0] ?? '',
  )
  let lost = 0
  for (const parts of whole.values()) {
    const opened = Math.min(...parts.map(({ at }) => at))
    if (opened < from || opened >= to || parts.some(({ at }) => house.has(at))) continue
    for (const { stake, win } of parts) lost += stake - win
  }
  return lost
}
