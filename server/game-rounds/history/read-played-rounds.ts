import type { PlayedRound, RoundReader } from '../../game-catalogue/index.ts'
import type { Transaction } from '../../kernel/index.ts'
import { listRoundsAfter, type MovedAccounts, type RoundEntry } from '../../ledger/index.ts'
import { findBetRounds } from '../bets/find-bet-rounds.ts'
import { findGamesPlayed } from './played-rounds.queries.ts'
import { positionsWithoutGaps, type Stretch } from './positions-without-gaps.ts'

const ACCOUNTS_AT_ONCE = 200
const BEFORE_ALL = new Date(0)

/** Reads every round for money once for the monitoring of returns, from the books. @param accounts which may have moved */
export function playedRounds(accounts: MovedAccounts): RoundReader {
  return {
    async *readOn(tx, findCursors) {
      const present = await accounts.list(tx)
      for (let at = 0; at < present.length; at += ACCOUNTS_AT_ONCE) {
        const some = present.slice(at, at + ACCOUNTS_AT_ONCE)
        const cursors = await findCursors(some.map(({ accountId }) => accountId))
        const before = new Map(cursors.map((cursor) => [cursor.accountId, cursor]))
        const marks = some.flatMap(({ accountId, seq }): Stretch[] => {
          const mark = before.get(accountId) ?? { accountId, seq: 0, readTo: BEFORE_ALL }
          return mark.seq < seq ? [{ ...mark, upTo: seq }] : []
        })
        if (marks.length > 0) yield readPortion(tx, marks)
      }
    },

    async readAgain(tx, open) {
      const games = new Map(open.map((round) => [round.roundId, round]))
      return (await findBetRounds(tx, open)).flatMap(({ roundId, stake, staked, won, isOpen }): PlayedRound[] => {
        const round = games.get(roundId)
        return isOpen || !round ? [] : [{ ...round, stakeMinor: stake, winMinor: won - (staked - stake), isOpen }]
      })
    },
    settle: accounts.settle,
  }
}

/** Everything up to the present number is read, also entries that are no rounds: none is read twice. */
async function readPortion(tx: Transaction, before: readonly Stretch[]) {
  const entries = await listRoundsAfter(tx, await positionsWithoutGaps(tx, before))
  const last = new Map(entries.map((entry) => [entry.accountId, entry]))
  return {
    rounds: await roundsOf(tx, entries),
    cursors: before.map(({ accountId, upTo, readTo }) => {
      const entry = last.get(accountId)
      return { accountId, seq: Math.max(upTo, entry?.seq ?? 0), readTo: entry?.createdAt ?? readTo }
    }),
  }
}

async function roundsOf(tx: Transaction, entries: readonly RoundEntry[]): Promise<PlayedRound[]> {
  const games = await findGamesPlayed(tx, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const keys = entries.map(({ reference, seriesId, ordinal, createdAt }) => ({
    roundId: reference,
    seedNo: seriesId,
    nonce: ordinal,
    playedAt: createdAt,
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
