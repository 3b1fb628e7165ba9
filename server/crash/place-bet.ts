import { hash } from 'node:crypto'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { placeCrashBet as call } from '#contract/play-v1/crash.ts'
import {
  assert,
  isUniqueViolation,
  newId,
  refuse as refuseByCode,
  type GameCaller,
  type Refuse,
} from '../kernel/index.ts'
import { isArchived, mayBeOver, nextRoundAt, readBalance, type PlayObstacle } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { findAnyBet, findBet, findRound } from './archive/find-rounds.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { judgeWaitingFree } from './free-part.ts'
import { isCashOutAllowed } from './game-rules.ts'
import { ownSession, type OwnSession } from './own-session.ts'
import { readPresent, showBet } from './show-bet.ts'
import { OBSTACLE_CODES, stakeBet } from './stake-bet.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Body = BodyOf<typeof call>
type Answer = ReplyOf<typeof call>

/**
 * Places a bet on the round that accepts bets, or for the next one. The stake is in the books before the reply; the
 * round's row is locked meanwhile, so that betting never ends while a bet is in progress.
 */
export async function placeBet(room: CrashRoom, caller: GameCaller, input: Body): Promise<Answer> {
  const own = await ownSession(room, caller)
  const { session, rules } = own
  const betId = input.betId.toLowerCase()
  const earlier = await findBet(room.db, betId)
  if (earlier) return repeat(room, own, earlier, input)
  // The id is that of another movement, whose key has left with its month.
  if (await isArchived(room.db, betId)) return refuse('ERR_KEY_REUSED')
  if (input.freeRoundsId !== undefined && session.mode !== 'real') return refuse('ERR_FREE_ROUND_GONE')
  if (!session.stakes.includes(input.stakeMinor)) return refuse('ERR_STAKE_NOT_ALLOWED')
  if (input.autoCashOut !== null && !isCashOutAllowed(rules.definition, input.autoCashOut))
    return refuse('ERR_BET_NOT_ALLOWED')
  if (!room.isGameEnabled(session.gameKey)) return refuse('ERR_GAME_DISABLED')
  if (session.mode === 'real') await room.limits.judgeStake(stakeToJudge(session, input.stakeMinor))
  await gameQueries.ensureGame(room.db, session.gameKey)
  room.want(session.gameKey)
  try {
    const { bet, round } = await placeOrJudge(room, own, { ...input, betId })
    room.announce(session.gameKey)
    return { ...(await readPresent(room, session)), bet: showBet(bet, round), isRepeat: false }
  } catch (error) {
    if (error instanceof Stopped) return refuse(OBSTACLE_CODES[error.obstacle])
    if (!isUniqueViolation(error)) throw error
    const other = await findAnyBet(room.db, betId)
    // The same bet came twice at once; or the place has a bet already.
    return other ? repeat(room, own, other, input) : refuse('ERR_STATE_CHANGED')
  }
}

/** Thrown to roll back: a stake that is stopped leaves no bet. */
class Stopped extends Error {
  readonly obstacle: PlayObstacle
  constructor(obstacle: PlayObstacle) {
    super(obstacle)
    this.obstacle = obstacle
  }
}

/**
 * Places a bet. Where a ceiling or a stop of the books prevents it, law and limits are judged again: they refuse with
 * rule, figure and instant, or renew the ceilings in the books, which let the bet pass. The plain codes are for what
 * they do not know.
 */
async function placeOrJudge(room: CrashRoom, own: OwnSession, input: Body): Promise<Placed> {
  try {
    return await place(room, own, input)
  } catch (error) {
    if (!(error instanceof Stopped) || own.session.mode !== 'real') throw error
    if (error.obstacle === 'too-soon') await waitForPace(room, own)
    else if (mayBeOver(error.obstacle)) await room.limits.judgeAfresh(stakeToJudge(own.session, input.stakeMinor))
    else throw error
    return placeAgain(room, own, input)
  }
}

