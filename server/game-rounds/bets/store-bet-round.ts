import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { canonicalJson } from '#games/kit/fairness/definition-hash.ts'
import { isOpenRound, playBetRound, type BetOutcome } from '#games/play-round.ts'
import { refuse } from '../../kernel/index.ts'
import { readBalance, type Entry } from '../../ledger/index.ts'
import type { BetRound } from './bet-rounds.queries.ts'
import { findBetRound } from './find-bet-rounds.ts'
import type { BetSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { BIG_WIN_X } from '../play-for-money.ts'
import { factsOfEntry, rebuildRound, showBet } from '../history/show-round.ts'
import { addBonusLeft } from '../bonus/add-bonus.ts'

/** The request for a round with a bet. */
export type BetInput = {
  readonly roundId: string
  readonly stakeMinor: number
  readonly bet?: unknown
  /** The id of an award of free rounds; the house then pays the stake. */
  readonly freeRoundsId?: string | undefined
}
export type Answer = ReplyOf<typeof call>

/** The round that this number would give. */
export function drawRound(live: BetSession, { stakeMinor, bet }: BetInput, nonce: number): BetOutcome {
  return playBetRound({
    key: live.row.gameKey,
    definition: live.definition,
    definitionHash: live.definitionHash,
    stakeMinor,
    serverSeed: live.seed.serverSeed,
    clientSeed: live.seed.clientSeed,
    nonce,
    bet,
  })
}

/** The row that is stored of a round before it is answered. `opening` is the player's input, when the bet contains more. */
export function keepOf(
  { clock }: GameRoundsNeeds,
  { row, seed, definition }: BetSession,
  { roundId, stakeMinor, bet }: BetInput,
  nonce: number,
  outcome: BetOutcome,
): BetRound {
  const isOpen = isOpenRound(definition, outcome)
  return {
    seedNo: seed.no,
    nonce,
    roundId,
    playerId: row.playerId,
    gameKey: row.gameKey,
    mode: row.mode,
    stake: stakeMinor,
    staked: outcome.stakeMinor,
    won: isOpen ? 0 : outcome.winMinor,
    opening: bet,
    bet,
    decisions: 0,
    isOpen,
    balanceAfter: null,
    finishedBy: null,
    lent: 0,
    changedAt: clock.now(),
  }
}

/** The same attempt was stored before: it continues when it is the same bet. */
export async function refuseOther({ db }: GameRoundsNeeds, kept: BetRound): Promise<void> {
  const other = await findBetRound(db, kept)
  if (other && !isSameBet(other, { stakeMinor: kept.stake, bet: kept.opening })) return refuse('ERR_KEY_REUSED')
}

function isSameBet(kept: BetRound, { stakeMinor, bet }: { stakeMinor: number; bet?: unknown }): boolean {
  return kept.stake === stakeMinor && bet !== undefined && canonicalJson(kept.opening) === canonicalJson(bet)
}

export type CommittedStake = Extract<Awaited<ReturnType<GameRoundsNeeds['stakes']['submit']>>, { outcome: 'committed' }>

/** The reply for an opened round. */
export function publishOpened(
  { shown }: GameRoundsNeeds,
  { row, seed, definitionHash, netAnchor }: BetSession,
  kept: BetRound,
  outcome: BetOutcome,
  { committed, at }: CommittedStake,
): Answer {
  const { currency, gameKey } = row
  const { roundId, won, staked, nonce } = kept
  if (won >= staked * BIG_WIN_X) shown.recordWin({ roundId, gameKey, stake: staked, win: won, currency, wonAt: at })
  return {
    round: {
      roundId,
      gameKey,
      mode: 'real',
      stake: { amountMinor: staked, currency },
      win: { amountMinor: won, currency },
      balanceAfter: { amountMinor: committed.balanceMinor, currency },
      nonce,
      seedId: seed.id,
      definitionHash,
      playedAt: at.toISOString(),
      outcome,
      bet: showBet(kept, currency),
    },
    netResult: { amountMinor: netAnchor + committed.wonMinor - committed.stakedMinor, currency },
    isRepeat: false,
  }
}

/** The stored round in its current state. The same id for another player, session, stake or bet is refused. */
export async function repeat(needs: GameRoundsNeeds, live: BetSession, entry: Entry, input: BetInput): Promise<Answer> {
  const { db, seeds } = needs
  const { row, netAnchor } = live
  if (entry.accountId !== row.accountId || entry.seriesId === 0) return refuse('ERR_KEY_REUSED')
  const { round, session, kept } = await rebuildRound(db, seeds, factsOfEntry(entry))
  if (session.id !== row.id || !kept || !isSameBet(kept, input)) return refuse('ERR_KEY_REUSED')
  const balance = await readBalance(db, entry.accountId)
  const netMinor = netAnchor + (balance?.won ?? 0) - (balance?.staked ?? 0)
  const netResult = { amountMinor: netMinor, currency: row.currency }
  return addBonusLeft(needs, live, { round, netResult, isRepeat: true })
}
