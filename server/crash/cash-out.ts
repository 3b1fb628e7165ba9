import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { cashOutCrashBet as call } from '#contract/play-v1/crash.ts'
import { cashOutFor, multiplierAt, runsForMs, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { assert, refuse as refuseByCode, type GameCaller, type Transaction, type Refuse } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import { findAnyBet, findRound } from './archive/find-rounds.ts'
import * as betQueries from './bets.queries.ts'
import * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { ownSession } from './own-session.ts'
import { recordBigWins, payBets, payHalf } from './pay-bets.ts'
import { readPresent, showBet } from './show-bet.ts'
import { LAPSE_MS } from './timing.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Answer = ReplyOf<typeof call>

/**
 * Cashes out by hand, at the multiplier of the instant in which the request reached this server, whatever happens
 * meanwhile. Any process can do it; the round's row is locked, so that the round is not settled at the same time. When
 * half of a bet is cashed out, the rest stays in the round, with its own automatic cash-out if it has one.
 * @param askedAt taken before anything was awaited
 */
export async function cashOut(
  room: CrashRoom,
  caller: GameCaller,
  { betId, part = 'whole' }: BodyOf<typeof call>,
  askedAt: Date,
): Promise<Answer> {
  const { session, rules, owner } = await ownSession(room, caller)
  if (part === 'half' && !rules.definition.canCashHalf) return refuse('ERR_BET_NOT_ALLOWED')
  const bet = await findAnyBet(room.db, betId.toLowerCase())
  if (bet?.owner !== owner || bet.gameKey !== session.gameKey) return refuse('ERR_ROUND_NOT_FOUND')
  const { round, after, isRepeat } = await room.db.transaction((tx) =>
    settle(room, tx, rules.definition, bet, { part, askedAt }),
  )
  if (!isRepeat) {
    room.announce(bet.gameKey)
    if (after.state === 'cashed') recordBigWins(room, [after], askedAt)
  }
  return { ...(await readPresent(room, session)), bet: showBet(after, round), isRepeat }
}

type Settled = { readonly round: roundQueries.RoundRow; readonly after: betQueries.BetRow; readonly isRepeat: boolean }

/** The round of a bet that is in the files of a closed month. */
async function findArchived(tx: Transaction, roundId: string): Promise<Pick<Settled, 'round'>> {
  const round = await findRound(tx, roundId)
  assert(round, 'A bet that was placed has a round.')
  return { round }
}

async function settle(
  room: CrashRoom,
  tx: Transaction,
  definition: CrashDefinition,
  asked: betQueries.BetRow,
  { part, askedAt }: { readonly part: 'whole' | 'half'; readonly askedAt: Date },
): Promise<Settled> {
  const { id, roundId, gameKey } = asked
  if (roundId === null) return refuse('ERR_STATE_CHANGED', { because: 'waiting' })
  const round = await roundQueries.holdRound(tx, roundId)
  const bet = await betQueries.lockBet(tx, id)
  if (!round || !bet) return { ...(await findArchived(tx, roundId)), after: asked, isRepeat: true }
  const isHalfOut = part === 'half' && bet.halfOut !== null
  if (bet.state !== 'placed' || isHalfOut) return { round, after: bet, isRepeat: true }
  if (round.startedAt === null) return refuse('ERR_STATE_CHANGED', { because: 'not-started' })
  const elapsedMs = askedAt.getTime() - round.startedAt.getTime()
  const { crashPoint } = await room.secrets.of(tx, round)
  // The round may be over in the books already: a request that came before the crash is paid until the round is
  // settled.
  if (round.state === 'settled' || elapsedMs >= runsForMs(definition, crashPoint))
    return refuse('ERR_STATE_CHANGED', { because: 'crashed' })
  const ledAt = await gameQueries.readLedAt(tx, gameKey)
  // The start also proves that the leader was alive.
  const ledMs = Math.max(ledAt?.getTime() ?? 0, round.startedAt.getTime())
  if (round.stoppedAt !== null || !ledAt || askedAt.getTime() - ledMs > LAPSE_MS)
    return refuse('ERR_STATE_CHANGED', { because: 'stopped' })
  const shown = multiplierAt(definition, elapsedMs)
  const target = cashOutFor(definition, shown)
  if (target === undefined) return refuse('ERR_STATE_CHANGED', { because: 'too-early' })
  if (definition.stations) {
    const aimed = await betQueries.aimAtStation(tx, bet.id, target, askedAt)
    assert(aimed, 'A locked bet is open.')
    return { round, after: aimed, isRepeat: false }
  }
  const game = await gameQueries.findGame(tx, gameKey)
  assert(game, 'A game with a round has a row.')
  const isAuto = bet.autoCashOut !== null && bet.autoCashOut <= target
  const context = { seriesId: game.seriesId, roundNo: round.no, now: room.clock.now() }
  // Where the whole bet is due automatically already, nothing of it can stay.
  if (part === 'half' && !isAuto)
    return { round, after: await payHalf(room, tx, bet, target, context), isRepeat: false }
  const [after] = await payBets(
    room,
    tx,
    [{ bet, cashOut: isAuto ? (bet.autoCashOut ?? target) : target, cashedBy: isAuto ? 'auto' : 'player', askedAt }],
    context,
  )
  assert(after, 'A locked bet is open.')
  return { round, after, isRepeat: false }
}
