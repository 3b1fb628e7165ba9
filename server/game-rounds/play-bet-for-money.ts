import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { betRulesOf, type Bet } from '#games/engines.ts'
import { canonicalJson } from '#games/kit/fairness/definition-hash.ts'
import { isOpenRound, playBetRound, type BetOutcome } from '#games/play-round.ts'
import { assert, refuse } from '../kernel/index.ts'
import { findEntry, readBalance, type Entry, type Stake } from '../ledger/index.ts'
import { findBetRound, insertBetRound, type BetRound } from './bet-rounds.queries.ts'
import type { BetSession } from './live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { findOpenRound } from './open-rounds.ts'
import { askedOf, ATTEMPTS_MAX, BIG_WIN_X, makeReadyOrRefuse } from './play-for-money.ts'
import { readOpening } from './read-bet.ts'
import { factsOfEntry, rebuildRound, showBet } from './show-round.ts'

/** A round with a bet that a player asks for. */
export type BetWish = { readonly roundId: string; readonly stakeMinor: number; readonly bet?: unknown }
type Answer = ReplyOf<typeof call>

/**
 * Opens one round with a bet for money. Its bet is kept before its stake is committed, so that the outcome can always be
 * made again; nothing is told before that commit. A round with decisions is open afterwards: its win, if any, is booked
 * with the decision that ends it. Call it in the account's turn.
 */
export async function playBetForMoney(needs: GameRoundsNeeds, live: BetSession, wish: BetWish): Promise<Answer> {
  const { db } = needs
  const { roundId } = wish
  const read = readOpening(live, wish)
  const obstacle = !read.ok
    ? read.code
    : needs.isGameEnabled(live.row.gameKey)
      ? undefined
      : ('ERR_GAME_DISABLED' as const)
  try {
    if (obstacle || !read.ok) return refuse(obstacle ?? 'ERR_BET_NOT_ALLOWED')
    return await openRound(needs, live, { ...wish, bet: read.bet })
  } catch (refusal) {
    // What was settled is answered again even when a new round would be refused.
    const earlier = await findEntry(db, roundId)
    if (earlier) return repeat(needs, live, earlier, wish)
    throw refusal
  }
}

async function openRound(
  needs: GameRoundsNeeds,
  live: BetSession,
  wish: BetWish & { readonly bet: Bet },
): Promise<Answer> {
  const { db } = needs
  const { accountId } = live.row
  assert(accountId !== null, 'Play for money has an account.')
  const hasDecisions = betRulesOf(live.definition).decisions !== undefined
  await needs.limits.judgeStake(askedOf(live, drawRound(live, wish, live.nextNonce).stakeMinor))
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const nonce = live.nextNonce
    // Asked after the number was read: a round that was opened meanwhile has taken that number.
    if (hasDecisions && (await findOpenRound(db, live.row))) return refuse('ERR_ROUND_OPEN')
    const outcome = drawRound(live, wish, nonce)
    const kept = keepOf(needs, live, wish, nonce, outcome)
    const stake: Stake = {
      reference: wish.roundId,
      accountId,
      stakeMinor: outcome.stakeMinor,
      winMinor: kept.won,
      seriesId: live.seed.no,
      ordinal: nonce,
    }
    if (hasDecisions) {
      // What is kept as open is looked through before each round: a stake that is stopped anyway is not kept.
      const earlier = await makeReadyOrRefuse(needs, live, stake)
      if (earlier) return repeat(needs, live, earlier, wish)
      if (live.nextNonce !== nonce) continue
    }
    if (!(await insertBetRound(db, kept))) await refuseOther(needs, kept)
    const result = await needs.stakes.submit(stake)
    if (result.outcome === 'committed') {
      live.nextNonce = nonce + 1
      return tellOpened(needs, live, kept, outcome, result)
    }
    const earlier = await makeReadyOrRefuse(needs, live, stake)
    if (earlier) return repeat(needs, live, earlier, wish)
  }
  throw new Error('A stake that nothing stops is taken within a few attempts.')
}

function drawRound(live: BetSession, { stakeMinor, bet }: BetWish, nonce: number): BetOutcome {
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

function keepOf(
  { clock }: GameRoundsNeeds,
  { row, seed, definition }: BetSession,
  { roundId, stakeMinor, bet }: BetWish,
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
    changedAt: clock.now(),
  }
}

/** The same attempt was kept before: it goes on when it is the same bet. */
async function refuseOther({ db }: GameRoundsNeeds, kept: BetRound): Promise<void> {
  const other = await findBetRound(db, kept)
  if (other && !isSameWish(other, { stakeMinor: kept.stake, bet: kept.opening })) return refuse('ERR_KEY_REUSED')
}

function isSameWish(kept: BetRound, { stakeMinor, bet }: { stakeMinor: number; bet?: unknown }): boolean {
  return kept.stake === stakeMinor && bet !== undefined && canonicalJson(kept.opening) === canonicalJson(bet)
}

type CommittedStake = Extract<Awaited<ReturnType<GameRoundsNeeds['stakes']['submit']>>, { outcome: 'committed' }>

function tellOpened(
  { shown }: GameRoundsNeeds,
  { row, seed, definitionHash }: BetSession,
  kept: BetRound,
  outcome: BetOutcome,
  { committed, at }: CommittedStake,
): Answer {
  const { currency, gameKey } = row
  const { roundId, won, staked, nonce } = kept
  if (won >= staked * BIG_WIN_X) shown.noteWin({ roundId, gameKey, stake: staked, win: won, currency, wonAt: at })
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
    netResult: { amountMinor: row.netAnchor + committed.wonMinor - committed.stakedMinor, currency },
    isRepeat: false,
  }
}

/** The stored round, told again as it is now. The same number for another player, session, stake or bet is refused. */
async function repeat(
  { db, seeds }: GameRoundsNeeds,
  { row }: BetSession,
  entry: Entry,
  wish: BetWish,
): Promise<Answer> {
  if (entry.accountId !== row.accountId || entry.seriesId === 0) return refuse('ERR_KEY_REUSED')
  const { round, session, kept } = await rebuildRound(db, seeds, factsOfEntry(entry))
  if (session.id !== row.id || !kept || !isSameWish(kept, wish)) return refuse('ERR_KEY_REUSED')
  const balance = await readBalance(db, entry.accountId)
  const netMinor = row.netAnchor + (balance?.won ?? 0) - (balance?.staked ?? 0)
  return { round, netResult: { amountMinor: netMinor, currency: row.currency }, isRepeat: true }
}
