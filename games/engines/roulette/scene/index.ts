import './style.css'
import type { RouletteDefinition, RouletteOutcome } from '../../../kit/protocol/bets.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { RouletteText } from '../description/texts.ts'
import { createFelt } from './felt.ts'
import { createWheel } from './wheel.ts'

const SPIN_MS = 5200
const RESULT_MS = 2600

/** Roulette: a wheel with a ball, and a table on which chips are placed before the spin. */
export const createScene: CreateBetScene<RouletteDefinition, RouletteOutcome, RouletteText> = async (needs) => {
  const { definition, sound } = needs
  const { say } = needs.words
  const { pockets } = definition
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const wheel = createWheel(stage, definition, needs.game)
  const felt = createFelt(needs)
  const { stack, table, sign } = felt

  return {
    opening: () => {
      const chips = stack.list()
      const stakeMinor = stack.totalMinor
      return chips.length > 0
        ? { label: say('spin'), bet: { chips }, stakeMinor }
        : { label: say('spin'), bet: undefined, hint: say('place'), stakeMinor }
    },
    lock: felt.lock,
    start() {
      table.light(undefined)
      sign.className = 'roulette-sign'
      felt.showWheel(true)
      wheel.start()
    },
    abandon() {
      felt.showWheel(false)
      wheel.abandon()
    },
    async show({ bet, pocket, wins }, { mood, isResumed }) {
      stack.set(bet.chips)
      felt.write()
      felt.showWheel(true)
      const ms = stage.isReduced || isResumed ? 0 : SPIN_MS
      const move = wheel.aim(pocket)
      await stage.motion.run(ms, (progress) => {
        if (move(progress)) sound.tick()
      })
      wheel.settle(pocket)
      sound.land(2)
      const found = pockets[pocket]
      sign.textContent = found?.label ?? ''
      sign.className = `roulette-sign shown c-${found?.colour ?? 'green'}`
      table.light(pocket, new Set(wins.map(({ spot }) => spot)))
      felt.fell([pocket], 'now')
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stack.finish(bet.chips)
      felt.showWheel(false, RESULT_MS)
    },
    remember(outcomes) {
      felt.fell(
        outcomes.map(({ pocket }) => pocket),
        'before',
      )
      stack.remember(outcomes[0]?.bet.chips ?? [])
      felt.write()
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
    keys: {
      // Enter places a chip on the focused spot, so the spin has a key of its own.
      s: needs.press,
      ...felt.keys,
    },
  }
}
