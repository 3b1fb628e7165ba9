import type { AnyBet } from '#games/kit/protocol/bets.ts'
import type { BetScene } from '#games/kit/scene/bet-scene.ts'
import { refusalCode } from '../play/create-refusal.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import type { BetInput, Round } from '../play/play-calls.ts'
import { NOTICE_MS, outcomeOf, type BetState, type Phase } from './bet-state.ts'
import type { Showing } from './show-round.ts'

type Steps = {
  readonly enter: (phase: Phase) => void
  /** Renders the available actions. */
  readonly refresh: () => void
  readonly show: (round: Round, showing?: Showing) => Promise<void>
}

/** The requests of play to the platform. */
export function createBetRequests(state: BetState, { enter, refresh, show }: Steps) {
  const { session, calls, view, sound, speech, purse, pace, house, ask, refuse, past } = state

  /** A request is in flight: further presses are disabled, and its cost is deducted from the shown balance. */
  function startAsking(from: BetScene, costMinor: number): void {
    enter('asking')
    view.notice(undefined)
    sound.press()
    from.start()
    purse.hold(costMinor)
  }

  /** After a refusal nothing was staked: restores the state before the press. */
  function takeBack(from: BetScene): void {
    from.abandon()
    purse.write()
  }

  /** Another device continued the round, or a rule finished it: shows its current state. */
  async function reload(): Promise<void> {
    const answer = await calls.resume()
    if (!answer.ok) return state.onEnded(refusalCode(answer))
    view.notice(view.say('changedElsewhere'), NOTICE_MS)
    const { openRound, unshownRound, balance, netResult } = answer.data
    purse.keep({ balance, netResult })
    const round = openRound ?? unshownRound
    if (round) return show(round, { isResumed: true, isMissed: true })
    state.present = undefined
    purse.write()
    enter('ready')
  }

  async function open(bet: AnyBet, stakeMinor: number): Promise<void> {
    const { scene, phase } = state
    if (!scene || phase !== 'ready' || !pace.mayBegin) return
    pace.begin()
    const roundId = makeRoundId(Date.now())
    state.lastLabel = scene.opening().label
    view.hideWin()
    const gift = house.free.giftFor(stakeMinor)
    startAsking(scene, gift.freeRoundsId === undefined ? stakeMinor : 0)
    const answer = await ask(() => calls.playBet(roundId, stakeMinor, bet as BetInput, gift))
    if (answer.ok) {
      const { round, netResult, jackpot: won } = answer.data
      purse.keep({ netResult })
      state.fairness = { ...state.fairness, nextNonce: Math.max(state.fairness.nextNonce, round.nonce + 1) }
      house.update(answer.data, gift)
      return show(round, { won })
    }
    takeBack(scene)
    pace.takeBack()
    const code = refusalCode(answer)
    if (code === 'ERR_ROUND_OPEN') return reload()
    if (code === 'ERR_FREE_ROUND_GONE') house.free.gone()
    enter('ready')
    refuse(code, answer.details)
  }

  async function decide(bet: AnyBet, addsMinor = 0): Promise<void> {
    const { scene, phase, present } = state
    if (!scene || phase !== 'deciding' || !present) return
    const { roundId } = present
    const decision = (present.bet?.decisions ?? 0) + 1
    startAsking(scene, addsMinor)
    const answer = await ask(() => calls.decide(roundId, decision, bet as BetInput))
    if (answer.ok) {
      purse.keep({ netResult: answer.data.netResult })
      house.update(answer.data)
      return show(answer.data.round)
    }
    takeBack(scene)
    const code = refusalCode(answer)
    if (code === 'ERR_STATE_CHANGED' || code === 'ERR_ROUND_NOT_FOUND') return reload()
    enter('deciding')
    refuse(code, answer.details)
  }

  /** After a reload: loads the rounds before it, listed after those shown since. */
  async function remember(): Promise<void> {
    const answer = await calls.sessionRounds()
    if (!answer.ok) return
    const rounds = [...past.map(({ round }) => round), state.present, session.unshownRound]
    const shown = new Set(rounds.map((one) => one?.roundId))
    const before = answer.data.rows.filter(({ roundId }) => !shown.has(roundId))
    past.push(...before.map((round) => ({ round, result: speech.result(outcomeOf(round)) })))
    state.scene?.remember?.(before.map(outcomeOf))
    refresh()
  }

  return { open, decide, remember }
}
