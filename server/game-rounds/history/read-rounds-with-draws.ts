import { jackpotStream } from '#games/kit/fairness/jackpot-stream.ts'
import type { Rng } from '#games/kit/math/rng.ts'
import { assert, type Querier } from '../../kernel/index.ts'
import {
  listRoundsAfter,
  listSequences,
  listSequencesOf,
  type ReadPosition,
  type RoundEntry,
} from '../../ledger/index.ts'
import { findSeedsPlayed, listMaybePlayed, type SeedPlayed } from './played-rounds.queries.ts'
import { positionsWithoutGaps, type Stretch } from './positions-without-gaps.ts'
import { makeSeedSealer, type SeedSealer } from '../seeds/seal-seed.ts'

const ACCOUNTS_AT_ONCE = 200

/** A round for money with the draws that its seeds give for a pool. Amounts in minor units. */
export type RoundWithDraws = {
  readonly roundId: string
  readonly accountId: number
  readonly seq: number
  readonly playerId: number
  readonly gameKey: string
  readonly stakeMinor: number
  readonly playedAt: Date
  readonly drawsFor: (poolId: string) => Rng
}

/**
 * Reads the rounds for money that were booked after given positions, each with its draws for pools. The seeds do not
 * leave this room. @param seedKey the same key as in the processes that serve rounds
 */
export function roundsWithDraws(seedKey: Uint8Array) {
  const seeds = makeSeedSealer(seedKey)
  return {
    whoMayHavePlayed: listMaybePlayed,

    /**
     * @param notBefore rounds before this instant may be left out
     * @param accountIds only rounds of these accounts; without it, of all
     */
    async *readOn(
      db: Querier,
      cursors: readonly ReadPosition[],
      notBefore: Date,
      accountIds?: readonly number[],
    ): AsyncGenerator<{ readonly rounds: readonly RoundWithDraws[]; readonly cursors: readonly ReadPosition[] }> {
      const before = new Map(cursors.map((cursor) => [cursor.accountId, cursor]))
      const present = await (accountIds ? listSequencesOf(db, accountIds) : listSequences(db))
      const marks = present.flatMap(({ accountId, seq }): Stretch[] => {
        const mark = before.get(accountId) ?? { accountId, seq: 0, readTo: notBefore }
        return mark.seq < seq ? [{ ...mark, upTo: seq }] : []
      })
      for (let at = 0; at < marks.length; at += ACCOUNTS_AT_ONCE) {
        const some = marks.slice(at, at + ACCOUNTS_AT_ONCE)
        const entries = await listRoundsAfter(db, await positionsWithoutGaps(db, some))
        const last = new Map(entries.map((entry) => [entry.accountId, entry]))
        yield {
          rounds: await withDraws(db, seeds, entries),
          // Positions are read before the rounds, so everything up to them is covered, also entries that are no rounds:
          // nothing is read again.
          cursors: some.map(({ accountId, readTo, upTo }) => {
            const entry = last.get(accountId)
            return { accountId, seq: Math.max(entry?.seq ?? 0, upTo), readTo: entry?.createdAt ?? readTo }
          }),
        }
      }
    },
  }
}

async function withDraws(db: Querier, seeds: SeedSealer, entries: readonly RoundEntry[]): Promise<RoundWithDraws[]> {
  const played = await findSeedsPlayed(db, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const opened = new Map<number, Uint8Array>()
  const openSeed = ({ no, serverSeed }: SeedPlayed): Uint8Array => {
    const seed = opened.get(no) ?? seeds.open(serverSeed)
    opened.set(no, seed)
    return seed
  }
  return entries.map(({ reference, accountId, seq, seriesId, ordinal: nonce, debit, createdAt }) => {
    const seed = played.get(seriesId)
    assert(seed, 'A round for money has a seed.')
    const { gameKey, definitionHash, clientSeed, playerId } = seed
    return {
      roundId: reference,
      accountId,
      seq,
      playerId,
      gameKey,
      stakeMinor: debit,
      playedAt: createdAt,
      drawsFor: (poolId) =>
        jackpotStream(poolId, { serverSeed: openSeed(seed), gameKey, definitionHash, clientSeed, nonce }),
    }
  })
}
