import type { Choice } from '#games/kit/scene/bet-scene.ts'
import { outcomeOf, type BetState, type Phase } from './bet-state.ts'
import { writeActions } from './write-actions.ts'

/** Takes one of the choices of an open round, from 0. */
type Choose = (index: number) => void

/** The choices of the open round. */
export function choicesOf({ scene, phase, present }: BetState): readonly Choice[] {
  return present && phase === 'deciding' ? (scene?.choices?.(outcomeOf(present)) ?? []) : []
}

/** Renders the available actions. */
export function writePhase(state: BetState, choose: Choose): void {
  const { scene, phase, view, stake, hasChips } = state
  const opening = phase === 'ready' ? scene?.opening() : undefined
  view.stake(opening?.stakeMinor === undefined && !hasChips ? 'stake' : 'chip', stake.nextMinor)
  view.stakeButtons(phase === 'ready' && stake.canDown, phase === 'ready' && stake.canUp)
  const now = { opening, isShowing: phase === 'showing', choices: choicesOf(state), stakeMinor: stake.nextMinor }
  state.lastLabel = writeActions(view, now, state.lastLabel, choose)
}

export function enterPhase(state: BetState, next: Phase, choose: Choose): void {
  state.phase = next
  state.scene?.lock(next !== 'ready')
  writePhase(state, choose)
  if (next === 'ready') state.house.shown()
}
