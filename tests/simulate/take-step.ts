import { excludeSelf } from '#server/exclusion/exclude-self.ts'
import { pressPanic } from '#server/exclusion/index.ts'
import { accountTurns } from '#server/game-rounds/account-turns.ts'
import { createPreGameToken } from '#server/game-rounds/create-pre-game-token.ts'
import { openSession } from '#server/game-rounds/open-session.ts'
import { playInTurn } from '#server/game-rounds/play-round.ts'
import { Refusal } from '#server/kernel/index.ts'
import { cancelChange, chooseLimits, updatePlayerLimits } from '#server/limits/change-limits.ts'
import { findPlayerByEmail, insertPlayer } from '#server/players/index.ts'
import { announceEnded, endPlayerSessions } from '#server/sign-in/end-player-sessions.ts'
import { openPlayerSession } from '#server/sign-in/open-player-session.ts'
import { findLivingOf, makeSessionCache } from '#server/sign-in/index.ts'
import { creditDeposit, openWallet } from '#server/wallet/index.ts'
import type { Room } from './open-room.ts'
import { surnameOf } from './register-of-excluded.ts'
import type { Answer, Given, Signed, Step } from './step.ts'
import { doWork } from './do-work.ts'

export const GAME = 'OvocnyKolotoc'

/** Does a step by the product's use cases. A refusal is an answer; anything else that is thrown is a bug and ends the run. */
export function stepTaker(room: Room) {
  const turns = accountTurns()
  const sessions = makeSessionCache()
  const work = doWork(room)

  const take = async (step: Step): Promise<Given[Step['do']]> => {
    const { db, currency, clock } = room
    switch (step.do) {
      case 'register':
        return register(room, step.no)
      case 'deposit': {
        const { player: playerId, paymentId, amountMinor } = step
        const amount = { amountMinor, currency }
        await db.transaction((tx) => creditDeposit(tx, { playerId, paymentId, amount, gateway: 'Csob' }))
        return null
      }
      case 'sign-in':
        return signIn(room, step.player)
      case 'panic': {
        const { until } = await pressPanic(room.exclusion, { playerId: step.player, source: 'web' })
        return { until }
      }
      case 'exclude': {
        const { until } = await excludeSelf(room.exclusion, { playerId: step.player, months: step.months })
        return { until }
      }
      case 'choose':
        await chooseLimits(room.limits, { caller: callerOf(step.player), body: { choices: [...step.choices] } })
        return null
      case 'change':
        await updatePlayerLimits(room.limits, { caller: callerOf(step.player), body: { changes: [...step.choices] } })
        return null
      case 'cancel':
        await cancelChange(room.limits, { caller: callerOf(step.player), body: { kind: step.kind } })
        return null
      case 'open-game':
        return openGame(room, step.player, step.signed)
      case 'stake': {
        const caller = await room.findGame(step.gameToken)
        if (!caller) throw new Refusal('ERR_GAME_SESSION_ENDED')
        const { roundId, stakeMinor } = step
        const { round, isRepeat } = await playInTurn(room.rounds, turns, caller, { roundId, stakeMinor })
        return { winMinor: round.win.amountMinor, balanceMinor: round.balanceAfter.amountMinor, isRepeat }
      }
      case 'sign-out': {
        const { player: playerId, sessionId } = step
        const ended = await endPlayerSessions(db, { playerId, sessionId, reason: 'signed-out', now: clock.now() })
        await announceEnded({ sessions, sendControl: room.sendControl }, ended)
        return null
      }
      case 'work':
        await work()
        return null
    }
  }

  return async (step: Step): Promise<Answer> => {
    try {
      return { ok: true, given: await take(step) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { ruleId = null, earliestAllowedAt = null } = (error.details ?? {}) as Record<string, string | null>
      return { ok: false, refused: { code: error.code, ruleId, earliestAllowedAt } }
    }
  }
}

const LATER = new Date(8.64e15)

function callerOf(playerId: number, signed?: Signed) {
  return {
    kind: 'player',
    playerId,
    sessionId: signed?.sessionId ?? '',
    sessionStartedAt: signed ? new Date(signed.startedAt) : LATER,
    idleEndsAt: signed ? new Date(signed.idleEndsAt) : LATER,
    absoluteEndsAt: signed ? new Date(signed.absoluteEndsAt) : LATER,
  } as const
}

async function register({ db, clock, target, currency }: Room, no: number): Promise<Given['register']> {
  const email = `${no}@simulated.test`
  // The form that was sent once more, after an answer that got lost.
  const earlier = await findPlayerByEmail(db, target, email)
  if (earlier) return { player: earlier.id }
  const player = await db.transaction(async (tx) => {
    const playerId = await insertPlayer(tx, {
      target,
      email,
      firstName: 'Osoba',
      surname: surnameOf(no),
      birthDate: '1991-04-12',
      language: 'cs',
      currency,
      registeredAt: clock.now(),
      consents: [],
    })
    await openWallet(tx, { playerId, currency })
    return playerId
  })
  return { player }
}

async function signIn({ db, clock, signIn }: Room, playerId: number): Promise<Signed> {
  const client = { ip: '192.0.2.1', userAgent: 'simulation' }
  const { idleEndsAt, absoluteEndsAt } = await db.transaction((tx) =>
    openPlayerSession(tx, signIn, { playerId, client }),
  )
  const [living] = await findLivingOf(db, playerId, clock.now())
  if (!living) throw new Error('A session that was just opened lives.')
  return { sessionId: living.id, startedAt: living.openedAt.toISOString(), idleEndsAt, absoluteEndsAt }
}

async function openGame(room: Room, playerId: number, signed: Signed): Promise<Given['open-game']> {
  const player = callerOf(playerId, signed)
  const { token } = await createPreGameToken(room.rounds, { gameKey: GAME, mode: 'real', lang: 'cs', player })
  const { gameToken, session } = await openSession(room.rounds, { token, gameKey: GAME })
  return { gameToken, stakes: session.stakes }
}
