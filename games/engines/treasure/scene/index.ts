import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { TreasureDefinition, TreasureOutcome } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { isSeals } from '../description/index.ts'
import type { TreasureText } from '../description/texts.ts'
import { createSeals } from './seals.ts'
import { createWheel } from './wheel.ts'

/** Concentric rings, or three seals: the result of one leads to the next. */
export const createScene: CreateBetScene<TreasureDefinition, TreasureOutcome, TreasureText> = async (needs) => {
  const { definition, words, overlay, sound } = needs
  const { say, number } = words
  const moves = createMoves(needs.isMotionReduced)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const write = (times: number): string => `${number(times)}×`
  const isSealed = isSeals(definition)
  const picture = isSealed ? createSeals(definition, words, moves, sound) : createWheel(definition, write, moves, sound)
  const banner = make('p', 'deeper', '')
  overlay.append(make('div', 'treasure-ground', picture.element, banner))

  return {
    opening: () => ({ label: say(isSealed ? 'break' : 'spin'), bet: {} }),
    lock: () => undefined,
    start() {
      moves.begin()
      banner.textContent = ''
      picture.reset()
    },
    abandon: () => picture.reset(),
    async show({ segments, winMinor }, { mood, isResumed }) {
      picture.reset()
      for (const [ring, segment] of segments.entries()) {
        await picture.reach(ring, segment, isResumed)
        if (ring === segments.length - 1) continue
        banner.textContent = isSealed ? say('further') : say('deeper', { number: ring + 2 })
        if (!isResumed) sound.good()
        await moves.wait(isResumed ? 0 : 900)
        banner.textContent = ''
      }
      if (winMinor === 0) sound.land(3)
      else sound.land(0)
      if (mood !== 'plain' && !moves.isStill) {
        stage.sparks.ring(stage.width / 2, stage.height / 2, Math.min(stage.width, stage.height) * 0.7)
        if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
        stage.requestRepaint()
      }
      await moves.wait(isResumed ? 0 : 400)
    },
    skip: () => moves.skip(),
    reduceMotion(isReduced) {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }
}
