import { daysAfter, dayOf, startOfDay } from '#contract/states/calendar.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { EntryRange } from '#server/ledger/index.ts'
import { forgetMonths } from './by-month/make-months.queries.ts'
import { findWrongMonths } from './by-month/month-sums.queries.ts'
import { findWrongSums, insertCheck, listCells } from './checks.queries.ts'
import { lockCounting, listCursors, type DayCell } from './day-book.queries.ts'
import { findWrongDays } from './days/day-sums.queries.ts'
import { sumDays } from './days/sum-days.ts'
import { checkFeeds } from './feeds/check-feeds.ts'
import type { CountNeeds } from './needs.ts'
import { findWrongPeople } from './people/people.queries.ts'
import { placeMovements } from './place-movements.ts'
import { readMovements } from './read-movements.ts'

/** One cell that differs from the books. */
export type FigureDifference = { readonly rule: string; readonly detail: string }

export type FiguresReport = {
  readonly checkedAt: Date
  readonly entries: number
  readonly differences: readonly FigureDifference[]
}

const ACCOUNTS_AT_ONCE = 500
const DIFFERENCES_MAX = 1000
const FIRST_DAY = '1900-01-01'

/**
 * Recomputes every cell of the day book from the books, as far as they are counted, and compares; then compares the
 * sums without persons and the months with the cells, and the sums of bonuses and venues with their rooms. A lock stops
 * counting meanwhile. Months with a difference are reported, and rebuilt by the next job of the months.
 * @param days only so many last days; absent: all
 */
export async function checkFigures({ db, clock, timeZone }: CountNeeds, days?: number): Promise<FiguresReport> {
  const checkedAt = clock.now()
  const from = days === undefined ? FIRST_DAY : daysAfter(dayOf(timeZone, checkedAt), -days)
  const report = await db.transaction(async (tx) => {
    await lockCounting(tx)
    const cursors = await listCursors(tx)
    const found: FigureDifference[] = []
    let entries = 0
    for (let at = 0; at < cursors.length && found.length < DIFFERENCES_MAX; at += ACCOUNTS_AT_ONCE) {
      const ranges = cursors.slice(at, at + ACCOUNTS_AT_ONCE).map(({ accountId, seq }): EntryRange => ({
        accountId,
        after: 0,
        upTo: seq,
        notBefore: startOfDay(timeZone, from),
      }))
      const made = await makeCells(tx, ranges, timeZone)
      entries += made.reduce((sum, cell) => sum + cell.entries, 0)
      const kept = await listCells(
        tx,
        ranges.map(({ accountId }) => accountId),
        from,
      )
      found.push(...compareCells(kept, made))
    }
    for (const { detail } of await findWrongSums(tx, from)) found.push({ rule: 'sum', detail })
    const wrong = await findWrongMonths(tx, from)
    for (const { detail } of wrong) found.push({ rule: 'month', detail })
    await forgetMonths(tx, [...new Set(wrong.map(({ month }) => month))])
    await sumDays(tx, timeZone)
    for (const { detail } of await findWrongDays(tx, from)) found.push({ rule: 'day', detail })
    for (const { detail } of await findWrongPeople(tx)) found.push({ rule: 'person', detail })
    found.push(...(await checkFeeds(tx, timeZone, { from, now: checkedAt })))
    return { checkedAt, entries, differences: found.slice(0, DIFFERENCES_MAX) }
  })
  await insertCheck(db, { ...report, since: days === undefined ? null : from })
  return report
}

async function makeCells(tx: Querier, ranges: readonly EntryRange[], zone: string): Promise<DayCell[]> {
  const { sums, single } = await readMovements(tx, ranges, zone)
  return placeMovements(tx, sums, single)
}

const placeOf = ({ day, accountId, contraId, kind, gameKey, definitionHash }: DayCell): string =>
  [day, accountId, contraId, kind, gameKey, definitionHash].join(' ')

type Sums = Pick<DayCell, 'entries' | 'rounds' | 'debit' | 'credit' | 'firstStake'> & { readonly squares: bigint }

const NOTHING: Sums = { entries: 0, rounds: 0, debit: 0, credit: 0, firstStake: 0, squares: 0n }

function sumCells(cells: readonly DayCell[]): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const cell of cells) {
    const place = placeOf(cell)
    const { entries, rounds, debit, credit, firstStake, squares } = sums.get(place) ?? NOTHING
    sums.set(place, {
      entries: entries + cell.entries,
      rounds: rounds + cell.rounds,
      debit: debit + cell.debit,
      credit: credit + cell.credit,
      firstStake: firstStake + cell.firstStake,
      squares: squares + BigInt(cell.stakeSquares),
    })
  }
  return sums
}

const inWords = (sums: Sums | undefined): string =>
  sums
    ? `${sums.entries} entries, ${sums.rounds} rounds, ${sums.debit} out, ${sums.credit} in, ${sums.firstStake} and ${sums.squares} staked`
    : 'nothing'

/** Compares the stored cells with the books, one by one. */
export function compareCells(kept: readonly DayCell[], made: readonly DayCell[]): FigureDifference[] {
  const [is, follows] = [sumCells(kept), sumCells(made)]
  return [...new Set([...is.keys(), ...follows.keys()])].flatMap((place) => {
    const [one, other] = [inWords(is.get(place)), inWords(follows.get(place))]
    return one === other ? [] : [{ rule: 'cell', detail: `${place}: kept ${one}, the books say ${other}` }]
  })
}
