import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getMainOverview } from '#contract/onling-v2/view.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { OverviewRow } from '#contract/shapes/reports.ts'
import { daysAfter, firstOfMonth, firstOfNextMonth, startOfDay } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import { movementKindOf, type MovementKind } from '#server/ledger/index.ts'
import { listHeld, type Held } from '#server/payments/index.ts'
import { listCoveredMonths } from './by-month/covered-months.queries.ts'
import { splitByDays } from './by-month/split-by-days.ts'
import { freshnessOf } from './game-sums.ts'
import type { ReportNeeds } from './needs.ts'
import * as queries from './overview.queries.ts'
import { NOBODY, readPeople, type PeopleFigures } from './people-of-days.ts'
import { readList, readPeriod } from './read-filter.ts'

type Reply = ReplyOf<typeof getMainOverview>

/** The house by days or months: people, play, gifts of the house, payments and balances of players. */
export async function getOverview(
  { db, timeZone: zone, currency: mainCurrency, requiredPapers }: ReportNeeds,
  query: QueryOf<typeof getMainOverview>,
  by: 'day' | 'month',
): Promise<Reply> {
  const period = readPeriod(query)
  const brands = readList(query.brands)
  const selection = { ...period, by, brands, currencies: readList(query.currencies) }
  const dayOf = (day: string) => (by === 'month' ? firstOfMonth(day) : day)
  const moments = {
    zone,
    from: startOfDay(zone, period.from),
    before: startOfDay(zone, daysAfter(period.to, 1)),
  }
  // People have no currency: they are shown once, with the market's currency.
  const isMainAsked = selection.currencies === null || selection.currencies.includes(mainCurrency)
  const counted = isMainAsked
    ? await readPeople(db, { ...moments, targets: brands, variants: requiredPapers }, dayOf)
    : new Map<string, PeopleFigures>()
  const held = brands === null ? await listHeld(db, moments) : null
  const placeOf = ({ day, currency }: { readonly day: string; readonly currency: string }) => `${day} ${currency}`
  const actives = sumBy(await countActives(db, selection), placeOf, ({ people }) => people)
  const firsts = sumBy(await queries.countFirstDeposits(db, selection), placeOf, ({ people }) => people)
  const sums = Map.groupBy(await queries.listPeriodSums(db, selection), placeOf)
  const places = new Set([...sums.keys(), ...[...counted.keys()].map((day) => `${day} ${mainCurrency}`)])
  const money = new Map<string, number>()
  for (const { currency, amount } of await queries.readPlayersMoney(db, selection)) money.set(currency, amount)
  const rows = [...places].toSorted().map((place): OverviewRow => {
    const [day = '', code] = place.split(' ')
    const currency: Currency = code === 'EUR' ? 'EUR' : 'CZK'
    const { changeMinor, ...figures } = figuresOf(sums.get(place) ?? [])
    const playersMoneyMinor = (money.get(currency) ?? 0) + changeMinor
    money.set(currency, playersMoneyMinor)
    return {
      day,
      currency,
      ...((currency === mainCurrency ? counted.get(day) : undefined) ?? NOBODY),
      firstDeposits: firsts.get(place) ?? 0,
      actives: actives.get(place) ?? 0,
      ...figures,
      playersMoneyMinor,
      heldMinor: held && heldAt(held, currency, by === 'month' ? endOfMonth(day, period.to) : day),
    }
  })
  return { rows, totals: totalsOf(rows), ...(await freshnessOf(db)) }
}

/** How many people began a round, on each day or in each month. */
async function countActives(db: Querier, asked: queries.OverviewSelection) {
  if (asked.by === 'day') return queries.countActivesOfDays(db, asked)
  const { stored, cells } = await splitByDays(db, await listCoveredMonths(db, asked))
  return [
    ...(await queries.countActivesOfMonths(db, asked, stored)),
    ...(cells.length > 0 ? await queries.countActivesOfParts(db, asked, cells) : []),
  ]
}

/** The last requested day of a month. */
const endOfMonth = (day: string, to: string): string => {
  const last = daysAfter(firstOfNextMonth(day), -1)
  return last < to ? last : to
}

