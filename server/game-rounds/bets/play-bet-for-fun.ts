import type { ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { betRulesOf } from '#games/engines.ts'
import { canonicalJson } from '#games/kit/fairness/definition-hash.ts'
import { isOpenRound, playBetRound } from '#games/play-round.ts'
import { assert, isUniqueViolation, refuse as refuseByCode, type Transaction, type Refuse } from '../../kernel/index.ts'
import { findBetRound, insertBetRound } from './bet-rounds.queries.ts'
import { beginForFun, playWhenDue } from '../begin-for-fun.ts'
import * as demoQueries from '../demo-rounds.queries.ts'
import * as queries from '../game-rounds.queries.ts'
import type { BetSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { hasOpenRound } from './open-rounds.ts'
import type { BetInput } from './store-bet-round.ts'
import { shelfOf } from '../series/open-ticket-round.ts'
import { readOpening } from './read-bet.ts'
import { sellsSeries, sellTicket, withTickets } from '../series/sell-ticket.ts'
import { factsOfDemo, rebuildRound } from '../history/show-round.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Answer = ReplyOf<typeof call>

/** Opens one round with a bet for play money: the same mathematics, bets and seeds, no ledger. */
export async function playBetForFun(needs: GameRoundsNeeds, live: BetSession, input: BetInput): Promise<Answer> {
  const { db, isGameEnabled } = needs
  const earlier = await demoQueries.findDemoRound(db, input.roundId)
  if (earlier) return tell(needs, live, earlier, input, true)
  const read = readOpening(live, input)
  if (!read.ok) return refuse(read.code)
  if (!isGameEnabled(live.row.gameKey)) return refuse('ERR_GAME_DISABLED')
  try {
    const play = () =>
      playWhenDue(needs, live, input.stakeMinor, () => db.transaction((tx) => open(needs, tx, live, input)))
    const { definition } = live
    const round = sellsSeries(definition)
      ? await withTickets(needs, shelfOf(live, input.stakeMinor), definition, play)
      : await play()
    assert(round !== 'sold-out', 'Only series are sold out.')
    return await tell(needs, live, round, input, false)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const other = await demoQueries.findDemoRound(db, input.roundId)
    if (!other) throw error
    return tell(needs, live, other, input, true)
  }
}

async function open(
  needs: GameRoundsNeeds,
  tx: Transaction,
  live: BetSession,
  { roundId, stakeMinor, bet: opening }: BetInput,
): Promise<demoQueries.DemoRound | 'sold-out'> {
  const { row, seed, definition, definitionHash } = live
  const session = await queries.lockSession(tx, row.id)
  const stored = await queries.findSeed(tx, seed.no)
  if (!session || !stored || session.endedAt || session.seedNo !== seed.no) return refuse('ERR_GAME_SESSION_ENDED')
  if (betRulesOf(definition).decisions && (await hasOpenRound(tx, seed.no))) return refuse('ERR_ROUND_OPEN')
  const playedAt = await beginForFun(needs, tx, row.id)
  const ticket = sellsSeries(definition) ? await sellTicket(needs, tx, shelfOf(live, stakeMinor)) : undefined
  if (sellsSeries(definition) && !ticket) return 'sold-out'
  const bet = ticket ? { ticket } : opening
  const nonce = stored.nextNonce
  const { serverSeed, clientSeed } = seed
  const key = row.gameKey
  const outcome = playBetRound({ key, definition, definitionHash, stakeMinor, serverSeed, clientSeed, nonce, bet })
  const isOpen = isOpenRound(definition, outcome)
  const won = isOpen ? 0 : outcome.winMinor
  const staked = outcome.stakeMinor
  const balanceAfter = await demoQueries.moveDemoBalance(tx, row.id, staked, won)
  if (balanceAfter === undefined) return refuse('ERR_INSUFFICIENT_FUNDS')
  await queries.setNextNonce(tx, seed.no, nonce + 1)
  const round = { roundId, seedNo: seed.no, nonce, stake: staked, win: won, balanceAfter, playedAt }
  await demoQueries.insertDemoRound(tx, round)
  const { playerId } = row
  const head = { seedNo: seed.no, nonce, roundId, playerId, gameKey: key, mode: 'demo' } as const
  await insertBetRound(tx, { ...head, stake: stakeMinor, staked, won, opening, bet, isOpen, changedAt: playedAt })
  return round
}

async function tell(
  { db, seeds }: GameRoundsNeeds,
  { row }: BetSession,
  stored: demoQueries.DemoRound,
  { stakeMinor, bet }: BetInput,
  isRepeat: boolean,
): Promise<Answer> {
  const kept = await findBetRound(db, stored)
  const isSame = kept?.stake === stakeMinor && bet !== undefined && canonicalJson(kept.opening) === canonicalJson(bet)
  if (!isSame) return refuse('ERR_KEY_REUSED')
  const { round, session } = await rebuildRound(db, seeds, factsOfDemo(stored))
  if (session.id !== row.id) return refuse('ERR_KEY_REUSED')
  return { round, netResult: { amountMinor: session.demoNet, currency: session.currency }, isRepeat }
}
