import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { openSession as call } from '#contract/play-v1/play.ts'
import { loadDefinition } from '#games/catalogue/index.ts'
import { assert, newId, newToken, refuse, TOKEN_PREFIX, type Transaction } from '../../kernel/index.ts'
import { prepareStake, readBalance } from '../../ledger/index.ts'
import { findWallet, netAnchorOf } from '../../wallet/index.ts'
import { endSession } from './end-session.ts'
import * as queries from '../game-rounds.queries.ts'
import { hashToken } from './hash-token.ts'
import { firstPairOf, type FirstPair } from '../seeds/first-pair.ts'
import { hourBoundOf } from '../hour-loss.ts'
import { GAME_SESSION_CHANGED } from './live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { describeSession } from './session-state.ts'
import { startSeed } from '../seeds/start-seed.ts'

/** Play money of a demo: the same number of minor units in each currency. */
const DEMO_BALANCE_MINOR = 1_000_000

/**
 * Exchanges a pre-game token for a game session. A player who left a game without closing it resumes the same session
 * and seed, and an earlier tab of it ends.
 */
export async function openSession(needs: GameRoundsNeeds, body: BodyOf<typeof call>): Promise<ReplyOf<typeof call>> {
  const { db, clock, sessions, sendControl } = needs
  const gameToken = newToken(TOKEN_PREFIX.game)
  const { sessionId, isResumed } = await db.transaction(async (tx) => {
    const now = clock.now()
    const input = await takeToken(needs, tx, body, now)
    const pair = firstPairOf(input, body)
    return input.mode === 'real'
      ? openForMoney(needs, tx, { input, pair, gameToken, now })
      : openForFun(needs, tx, { input, pair, gameToken, now })
  })
  if (isResumed) {
    sessions.forget(sessionId)
    await sendControl({ topic: GAME_SESSION_CHANGED, id: sessionId })
  }
  const live = await sessions.findByToken(gameToken)
  assert(live, 'A session that was just opened is alive.')
  return { gameToken, session: await describeSession(needs, live) }
}

async function takeToken(
  { isGameEnabled }: GameRoundsNeeds,
  tx: Transaction,
  { token, gameKey }: BodyOf<typeof call>,
  now: Date,
): Promise<queries.PreGameToken> {
  const input = await queries.lockToken(tx, hashToken(token))
  if (!input || input.usedAt || input.gameKey !== gameKey) return refuse('ERR_TOKEN_INVALID')
  if (input.expiresAt <= now) return refuse('ERR_TOKEN_EXPIRED')
  if (!loadDefinition(gameKey)) return refuse('ERR_GAME_NOT_FOUND')
  if (!isGameEnabled(gameKey)) return refuse('ERR_GAME_DISABLED')
  await queries.markTokenUsed(tx, input.tokenHash, now)
  return input
}

type Opening = {
  readonly input: queries.PreGameToken
  readonly pair: FirstPair
  readonly gameToken: string
  readonly now: Date
}
type Opened = { readonly sessionId: string; readonly isResumed: boolean }

async function openForMoney(needs: GameRoundsNeeds, tx: Transaction, opening: Opening): Promise<Opened> {
  const { input, gameToken, now } = opening
  const { playerId, playerSessionStartedAt, gameKey, lang, playerSessionId, sessionEndsAt } = input
  assert(playerId !== null && playerSessionStartedAt, 'Play for money has a signed-in player.')
  const last = await queries.lockLastSession(tx, playerId, gameKey)
  const wallet = await findWallet(tx, playerId)
  assert(wallet, 'A player has a wallet from registration on.')
  const netAnchor = await netAnchorOf(tx, wallet, playerSessionStartedAt)
  const balance = await readBalance(tx, wallet.accountId)
  if (balance?.status !== 0) return refuse('ERR_PLAYING_BLOCKED')

  const fresh = { lang, playerSessionId, playerSessionStartedAt, endsAt: sessionEndsAt, netAnchor }
  const lastSeed = last && !last.endedAt ? await queries.findSeed(tx, last.seedNo) : undefined
  if (last && lastSeed && last.endsAt > now && lastSeed.definitionHash === loadDefinition(gameKey)?.definitionHash) {
    await queries.resumeSession(tx, { ...last, ...fresh }, hashToken(gameToken))
    await claimSeries(needs, tx, { ...last, accountId: wallet.accountId }, last.seedNo)
    return { sessionId: last.id, isResumed: true }
  }
  if (last && !last.endedAt) await endSession(tx, { id: last.id }, now)

  const session: queries.SessionRow = {
    ...fresh,
    id: newId(now),
    gameKey,
    mode: 'real',
    currency: wallet.currency,
    playerId,
    accountId: wallet.accountId,
    openedAt: now,
    endedAt: null,
    seedNo: 0,
    demoBalance: null,
    demoNet: 0,
  }
  const seedNo = await insertWithSeed(needs, tx, session, opening)
  await claimSeries(needs, tx, session, seedNo)
  await queries.recordLastPlayed(tx, playerId, gameKey, now)
  return { sessionId: session.id, isResumed: false }
}

/** Prepares the account for this session's series: day, hour, and the next number. */
export async function claimSeries(
  { calendarDay, clock, hourLoss }: Pick<GameRoundsNeeds, 'calendarDay' | 'clock' | 'hourLoss'>,
  tx: Transaction,
  { accountId, playerId, gameKey }: Pick<queries.SessionRow, 'accountId' | 'playerId' | 'gameKey'>,
  seedNo: number,
): Promise<number | undefined> {
  assert(accountId !== null, 'Play for money has an account.')
  let isOver = false
  const { next, earlier } = await prepareStake(tx, {
    accountId,
    seriesId: seedNo,
    day: calendarDay(),
    hour: hourBoundOf(hourLoss, tx, { playerId, gameKey, at: clock.now() }),
    readNext: async () => {
      const seed = await queries.findSeed(tx, seedNo)
      isOver = !seed || seed.revealedAt !== null
      return seed?.nextNonce ?? 0
    },
  })
  if (earlier) await queries.setNextNonce(tx, earlier.seriesId, earlier.next)
  // A revealed seed is never played with again: the transaction rolls back.
  if (isOver) return refuse('ERR_GAME_SESSION_ENDED')
  return next
}

async function openForFun(needs: GameRoundsNeeds, tx: Transaction, opening: Opening): Promise<Opened> {
  const { input, now } = opening
  const session: queries.SessionRow = {
    id: newId(now),
    gameKey: input.gameKey,
    mode: 'demo',
    lang: input.lang,
    currency: needs.currency,
    playerId: input.playerId,
    accountId: null,
    playerSessionId: input.playerSessionId,
    playerSessionStartedAt: input.playerSessionStartedAt ?? now,
    openedAt: now,
    endsAt: input.sessionEndsAt,
    endedAt: null,
    seedNo: 0,
    demoBalance: DEMO_BALANCE_MINOR,
    demoNet: 0,
    netAnchor: 0,
  }
  await insertWithSeed(needs, tx, session, opening)
  return { sessionId: session.id, isResumed: false }
}

async function insertWithSeed(
  { seeds }: GameRoundsNeeds,
  tx: Transaction,
  session: queries.SessionRow,
  { pair, gameToken, now }: Opening,
): Promise<number> {
  await queries.insertSession(tx, session, hashToken(gameToken))
  const seedNo = await startSeed(tx, seeds, { ...pair, sessionId: session.id, gameKey: session.gameKey, now })
  await queries.setSessionSeed(tx, session.id, seedNo)
  return seedNo
}
