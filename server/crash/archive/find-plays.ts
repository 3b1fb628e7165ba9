import { instantOfMicroseconds, type Querier } from '../../kernel/index.ts'
import { mayBeInFilesSince, openRows, quotedText } from '../../ledger/index.ts'
import * as queries from '../booked-plays.queries.ts'
import type { BetOutcome, BookedPlay, SearchedPlay } from '../booked-plays.queries.ts'
import { findOpposedRounds as findOpposedPresent, type OpposedRow } from '../opposed.queries.ts'
import { archivedSharedRounds, BETS, ROUNDS } from './archived-rounds.queries.ts'
import { listArchivedBets } from './find-rounds.ts'

/** Bets on shared rounds as other rooms read them: from their table, and from the files of closed months. */

const lackingOf = (references: readonly string[], found: readonly { readonly reference: string }[]): string[] => {
  const present = new Set(found.map(({ reference }) => reference))
  return [...new Set(references.map((reference) => reference.toLowerCase()))].filter((one) => !present.has(one))
}

/** The bets of entries of the books, by the entry of their stake; the entry of a win is ignored. */
export async function findBookedPlays(db: Querier, references: readonly string[]): Promise<BookedPlay[]> {
  const present = await queries.findBookedPlays(db, references)
  const archived = await listArchivedBets(db, lackingOf(references, present))
  return [...present, ...archived.map(({ id, gameKey, stake, win }) => ({ reference: id, gameKey, stake, win }))]
}

/** Results of bets, by the entries of their stakes. */
export async function findBetOutcomes(db: Querier, references: readonly string[]): Promise<BetOutcome[]> {
  const present = await queries.findBetOutcomes(db, references)
  const archived = await listArchivedBets(db, lackingOf(references, present))
  return [
    ...present,
    ...archived.map(({ id, gameKey, stake, win, endedAt, freeRoundsId, lent }) => ({
      reference: id,
      gameKey,
      stake,
      win,
      endedAt,
      isFree: freeRoundsId !== null,
      isLent: lent > 0,
    })),
  ]
}

type Searched = Parameters<typeof queries.searchBookedPlays>[1]

/** Bets for money that were staked in a period, of a game or a player or both, newest first below a position. */
export async function searchBookedPlays(db: Querier, asked: Searched): Promise<SearchedPlay[]> {
  const present = await queries.searchBookedPlays(db, asked)
  const rows = mayBeInFilesSince(asked.from) ? await openRows(db, archivedSharedRounds) : undefined
  if (!rows) return present
  const archived = await rows.select<Omit<SearchedPlay, 'playedAt'> & { playedAt: number }>(BETS, (source) =>
    searchText(source, asked),
  )
  const known = new Set(present.map(({ reference }) => reference))
  return [
    ...present,
    ...archived
      .filter(({ reference }) => !known.has(reference))
      .map(({ playedAt, ...play }) => ({ ...play, playedAt: new Date(playedAt) })),
  ]
    .toSorted(
      (one, other) => other.playedAt.getTime() - one.playedAt.getTime() || (one.reference < other.reference ? 1 : -1),
    )
    .slice(0, asked.limit)
}

function searchText(source: string, { gameKey, playerId, from, to, winMinor, below, limit }: Searched): string {
  const at = below?.at.getTime()
  const isBelow = `(epoch_us(placed_at) // 1000 < ${at} or (epoch_us(placed_at) // 1000 = ${at} and bet_id < ${quotedText(below?.reference ?? '')}::uuid))`
  return `
    select bet_id as reference, game_key, stake, win, player_id, currency, epoch_us(placed_at) // 1000 as played_at
      from ${source}
     where win >= ${winMinor} and placed_at >= '${from.toISOString()}' and placed_at < '${to.toISOString()}'
       ${gameKey === undefined ? '' : `and game_key = ${quotedText(gameKey)}`}
       ${playerId === undefined ? '' : `and player_id = ${playerId}`}
       ${below ? `and ${isBelow}` : ''}
     order by epoch_us(placed_at) // 1000 desc, bet_id desc limit ${limit}`
}

type RoundPlayed = Awaited<ReturnType<typeof queries.findRoundsPlayed>>[number]

/** Game and definition of each shared round, by its series and number. */
export async function findRoundsPlayed(
  db: Querier,
  rounds: readonly { readonly seriesId: number; readonly no: number }[],
): Promise<RoundPlayed[]> {
  const present = await queries.findRoundsPlayed(db, rounds)
  const nameOf = ({ seriesId, no }: { seriesId: number; no: number }) => `${seriesId} ${no}`
  const found = new Set(present.map(nameOf))
  const lacking = rounds.filter((round) => !found.has(nameOf(round)))
  const rows = lacking.length > 0 ? await openRows(db, archivedSharedRounds) : undefined
  if (!rows) return present
  const wanted = lacking.map(({ seriesId, no }) => `(${seriesId}, ${no})`).join(', ')
  const archived = await rows.select<RoundPlayed>(
    ROUNDS,
    (source) => `
      select series_id, no, game_key, definition_hash from ${source}
       where series_id in (${[...new Set(lacking.map(({ seriesId }) => seriesId))].join(', ')})
         and (series_id, no) in (${wanted})`,
  )
  return [...present, ...archived]
}

type Opposed = Parameters<typeof findOpposedPresent>[1]

/** Rounds since an instant in which a player and one of some others were on opposite sides, oldest first. */
export async function findOpposedRounds(db: Querier, asked: Opposed): Promise<OpposedRow[]> {
  const present = await findOpposedPresent(db, asked)
  const { playerId, others, since } = asked
  const rows = others.length > 0 && mayBeInFilesSince(since) ? await openRows(db, archivedSharedRounds) : undefined
  if (!rows) return present
  const archived = await rows.select<Omit<OpposedRow, 'at'> & { at: number }>(
    BETS,
    (source) => `
      with own as (
        select round_id, bool_or(state = 'cashed') as has_won, sum(stake)::bigint as stake_minor, min(placed_at) as at
          from ${source} where player_id = ${playerId} and made_at >= '${since.toISOString()}' group by round_id
      ), other as (
        select b.round_id, b.player_id, bool_or(b.state = 'cashed') as has_won
          from own join ${source} b on b.round_id = own.round_id
         where b.player_id in (${others.join(', ')}) group by b.round_id, b.player_id
      )
      select epoch_us(own.at) as at, own.round_id, other.player_id as other_player_id, own.stake_minor
        from own join other on other.round_id = own.round_id and other.has_won <> own.has_won
       where own.at is not null`,
  )
  const nameOf = (row: { roundId: string; otherPlayerId: number }) => `${row.roundId} ${row.otherPlayerId}`
  const known = new Set(present.map(nameOf))
  return [
    ...archived
      .filter((row) => !known.has(nameOf(row)))
      .map(({ at, ...row }) => ({ ...row, at: instantOfMicroseconds(at) })),
    ...present,
  ].toSorted(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      (one.roundId < other.roundId ? -1 : one.roundId > other.roundId ? 1 : one.otherPlayerId - other.otherPlayerId),
  )
}
