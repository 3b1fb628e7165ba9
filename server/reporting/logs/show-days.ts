import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/logs.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { makeListSource } from '#server/kernel/index.ts'
import { deskIdsOf, desksOfPaths } from '../desks-of-paths.ts'
import type { ReportNeeds } from '../needs.ts'
import { NOBODY, readPeople, type PeopleFigures } from '../people-of-days.ts'
import * as queries from './logs.queries.ts'

type Row<T extends keyof typeof calls> = ReplyOf<(typeof calls)[T]> extends { readonly rows: (infer R)[] } ? R : never
type Needs = Pick<ReportNeeds, 'db' | 'timeZone' | 'currency' | 'requiredPapers'>
type AccountNeeds = Pick<ReportNeeds, 'db' | 'nameDesks'>

const ofDay = ({ id, day, target, currency }: queries.AccountingDay | queries.GameDay | queries.OverviewDay) => ({
  id,
  day,
  brand: target || null,
  currency,
})

/** Rows of the accounting log, with the names of the cash desks in each. */
export async function showAccountingDays(
  needs: Pick<AccountNeeds, 'nameDesks'>,
  rows: readonly queries.AccountingDay[],
): Promise<Row<'listAccounting'>[]> {
  const names = await desksOfPaths(
    needs,
    rows.flatMap(({ accountGroup, contraPath }) => [accountGroup, contraPath]),
  )
  return rows.map((row) => {
    const ids = deskIdsOf([row.accountGroup, row.contraPath])
    const desks = Object.fromEntries(ids.flatMap((id) => (names[id] === undefined ? [] : [[id, names[id]]])))
    return { ...showAccountingDay(row), desks }
  })
}

function showAccountingDay(row: queries.AccountingDay): Omit<Row<'listAccounting'>, 'desks'> {
  const { currency, accountGroup, contraPath, movement, entries } = row
  return {
    ...ofDay(row),
    account: accountGroup,
    contra: contraPath,
    movement,
    entries,
    debit: { amountMinor: row.debit, currency },
    credit: { amountMinor: row.credit, currency },
  }
}

/** The books by day, account and kind of movement. */
export const accountingListed = (needs: AccountNeeds) =>
  makeListSource(needs, {
    of: queries.accountingInSql,
    call: calls.listAccounting,
    show: (rows: readonly queries.AccountingDay[]) => showAccountingDays(needs, rows),
  })

/** Play by day and game. */
export const gameDaysListed = ({ db }: Pick<Needs, 'db'>) =>
  makeListSource(
    { db },
    {
      of: queries.gamesInSql,
      call: calls.listGameDays,
      show: (rows: readonly queries.GameDay[]) => rows.map(showGameDay),
    },
  )

function showGameDay(row: queries.GameDay): Row<'listGameDays'> {
  const { currency, gameKey, definitionHash, players, rounds } = row
  const money = (amountMinor: number) => ({ amountMinor, currency })
  return {
    ...ofDay(row),
    gameKey,
    version: definitionHash || null,
    players,
    rounds,
    stake: money(row.stake),
    win: money(row.win),
    ggr: money(row.ggr),
    free: money(row.free),
    bonusStake: money(row.bonusStake),
    bonusWin: money(row.bonusWin),
    jackpot: money(row.jackpot),
  }
}

/** The house by day and brand; figures of people are read from their rooms (decision 0114). */
export const overviewListed = (needs: Needs) =>
  makeListSource(needs, {
    of: queries.overviewInSql,
    call: calls.mainOverviewLog,
    show: (rows: readonly queries.OverviewDay[]) => showOverview(needs, rows),
  })

async function showOverview(needs: Needs, rows: readonly queries.OverviewDay[]): Promise<Row<'mainOverviewLog'>[]> {
  const days = rows.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  const people = new Map<string, ReadonlyMap<string, PeopleFigures>>()
  if (first !== undefined && last !== undefined)
    for (const target of new Set(rows.flatMap((row) => (row.target === '' ? [] : [row.target])))) {
      const from = startOfDay(needs.timeZone, first)
      const before = startOfDay(needs.timeZone, daysAfter(last, 1))
      const asked = { zone: needs.timeZone, from, before, targets: [target], variants: needs.requiredPapers }
      people.set(target, await readPeople(needs.db, asked, (day) => day))
    }
  return rows.map((row) => {
    // People have no currency: they are shown once, with the market's currency.
    const ofPeople = row.currency === needs.currency ? people.get(row.target)?.get(row.day) : undefined
    return showOverviewDay(row, ofPeople ?? NOBODY)
  })
}

function showOverviewDay(row: queries.OverviewDay, people: PeopleFigures): Row<'mainOverviewLog'> {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency })
  return {
    ...ofDay(row),
    registrations: people.registrations,
    verified: people.verified,
    exclusionsSelf: people.exclusionsSelf,
    limitsTightened: people.limitsTightened,
    limitsLoosened: people.limitsLoosened,
    firstDeposits: row.firstDeposits,
    actives: row.actives,
    rounds: row.rounds,
    stake: money(row.stake),
    win: money(row.win),
    ggr: money(row.ggr),
    ngr: money(row.ngr),
    deposits: money(row.deposited),
    withdrawals: money(row.withdrawn),
    free: money(row.free),
    bonusStake: money(row.bonusStake),
    bonusWin: money(row.bonusWin),
    bonusConverted: money(row.bonusConverted),
    jackpot: money(row.jackpot),
    jackpotFund: money(row.jackpotFund),
    prizes: money(row.prizes),
    other: money(row.other),
  }
}
