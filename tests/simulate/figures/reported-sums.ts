import type { OverviewRow } from '#contract/shapes/reports.ts'
import { daysAfter, dayOf } from '#contract/states/calendar.ts'
import { getAccounting } from '#server/reporting/accounting.ts'
import { getBonusCost } from '#server/reporting/feeds/bonus-cost.ts'
import { bonusDaysListed } from '#server/reporting/feeds/feed-logs.ts'
import { getFundSums } from '#server/reporting/fund-sums.ts'
import { getGameSums, getGameSumsByPlayer } from '#server/reporting/game-sums.ts'
import type { ReportNeeds } from '#server/reporting/needs.ts'
import { getOverview } from '#server/reporting/overview.ts'
import { getFirstDepositFunnel } from '#server/reporting/people/funnel.ts'
import { FIRST_INSTANT, LAST_INSTANT } from '../virtual-days.ts'
import type { Line } from './plain-sums.ts'

const ZONE = 'Europe/Bratislava'
export const PERIOD = { from: daysAfter(dayOf(ZONE, FIRST_INSTANT), -1), to: daysAfter(dayOf(ZONE, LAST_INSTANT), 1) }
/** Neither of its ends is the end of a month. */
export const PART = { from: daysAfter(PERIOD.from, 5), to: daysAfter(PERIOD.to, -9) }
/** As many days as a funnel is asked for at once. */
const FUNNEL_DAYS = 90

export const line = (key: readonly (string | number | null)[], figures: readonly (string | number)[]): Line => ({
  key: key.filter((word) => word !== null).join(' '),
  figures: figures.join(' '),
})

export async function readAll<Row>(
  page: (cursor: { readonly cursor?: string }) => Promise<{
    readonly rows: readonly Row[]
    readonly nextCursor: string | null
  }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const found = await page(cursor === undefined ? {} : { cursor })
    rows.push(...found.rows)
    cursor = found.nextCursor
  }
  return rows
}

/** What the reports tell of the whole time, as lines of the same form as the plain sums. */
export const REPORTED: Readonly<Record<string, (needs: ReportNeeds) => Promise<Line[]>>> = {
  overview: async (needs) => {
    const { rows } = await getOverview(needs, PERIOD, 'day')
    // A day on which people registered and nobody's money moved is in no book.
    return rows.filter(movesMoney).map((row) => {
      const ofBonuses = row.bonusStakeMinor - row.bonusWinMinor + row.bonusConvertedMinor
      return line(
        [row.day, row.currency],
        [
          row.stakeMinor,
          row.winMinor,
          row.ggrMinor,
          row.freeMinor,
          ofBonuses,
          row.prizesMinor,
          row.withdrawalsMinor,
          row.actives,
          row.playersMoneyMinor,
        ],
      )
    })
  },
  'games by day': async (needs) =>
    (await readAll((cursor) => getGameSums(needs, { ...PERIOD, by: 'day', limit: 200, ...cursor })))
      .filter(hasRounds)
      .map((row) => line([row.day, row.currency], [row.rounds, row.stakeMinor, row.winMinor])),
  'games by version': async (needs) =>
    (await readAll((cursor) => getGameSums(needs, { ...PERIOD, by: 'version', limit: 200, ...cursor })))
      .filter(hasRounds)
      .map((row) =>
        line([row.gameKey ?? '', row.version ?? '', row.currency], [row.rounds, row.stakeMinor, row.winMinor]),
      ),
  'games by player': async (needs) =>
    (await readAll((cursor) => getGameSumsByPlayer(needs, { ...PERIOD, limit: 200, ...cursor })))
      .filter(hasRounds)
      .map((row) => line([row.playerId, row.currency], [row.rounds, row.stakeMinor, row.winMinor])),
  'games by player of a part': async (needs) =>
    (await readAll((cursor) => getGameSumsByPlayer(needs, { ...PART, limit: 200, ...cursor })))
      .filter(hasRounds)
      .map((row) => line([row.playerId, row.currency], [row.rounds, row.stakeMinor, row.winMinor])),
  accounts: async (needs) =>
    (await getAccounting(needs, PERIOD)).rows.map((row) => line([row.account, row.currency], [row.closingMinor])),
  funds: async (needs) =>
    (await readAll((cursor) => getFundSums(needs, { ...PERIOD, by: 'way', limit: 200, ...cursor }))).map((row) =>
      line([row.direction, row.method, row.gateway, row.state, row.currency], [row.count, row.sumMinor]),
    ),
  bonuses: async (needs) => {
    const reader = { userId: 1, permissions: ['reports.read'] as const }
    const source = bonusDaysListed(needs)
    const rows = await readAll((cursor) =>
      source.page({ limit: 200, ...cursor }, { ...reader, permissions: [...reader.permissions] }),
    )
    const days = Map.groupBy(rows, ({ day, currency }) => `${day} ${currency}`)
    const { days: charted } = await getBonusCost(needs, PERIOD)
    return [...days].flatMap(([key, some]) => {
      const sum = (of: (row: (typeof some)[number]) => number) => some.reduce((total, row) => total + of(row), 0)
      const cost = charted.find(({ day, cost: { currency } }) => `${day} ${currency}` === key)?.cost.amountMinor ?? NaN
      const [given, back] = [sum((row) => row.given.amountMinor), sum((row) => row.takenBack.amountMinor)]
      const free = sum((row) => row.free.amountMinor)
      const moved = [given, back, cost, free, sum((row) => row.staked.amountMinor), sum((row) => row.freeRounds)]
      return moved.every((figure) => figure === 0) ? [] : [{ key, figures: [given, back, cost, free].join(' ') }]
    })
  },
  funnel: async (needs) => {
    const lines: Line[] = []
    for (let from = PERIOD.from; from <= PERIOD.to; from = daysAfter(from, FUNNEL_DAYS)) {
      const { rows } = await getFirstDepositFunnel(needs, { from, to: daysAfter(from, FUNNEL_DAYS - 1) })
      lines.push(...rows.map((row) => line([row.day], [row.registered, row.verified, row.deposited, row.staked])))
    }
    return lines
  },
}

const movesMoney = (row: OverviewRow): boolean =>
  [
    row.rounds,
    row.stakeMinor,
    row.winMinor,
    row.depositsMinor,
    row.withdrawalsMinor,
    row.otherMinor,
    row.freeMinor,
    row.bonusStakeMinor,
    row.bonusWinMinor,
    row.bonusConvertedMinor,
    row.jackpotMinor,
    row.prizesMinor,
  ].some(Boolean)

const hasRounds = ({ stakeMinor, winMinor }: { readonly stakeMinor: number; readonly winMinor: number }): boolean =>
  stakeMinor > 0 || winMinor > 0