/** The second attempt: a round of the player that began meanwhile in another game stops it for good. */
async function placeAgain(room: CrashRoom, own: OwnSession, input: Body): Promise<Placed> {
  try {
    return await place(room, own, input)
  } catch (error) {
    const lastBegun = await readLastBegun(room, own)
    const isTooSoon = error instanceof Stopped && error.obstacle === 'too-soon'
    if (isTooSoon && lastBegun) await room.limits.judgePace?.(stakeToJudge(own.session, input.stakeMinor), lastBegun)
    throw error
  }
}

/** Delays a bet that comes slightly too early after another round of the player. */
async function waitForPace(room: CrashRoom, own: OwnSession): Promise<void> {
  const now = room.clock.now()
  const next = nextRoundAt(await readLastBegun(room, own), now, room.minimumRoundMs)
  if (next) await room.wait(next.getTime() - now.getTime() + 1)
}

async function readLastBegun({ db }: CrashRoom, { session }: OwnSession): Promise<Date | null> {
  const balance = session.accountId === null ? undefined : await readBalance(db, session.accountId)
  return balance?.roundBegun ?? null
}

type Placed = { readonly bet: betQueries.BetRow; readonly round: roundQueries.RoundRow | undefined }

async function place(room: CrashRoom, { session, owner }: OwnSession, input: Body): Promise<Placed> {
  const now = room.clock.now()
  return room.db.transaction(async (tx) => {
    const game = await gameQueries.findGame(tx, session.gameKey)
    assert(game, 'A game that is bet on has a row.')
    const round = game.roundId === null ? undefined : await roundQueries.holdRound(tx, game.roundId)
    const takesBets = round?.state === 'betting' && (round.locksAt === null || now < round.locksAt)
    const bet = await betQueries.insertBet(tx, {
      id: input.betId,
      gameKey: session.gameKey,
      roundId: takesBets ? round.id : null,
      slot: input.slot,
      mode: session.mode,
      sessionId: session.id,
      playerId: session.playerId,
      accountId: session.accountId,
      owner,
      alias: aliasOf(owner, input.betId),
      stake: input.stakeMinor,
      currency: session.currency,
      autoCashOut: input.autoCashOut,
      freeRoundsId: input.freeRoundsId?.toLowerCase() ?? null,
      state: takesBets ? 'placed' : 'queued',
      winReference: newId(now),
      madeAt: now,
      placedAt: takesBets ? now : null,
    })
    if (takesBets) {
      const obstacle = await stakeBet(room, tx, bet, { seriesId: game.seriesId, roundNo: round.no, now })
      if (obstacle) throw new Stopped(obstacle)
    } else if (bet.freeRoundsId !== null) await judgeWaitingFree(room, tx, bet, bet.freeRoundsId, now)
    return { bet, round }
  })
}

type BetterOf = Pick<OwnSession['session'], 'playerId' | 'gameKey' | 'playerSessionId'>

/** Crash games have limits of their own. */
export function stakeToJudge({ playerId, gameKey, playerSessionId }: BetterOf, stakeMinor: number) {
  assert(playerId !== null, 'Play for money has a player.')
  return { playerId, stakeMinor, game: 'crash', gameKey, playerSessionId } as const
}

/** Shown to others instead of a name: four digits that change with every bet, so that nobody can be followed. */
function aliasOf(owner: string, betId: string): string {
  return String(hash('sha256', `${owner} ${betId}`, 'buffer').readUInt32BE(0) % 10_000).padStart(4, '0')
}

async function repeat(
  room: CrashRoom,
  { session, owner }: OwnSession,
  bet: betQueries.BetRow,
  input: Body,
): Promise<Answer> {
  const isSame =
    bet.owner === owner &&
    bet.gameKey === session.gameKey &&
    bet.stake === input.stakeMinor &&
    bet.slot === input.slot &&
    bet.freeRoundsId === (input.freeRoundsId?.toLowerCase() ?? null)
  if (!isSame) return refuse('ERR_KEY_REUSED')
  const round = bet.roundId === null ? undefined : await findRound(room.db, bet.roundId)
  return { ...(await readPresent(room, session)), bet: showBet(bet, round), isRepeat: true }
}
