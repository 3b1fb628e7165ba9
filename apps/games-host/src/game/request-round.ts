import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import { refusalCode } from '../play/create-refusal.ts'
import { makeRoundId } from '../play/make-round-id.ts'
import { enterPhase, type GameState } from './game-state.ts'
import { showRound } from './show-round.ts'

/** Requests one round at the chosen stake, and shows it. @param clear removes the texts about the last round */
export async function requestRound(state: GameState, scene: Scene, clear: () => void): Promise<void> {
  const { calls, view, sound, purse, pace, house, stake, ask } = state
  pace.begin()
  const roundId = makeRoundId(Date.now())
  const stakeMinor = stake.nextMinor
  const gift = house.free.giftFor(stakeMinor)
  enterPhase(state, 'asking')
  clear()
  view.notice(undefined)
  sound.press()
  sound.turning(true)
  scene.send({ type: 'start-reels' })
  if (gift.freeRoundsId === undefined) purse.hold(stakeMinor)
  const answer = await ask(() => calls.play(roundId, stakeMinor, gift))
  if (!answer.ok) return takeBack(state, scene, refusalCode(answer), answer.details)
  const { round, netResult, jackpot: won } = answer.data
  purse.keep({ netResult })
  state.fairness = { ...state.fairness, nextNonce: round.nonce + 1 }
  house.update(answer.data, gift)
  showRound(state, round, { isMissed: false, won })
}

/** After a refusal nothing was staked: restores the state before the press. */
function takeBack(
  state: GameState,
  scene: Scene,
  code: string,
  details: Readonly<Record<string, unknown>> | undefined,
): void {
  scene.send({ type: 'abandon' })
  state.sound.turning(false)
  state.purse.write()
  state.pace.takeBack()
  if (code === 'ERR_FREE_ROUND_GONE') state.house.free.gone()
  enterPhase(state, 'ready')
  state.refuse(code, details)
}
