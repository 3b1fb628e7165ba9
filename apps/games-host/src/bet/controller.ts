import type { AnyBet } from '#games/kit/protocol/bets.ts'
import type { BetScene } from '#games/kit/scene/bet-scene.ts'
import type { PastRound } from '../play/fill-history.ts'
import type { Round } from '../play/play-calls.ts'
import { createBetRequests } from './request-bets.ts'
import { createBetState, NOTICE_MS, type BetNeeds, type BetState, type Phase } from './bet-state.ts'
import { describeMissed } from './describe-missed.ts'
import { showRound, type Showing } from './show-round.ts'
import { choicesOf, enterPhase, writePhase } from './write-phase.ts'

/** Controller of play with bets: open, decide, show. Amounts come from the platform and are only passed on. */
export function createBetController(needs: BetNeeds) {
  const state = createBetState(needs)
  const { view, pace, stake } = state
  const enter = (next: Phase): void => enterPhase(state, next, choose)
  const refresh = (): void => writePhase(state, choose)
  const show = (round: Round, showing?: Showing): Promise<void> => showRound(state, enter, round, showing)
  const { open, decide, remember } = createBetRequests(state, { enter, refresh, show })

  function choose(index: number): void {
    const choice = choicesOf(state)[index]
    if (choice && choice.isReady !== false) void decide(choice.bet, choice.addsMinor)
  }

  function press(): void {
    const { scene, phase } = state
    if (phase === 'showing') {
      pace.skip()
      return scene?.skip()
    }
    if (phase === 'deciding') return choose(0)
    if (phase !== 'ready' || pace.isAfterSkip) return
    const opening = scene?.opening()
    if (opening?.bet !== undefined) return void open(opening.bet, opening.stakeMinor ?? stake.nextMinor)
    if (!opening?.hint) return
    view.notice(opening.hint, NOTICE_MS)
    view.announce(opening.hint)
  }

  return {
    press,
    choose,
    /** The bet or the available actions have changed; hides the result of the last round. */
    changed: (): void => {
      if (!state.scene) return
      if (state.phase === 'ready') view.hideWin()
      refresh()
    },
    /** For a field that is itself a button: opens the round with this bet, or decides. */
    play: (bet: AnyBet): void => void (state.phase === 'deciding' ? decide(bet) : open(bet, stake.nextMinor)),
    stepStake(direction: 1 | -1): void {
      if (state.phase !== 'ready' || !stake.step(direction)) return
      state.scene?.stakeChanged?.(stake.nextMinor)
      refresh()
      view.announce(view.say('sayStake', { stake: view.money(stake.nextMinor) }))
    },
    /** The scene is ready: first shows a round that waits for a decision or was never shown. */
    begin(scene: BetScene): void {
      state.scene = scene
      state.hasChips = scene.opening().stakeMinor !== undefined
      if (state.session.fairness.nextNonce > 0) void remember()
      beginPlay(state, enter, show)
    },
    writeAll(): void {
      state.purse.write()
      view.lastWin(undefined)
      view.stake('stake', stake.nextMinor)
      view.stakeButtons(false, false)
    },
    setFairness: (next: BetState['fairness']): void => void (state.fairness = next),
    get stakeMinor() {
      return stake.nextMinor
    },
    get fairness() {
      return state.fairness
    },
    get past(): readonly PastRound[] {
      return state.past
    },
    get lastRoundId() {
      return state.past[0]?.round.roundId
    },
    /** No request is in flight and no round is open. */
    get isIdle() {
      return state.phase === 'ready'
    },
  }
}

function beginPlay(
  state: BetState,
  enter: (phase: Phase) => void,
  show: (r: Round, s: Showing) => Promise<void>,
): void {
  const { data, session, view, purse, stake } = state
  const { openRound, unshownRound, unshownJackpot } = session
  const missed = openRound ?? unshownRound
  if (missed) {
    view.notice(describeMissed(missed, view, data.language), 2 * NOTICE_MS)
    const won = openRound ? undefined : (unshownJackpot ?? undefined)
    return void show(missed, { isResumed: true, isMissed: true, won })
  }
  enter('ready')
  state.house.offerFree(() => enter('ready'))
  const amounts = { balance: view.money(purse.balanceMinor), stake: view.money(stake.nextMinor) }
  view.announce(view.say('sayBetReady', { name: data.title, ...amounts }))
}
