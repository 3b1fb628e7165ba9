import type { PlayedRound, RoundReader } from '../../game-catalogue/index.ts'
import type { Transaction } from '../../kernel/index.ts'
import { listRoundsAfter, listSequences, type ReadMark, type RoundEntry } from '../../ledger/index.ts'
import { findBetRounds } from '../bets/bet-rounds.queries.ts'
import { findGamesPlayed } from './played-rounds.queries.ts'

const ACCOUNTS_AT_ONCE = 200
const BEFORE_ALL = new Date(0)

/** Reads every round for money once for the monitoring of returns, from the books. */
export const playedRounds: RoundReader = {
  async *readOn(tx, cursors) {
    const before = new Map(cursors.map((cursor) => [cursor.accountId, cursor]))
    const marks = (await listSequences(tx)).flatMap(({ accountId, seq }): ReadMark[] => {
      const mark = before.get(accountId) ?? { accountId, seq: 0, readTo: BEFORE_ALL }
      return mark.seq < seq ? [mark] : []
    })
    for (let at = 0; at < marks.length; at += ACCOUNTS_AT_ONCE) {
      const some = marks.slice(at, at + ACCOUNTS_AT_ONCE)
      const entries = await listRoundsAfter(tx, some)
      const last = new Map(entries.map((entry) => [entry.accountId, entry]))
      yield {
        rounds: await roundsOf(tx, entries),
        cursors: some.flatMap(({ accountId }) => {
          const entry = last.get(accountId)
          return entry ? [{ accountId, seq: entry.seq, readTo: entry.createdAt }] : []
        }),
      }
    }
  },

  async readAgain(tx, open) {
    const games = new Map(open.map((round) => [round.roundId, round]))
    return (await findBetRounds(tx, open)).flatMap(({ roundId, stake, staked, won, isOpen }): PlayedRound[] => {
      const round = games.get(roundId)
      return isOpen || !round ? [] : [{ ...round, stakeMinor: stake, winMinor: won - (staked - stake), isOpen }]
    })
  },
}

async function roundsOf(tx: Transaction, entries: readonly RoundEntry[]): Promise<PlayedRound[]> {
  const games = await findGamesPlayed(tx, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const keys = entries.map(({ reference, seriesId, ordinal }) => ({
    roundId: reference,
    seedNo: seriesId,
    nonce: ordinal,
  }))
  const kept = new Map((await findBetRounds(tx, keys)).map((round) => [round.roundId, round]))
  return entries.flatMap(({ reference, seriesId, ordinal, debit, credit }) => {
    const game = games.get(seriesId)
    const bet = kept.get(reference)
    return game
      ? [
          {
            ...game,
            seedNo: seriesId,
            nonce: ordinal,
            roundId: reference,
            stakeMinor: bet?.stake ?? debit,
            winMinor: bet ? bet.won - (bet.staked - bet.stake) : credit,
            isOpen: bet?.isOpen ?? false,
          },
        ]
      : []
  })
}
