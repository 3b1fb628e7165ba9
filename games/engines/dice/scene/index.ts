import './style.css'
import type { DiceDefinition, DiceOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { isLimitGame, reachedBy, writeRoll, writeTimes } from '../description/index.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { DiceText } from '../description/texts.ts'
import { createDiceControls } from './controls.ts'
import { createGauge } from './gauge.ts'
import { createTrack } from './track.ts'

const ROLL_MS = 1500
const SWINGS = 3

/** Dice: a number on a track, or a multiplier on a gauge. The bet is a chance and, where the game has it, a side. */
export const createScene: CreateBetScene<DiceDefinition, DiceOutcome, DiceText> = async (needs) => {
  const { definition, words, game, overlay, controls, sound } = needs
  const { say } = words
  const isLimit = isLimitGame(definition)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const picture = isLimit ? createGauge(stage, definition, game) : createTrack(stage, definition, game)
  const { targets, sides } = definition

  const kept = Number(needs.recall('target') ?? -1)
  let target = targets[kept] ? kept : Math.min(targets.length - 1, isLimit ? 4 : 1)
  let side = sides.find((one) => one === needs.recall('side')) ?? sides[0] ?? 'over'
  const { figure, look } = addFigure(overlay, isLimit)

  const shown = facts()
  const { chance, sideChoice } = createDiceControls(needs, {
    target,
    side,
    isLimit,
    onTarget: (at) => {
      target = at
      change()
    },
    onSide: (one) => {
      side = one
      change()
    },
  })
  controls.append(...(sideChoice ? [sideChoice.element] : []), chance.element, shown.element)

  function change(): void {
    writeFacts()
    picture.setBet({ target, side })
    look('')
    needs.onChange()
  }
  const writeFacts = (): void => shown.write(factsOf(definition, words, target, needs.stake()))
  writeFacts()
  picture.setBet({ target, side })

  const write = (roll: number): string =>
    isLimit ? `×${writeTimes(words, reachedBy(definition, roll))}` : writeRoll(words, definition, roll)

  return {
    opening: () => ({ label: isLimit ? say('launch') : say('roll'), bet: { target, side } }),
    stakeChanged: writeFacts,
    lock(isLocked) {
      chance.lock(isLocked)
      sideChoice?.lock(isLocked)
    },
    start() {
      look('going')
      picture.start()
    },
    abandon() {
      look('')
      picture.abandon()
    },
    async show({ bet, roll, isWon }, { mood, isResumed }) {
      ;({ target, side } = bet)
      chance.set(target)
      sideChoice?.set(side)
      writeFacts()
      picture.setBet(bet)
      look('going')
      const ms = stage.isReduced || isResumed ? 0 : ROLL_MS
      let step = 0
      await stage.motion.run(ms, (progress) => {
        const at = picture.move(roll, progress, SWINGS)
        figure.textContent = write(progress >= 1 ? roll : at)
        const now = Math.floor(progress * 24)
        if (now > step && progress < 1) sound.tick()
        step = now
      })
      figure.textContent = write(roll)
      look(isWon ? 'won' : 'lost')
      sound.land(isWon ? 0 : 3)
      picture.settle(roll, isWon, mood)
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
    keys: {
      ArrowUp: () => step(1),
      ArrowRight: () => step(1),
      ArrowDown: () => step(-1),
      ArrowLeft: () => step(-1),
    },
  }

  function step(by: number): void {
    const next = Math.min(targets.length - 1, Math.max(0, target + by))
    if (next === target) return
    target = next
    chance.set(next)
    needs.keep('target', String(next))
    change()
  }
}

function factsOf(
  { targets, coins, outOf }: DiceDefinition,
  { say, money, percent }: Words<DiceText>,
  target: number,
  stakeMinor: number,
): [string, string][] {
  const { chance, pays } = targets[target] ?? { chance: 0, pays: 0 }
  return [
    [say('chance'), percent(chance / outOf)],
    [say('wins'), money((pays * stakeMinor) / coins)],
  ]
}

/** The number over the picture. `look` is the state of the round. */
function addFigure(overlay: HTMLElement, isLimit: boolean) {
  const figure = make('b', 'figure', '–')
  const board = make('div', '', figure)
  const look = (state: string): void => void (board.className = `dice-figure ${isLimit ? 'limit' : ''} ${state}`)
  look('')
  overlay.append(board)
  return { figure, look }
}
