import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { playRound as call } from '#contract/play-v1/play.ts'
import { playRound } from '#games/play-round.ts'
import { isUniqueViolation, refuse as refuseByCode, type Transaction, type Refuse } from '../kernel/index.ts'
import { beginForFun, playWhenDue } from './begin-for-fun.ts'
import * as demoQueries from './demo-rounds.queries.ts'
import * as queries from './game-rounds.queries.ts'
import type { ReelSession } from './sessions/live-sessions.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { factsOfDemo, rebuildRound } from './history/show-round.ts'

const refuse: Refuse<typeof call> = refuseByCode

type RoundBody = Pick<BodyOf<typeof call>, 'roundId' | 'stakeMinor'>
type Answer = ReplyOf<typeof call>

/** Plays one round with play money: the same mathematics and seeds, no ledger. */
export async function playForFun(needs: GameRoundsNeeds, live: ReelSession, input: RoundBody): Promise<Answer> {
  const { db, isGameEnabled } = needs
  const earlier = await demoQueries.findDemoRound(db, input.roundId)
  if (earlier) return tell(needs, live, earlier, input.stakeMinor, true)
  if (!live.stakes.includes(input.stakeMinor)) return refuse('ERR_STAKE_NOT_ALLOWED')
  if (!isGameEnabled(live.row.gameKey)) return refuse('ERR_GAME_DISABLED')
  try {
    const round = await playWhenDue(needs, live, input.stakeMinor, () =>
      db.transaction((tx) => settle(needs, tx, live, input)),
    )
    return await tell(needs, live, round, input.stakeMinor, false)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const other = await demoQueries.findDemoRound(db, input.roundId)
    if (!other) throw error
    return tell(needs, live, other, input.stakeMinor, true)
  }
}

async function settle(
  needs: GameRoundsNeeds,
  tx: Transaction,
  { row, seed, definition, definitionHash }: ReelSession,
  { roundId, stakeMinor }: RoundBody,
): Promise<demoQueries.DemoRound> {
  const session = await queries.lockSession(tx, row.id)
  const stored = await queries.findSeed(tx, seed.no)
  if (!session || !stored || session.endedAt || session.seedNo !== seed.no) return refuse('ERR_GAME_SESSION_ENDED')
  const playedAt = await beginForFun(needs, tx, row.id)
  const nonce = stored.nextNonce
  const { winMinor } = playRound({
    key: row.gameKey,
    definition,
    definitionHash,
    stakeMinor,
    serverSeed: seed.serverSeed,
    clientSeed: seed.clientSeed,
    nonce,
  })
  const balanceAfter = await demoQueries.moveDemoBalance(tx, row.id, stakeMinor, winMinor)
  if (balanceAfter === undefined) return refuse('ERR_INSUFFICIENT_FUNDS')
  await queries.setNextNonce(tx, seed.no, nonce + 1)
  const round = {
    roundId,
    seedNo: seed.no,
    nonce,
    stake: stakeMinor,
    win: winMinor,
    balanceAfter,
    playedAt,
  }
  await demoQueries.insertDemoRound(tx, round)
  return round
}

async function tell(
  { db, seeds }: GameRoundsNeeds,
  { row }: ReelSession,
  stored: demoQueries.DemoRound,
  stakeMinor: number,
  isRepeat: boolean,
): Promise<Answer> {
  if (stored.stake !== stakeMinor) return refuse('ERR_KEY_REUSED')
  const { round, session } = await rebuildRound(db, seeds, factsOfDemo(stored))
  if (session.id !== row.id) return refuse('ERR_KEY_REUSED')
  return { round, netResult: { amountMinor: session.demoNet, currency: session.currency }, isRepeat }
}
