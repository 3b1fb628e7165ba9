import { excludeSelf } from '#server/exclusion/exclude-self.ts'
import { pressPanic } from '#server/exclusion/index.ts'
import { accountTurns } from '#server/game-rounds/account-turns.ts'
import { createPreGameToken } from '#server/game-rounds/sessions/create-pre-game-token.ts'
import { openSession } from '#server/game-rounds/sessions/open-session.ts'
import { decideInTurn, playInTurn } from '#server/game-rounds/play-round.ts'
import { Refusal } from '#server/kernel/index.ts'
import { cancelChange, chooseLimits, updatePlayerLimits } from '#server/limits/change-limits.ts'
import { findPlayerByEmail, insertPlayer } from '#server/players/index.ts'
import { announceEnded, endPlayerSessions } from '#server/sign-in/players/end-player-sessions.ts'
import { openPlayerSession } from '#server/sign-in/players/open-player-session.ts'
import { findLivingOf, makeSessionCache } from '#server/sign-in/index.ts'
import { openWallet } from '#server/wallet/index.ts'
import type { Brand } from './open-brand.ts'
import type { Room } from './open-room.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { playRound } from '#contract/play-v1/play.ts'
import { acceptOffer, enterRound, takeCode, takeFree, write } from './promotions/promotion-steps.ts'
import { surnameOf } from './register-of-excluded.ts'
import type { Answer, Game, Given, Played, Signed, Step } from './step.ts'
import { doWork } from './do-work.ts'

const GAMES: Readonly<Record<Game, string>> = { reels: 'OvocnyKolotoc', table: 'BlackjackPraha' }

/** Executes a step by the product's use cases. A refusal is a result; any other error is a bug and ends the run. */
export function stepTaker(room: Brand, whole: Room) {
  const turns = accountTurns()
  const sessions = makeSessionCache()
  const work = doWork(whole)

  const take = async (step: Step, isAgain: boolean): Promise<Given[Step['do']]> => {
    const { db, clock } = room
    switch (step.do) {
      case 'register':
        return register(room, step.no)
      case 'pay-in':
        return room.payments.payIn(step)
      case 'settle':
        return room.payments.settle(step)
      case 'refund':
        return room.payments.refund(step)
      case 'withdraw':
        return room.withdrawals.withdraw(step)
      case 'cancel-withdrawal':
        return room.withdrawals.cancel(step.player, step.key)
      case 'staff-move':
        return room.withdrawals.moveByStaff(step, isAgain)
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
        return openGame(room, step)
      case 'stake': {
        const caller = await room.findGame(step.gameToken)
        if (!caller) throw new Refusal('ERR_GAME_SESSION_ENDED')
        const { roundId, stakeMinor, freeRoundsId } = step
        const free = freeRoundsId === undefined ? {} : { freeRoundsId }
        const bet = step.game === 'table' ? { bet: betOf([]) } : {}
        const { round } = await playInTurn(room.rounds, turns, caller, { roundId, stakeMinor, ...bet, ...free })
        return played(round)
      }
      case 'decide': {
        const caller = await room.findGame(step.gameToken)
        if (!caller) throw new Refusal('ERR_GAME_SESSION_ENDED')
        const { roundId, moves } = step
        const choice = { roundId, decision: moves.length, bet: betOf(moves) }
        return played((await decideInTurn(room.rounds, turns, caller, choice)).round)
      }
      case 'sign-out': {
        const { player: playerId, sessionId } = step
        const ended = await endPlayerSessions(db, { playerId, sessionId, reason: 'signed-out', now: clock.now() })
        await announceEnded({ sessions, sendControl: room.sendControl }, ended)
        return null
      }
      case 'write':
        return write(room, step.written)
      case 'use-code':
        return takeCode(room, step.player, step.code)
      case 'accept':
        return acceptOffer(room, step.player)
      case 'take-free':
        return takeFree(room, step.player, step)
      case 'enter':
        return enterRound(room, step.player, step.key)
      case 'work':
        await work()
        return null
    }
  }

  return async (step: Step, isAgain: boolean): Promise<Answer> => {
    try {
      return { ok: true, given: await take(step, isAgain) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { findings, ...details } = (error.details ?? {}) as RefusalDetails
      const { ruleId = null, earliestAllowedAt = null } = findings?.[0]?.refusal ?? details
      return { ok: false, refused: { code: error.code, ruleId, earliestAllowedAt } }
    }
  }
}

/** The rule of a refusal; unlawful terms have it in their findings. */
type Details = { readonly ruleId?: string | null; readonly earliestAllowedAt?: string | null }
type RefusalDetails = Details & { readonly findings?: readonly { readonly refusal: Details }[] }

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

async function register({ db, clock, target, currency, withdrawals }: Brand, no: number): Promise<Given['register']> {
  const email = `${no}@${target}.test`
  // The form was sent again after a lost response.
  const earlier = await findPlayerByEmail(db, target, email)
  if (earlier) {
    await withdrawals.keepAccount(earlier.id, no)
    return { player: earlier.id }
  }
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
  await withdrawals.keepAccount(player, no)
  return { player }
}

async function signIn({ db, clock, signIn }: Brand, playerId: number): Promise<Signed> {
  const client = { ip: '192.0.2.1', userAgent: 'simulation' }
  const { idleEndsAt, absoluteEndsAt } = await db.transaction((tx) =>
    openPlayerSession(tx, signIn, { playerId, client }),
  )
  const [living] = await findLivingOf(db, playerId, clock.now())
  if (!living) throw new Error('A session that was just opened lives.')
  return { sessionId: living.id, startedAt: living.openedAt.toISOString(), idleEndsAt, absoluteEndsAt }
}

type OpenGame = Extract<Step, { do: 'open-game' }>

async function openGame(room: Brand, { player: playerId, game, signed }: OpenGame): Promise<Given['open-game']> {
  const player = callerOf(playerId, signed)
  const gameKey = GAMES[game]
  const { token } = await createPreGameToken(room.rounds, { gameKey, mode: 'real', lang: 'cs', player })
  const { gameToken, session } = await openSession(room.rounds, { token, gameKey })
  const { freeRounds } = session
  const free = freeRounds && {
    id: freeRounds.freeRoundsId,
    left: freeRounds.left,
    stakeMinor: freeRounds.stake.amountMinor,
  }
  return { gameToken, stakes: session.stakes, free }
}

/** A bet at the table: without the side bet, and with all decisions so far. */
const betOf = (moves: readonly string[]) => ({ side: false, moves: [...moves] })

function played({ stake, win, balanceAfter, outcome, bet }: ReplyOf<typeof playRound>['round']): Played {
  const open = bet?.isOpen ? (outcome as { readonly moves: readonly string[] }) : undefined
  return {
    stakeMinor: stake.amountMinor,
    winMinor: win.amountMinor,
    balanceMinor: balanceAfter.amountMinor,
    made: bet ? (bet.bet as ReturnType<typeof betOf>).moves : [],
    allowed: open?.moves ?? [],
  }
}