/** Money held at the end of a day. */
function heldAt(held: readonly Held[], currency: Currency, day: string): number {
  return held.reduce(
    (sum, one) =>
      one.currency === currency && one.fromDay <= day && (one.untilDay === null || one.untilDay > day)
        ? sum + one.amount
        : sum,
    0,
  )
}

function sumBy<T>(rows: readonly T[], keyOf: (row: T) => string, valueOf: (row: T) => number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueOf(row))
  return sums
}

const OWN_MONEY = ['player:cash', 'player:land-based']

/** Kinds that have a figure of their own; the rest of what moves players' own money is `otherMinor`. */
const NAMED: readonly MovementKind[] = [
  'round',
  'deposit',
  'withdrawal',
  'withdrawal-returned',
  'free-round',
  'free-round-held',
  'free-round-converted',
  'bonus-stake',
  'bonus-win',
  'bonus-converted',
  'jackpot-win',
  'tournament-prize',
]

/** The figures of one day or month, and its change of players' balances. */
export function figuresOf(cells: readonly queries.PeriodSum[]) {
  const own = cells.filter(({ accountGroup }) => OWN_MONEY.includes(accountGroup))
  const sum = (of: readonly queries.PeriodSum[], kind: MovementKind, side: 'debit' | 'credit' | 'entries' | 'rounds') =>
    of.reduce((total, cell) => total + (movementKindOf(cell.kind) === kind ? cell[side] : 0), 0)
  const [stakeMinor, winMinor] = [sum(own, 'round', 'debit'), sum(own, 'round', 'credit')]
  const ggrMinor = stakeMinor - winMinor
  const freeMinor =
    sum(own, 'free-round', 'credit') - sum(own, 'free-round-held', 'debit') + sum(own, 'free-round-converted', 'credit')
  const [bonusStakeMinor, bonusWinMinor] = [sum(own, 'bonus-stake', 'credit'), sum(own, 'bonus-win', 'debit')]
  const bonusConvertedMinor = sum(own, 'bonus-converted', 'credit')
  const jackpotMinor = sum(own, 'jackpot-win', 'credit')
  const prizesMinor = sum(own, 'tournament-prize', 'credit')
  const jackpotFundMinor = sum(cells, 'jackpot-fund', 'credit')
  const others = own.filter(({ kind }) => !NAMED.includes(movementKindOf(kind)))
  return {
    rounds: sum(own, 'round', 'rounds'),
    stakeMinor,
    winMinor,
    ggrMinor,
    freeMinor,
    bonusStakeMinor,
    bonusWinMinor,
    jackpotMinor,
    taxBaseMinor: ggrMinor - jackpotMinor,
    bonusConvertedMinor,
    jackpotFundMinor,
    prizesMinor,
    ngrMinor:
      ggrMinor - freeMinor - (bonusStakeMinor - bonusWinMinor) - bonusConvertedMinor - jackpotFundMinor - prizesMinor,
    deposits: sum(own, 'deposit', 'entries'),
    depositsMinor: sum(own, 'deposit', 'credit'),
    withdrawalsMinor: sum(own, 'withdrawal', 'debit') - sum(own, 'withdrawal-returned', 'credit'),
    otherMinor: others.reduce((total, { debit, credit }) => total + credit - debit, 0),
    changeMinor: own.reduce((total, { debit, credit }) => total + credit - debit, 0),
  }
}

const SUMMED = [
  'rounds',
  'stakeMinor',
  'winMinor',
  'ggrMinor',
  'freeMinor',
  'bonusStakeMinor',
  'bonusWinMinor',
  'jackpotMinor',
  'ngrMinor',
  'depositsMinor',
  'withdrawalsMinor',
] as const

function totalsOf(rows: readonly OverviewRow[]): Reply['totals'] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => {
    const total = (name: (typeof SUMMED)[number]) => some.reduce((sum, row) => sum + row[name], 0)
    const figures = Object.fromEntries(SUMMED.map((name) => [name, total(name)])) as Record<
      (typeof SUMMED)[number],
      number
    >
    return { currency, ...figures }
  })
}
