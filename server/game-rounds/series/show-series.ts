import type { QueryOf, ReplyOf } from '#contract/call.ts'
import type { getSeries, listSold as listSoldCall } from '#contract/play-v1/series.ts'
import type { listSeries as listCall } from '#contract/games-v3/staff-games.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { hexOfBytes } from '#games/kit/fairness/bytes.ts'
import { refuse, type Database } from '../../kernel/index.ts'
import type { SeedSealer } from '../seeds/seal-seed.ts'
import type { DealtSeries, DealtSeriesReader } from './dealt-series.ts'
import { sellsSeries } from './sell-ticket.ts'
import { findSeries, listSeries as listOfGame, type SeriesRow } from './series.queries.ts'

export type ShowSeriesNeeds = {
  readonly db: Database
  readonly currency: Currency
  readonly seeds: Pick<SeedSealer, 'open'>
  readonly dealtSeries: DealtSeriesReader
}

type Shown = ReplyOf<typeof getSeries>['series'][number]
const SHOWN_MAX = 40
const SOLD_PAGE = 1000

/** Series of a game at one price, the newest first: the one on sale, the next, and those that are sold out. */
export async function showSeries(
  needs: ShowSeriesNeeds,
  { gameKey, mode, stakeMinor }: QueryOf<typeof getSeries>,
): Promise<ReplyOf<typeof getSeries>> {
  refuseOther(gameKey)
  const rows = await listOfGame(needs.db, { gameKey, mode, stake: stakeMinor }, SHOWN_MAX)
  return { series: await Promise.all(rows.map((row) => describe(needs, row))) }
}

/** All series of a game for money as staff see them, at every price; none where tickets are drawn one by one. */
export async function listSeriesForStaff(
  needs: ShowSeriesNeeds,
  { gameKey }: QueryOf<typeof listCall>,
): Promise<ReplyOf<typeof listCall>> {
  if (!loadDefinition(gameKey)) return refuse('ERR_GAME_NOT_FOUND')
  const rows = await listOfGame(needs.db, { gameKey, mode: 'real' }, 4 * SHOWN_MAX)
  return { series: await Promise.all(rows.map((row) => describe(needs, row))) }
}

function refuseOther(gameKey: string): void {
  const found = loadDefinition(gameKey)
  if (!found || !sellsSeries(found.definition)) return refuse('ERR_GAME_NOT_FOUND')
}

async function describe({ db, currency, seeds, dealtSeries }: ShowSeriesNeeds, row: SeriesRow): Promise<Shown> {
  const dealt = await dealtSeries(db, row)
  const { prizes, coins } = dealt.definition
  const sold = countPrizes(dealt, row.sold)
  return {
    seriesId: row.id,
    gameKey: row.gameKey,
    number: row.number,
    price: { amountMinor: row.stake, currency },
    root: row.root,
    definitionHash: row.definitionHash,
    tickets: row.tickets,
    sold: row.sold,
    prizes: prizes.map(({ coins: pays, count }, prize) => ({
      win: { amountMinor: (pays * row.stake) / coins, currency },
      count,
      left: count - (sold[prize] ?? 0),
    })),
    madeAt: row.madeAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    seed: row.endedAt ? hexOfBytes(seeds.open(row.seed)) : null,
  }
}

/** How many tickets with each prize are among the first ones. */
function countPrizes({ prizeAt, definition }: DealtSeries, sold: number): number[] {
  const counts = definition.prizes.map(() => 0)
  for (let number = 0; number < sold; number += 1) {
    const prize = prizeAt(number)
    if (prize !== undefined) counts[prize] = (counts[prize] ?? 0) + 1
  }
  return counts
}

/**
 * A page of the sold tickets, with their prizes. All pages up to one count and the hashes beside them lead to the root:
 * so everybody can compute what is left, and nobody sees the prize of an unsold ticket.
 */
export async function listSold(
  { db, dealtSeries }: ShowSeriesNeeds,
  { seriesId, from = 0, upTo, limit = SOLD_PAGE }: QueryOf<typeof listSoldCall>,
): Promise<ReplyOf<typeof listSoldCall>> {
  const series = await findSeries(db, seriesId)
  if (!series) return refuse('ERR_SERIES_NOT_FOUND')
  const dealt = await dealtSeries(db, series)
  const end = Math.min(upTo ?? series.sold, series.sold)
  const count = Math.max(0, Math.min(limit, end - from))
  return {
    upTo: end,
    tickets: Array.from({ length: count }, (_, at) => {
      const { prize = null, salt } = dealt.ticketAt(from + at)
      return { prize, salt: hexOfBytes(salt) }
    }),
    edge: end === 0 ? [] : dealt.edgeAt(end),
  }
}
