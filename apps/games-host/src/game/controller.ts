import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { SceneEvent } from '#games/kit/protocol/index.ts'
import type { PastRound } from '../play/fill-history.ts'
import { requestRound } from './request-round.ts'
import { createGameState, enterPhase, NOTICE_MS, writeStake, type GameNeeds, type GameState } from './game-state.ts'
import { createRisk } from './risk/create-risk.ts'
import { finishRound, showRisked, showRound } from './show-round.ts'
import { createSceneAnnouncer } from './announce-scene.ts'

/**
 * Controller of play: one press, one round, shown to its end. Amounts come from the platform and are only passed on.
 */
export function createController(needs: GameNeeds) {
  const state = createGameState(needs)
  const { view, pace, stake } = state
  const telling = createSceneAnnouncer({
    ...state,
    noticeMs: NOTICE_MS,
    outcome: () => state.shown?.outcome,
    isReady: () => state.phase === 'ready',
  })
  const risk = createRisk({ ...state, onStep: (answer) => showRisked(state, answer), onRefused: state.refuse })

  async function spin(): Promise<void> {
    const { scene, phase } = state
    if (!scene || phase === 'asking') return
    if (phase === 'showing') {
      pace.skip()
      return scene.send({ type: 'skip' })
    }
    if (risk.isOpen || !pace.mayBegin) return
    risk.withdraw()
    await requestRound(state, scene, telling.clear)
  }

  return {
    hear: (event: SceneEvent): void =>
      event.type === 'finished' ? finishRound(state, risk.show) : telling.hear(event),
    spin: () => void spin(),
    stepStake(direction: 1 | -1): void {
      if (state.phase !== 'ready' || !stake.step(direction)) return
      writeStake(state)
      view.announce(view.say('sayStake', { stake: view.money(stake.nextMinor) }))
    },
    begin: (scene: Scene): void => beginPlay(state, scene),
    writeAll(): void {
      state.purse.write()
      view.lastWin(undefined)
      view.stake(stake.nextMinor)
    },
    setFairness: (next: GameState['fairness']): void => void (state.fairness = next),
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
      return state.shown?.round.roundId ?? state.past[0]?.round.roundId
    },
    get isRisking() {
      return risk.isOpen
    },
    get isIdle() {
      return state.phase === 'ready' && !risk.isOpen
    },
  }
}

/** The scene is ready: first shows a round that was never shown. */
function beginPlay(state: GameState, scene: Scene): void {
  const { data, session, view, sound, purse, stake } = state
  state.scene = scene
  if (session.unshownRound) {
    view.notice(view.say('interrupted'), 2 * NOTICE_MS)
    sound.turning(true)
    scene.send({ type: 'start-reels' })
    return showRound(state, session.unshownRound, { isMissed: true, won: session.unshownJackpot ?? undefined })
  }
  enterPhase(state, 'ready')
  const amounts = { balance: view.money(purse.balanceMinor), stake: view.money(stake.nextMinor) }
  view.announce(view.say('sayReady', { name: data.title, ...amounts }))
  state.house.offerFree(() => writeStake(state))
}
