import './style.css'
import type { WheelDefinition, WheelOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, segments } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { factsOfBet, isRiskGame, nameOfBet, timesOf, writeTimes } from '../description/index.ts'
import type { WheelText } from '../description/texts.ts'
import { createDisc } from './disc.ts'

const SPIN_MS = 4600
const TURNS = 6

/** A wheel of fortune: the bet is its risk or one kind of field; the field under the pointer decides. */
export const createScene: CreateBetScene<WheelDefinition, WheelOutcome, WheelText> = async (needs) => {
  const { definition, words, overlay, controls, sound } = needs
  const { say } = words
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const disc = createDisc(stage, definition, needs.game, words)
  const kept = Number(needs.recall('bet') ?? -1)
  let bet = definition.bets[kept] ? kept : 0
  const hub = make('b', '', '')
  const board = make('div', 'wheel-hub', hub)
  overlay.append(board)
  const shown = facts()
  const order = definition.bets
    .map((_, at) => at)
    .toSorted((a, b) => (isRiskGame(definition) ? 0 : factsOfBet(definition, a).most - factsOfBet(definition, b).most))
  const choice = segments({
    label: say(isRiskGame(definition) ? 'risk' : 'onWhat'),
    className: order.length > 3 ? 'wrap three' : '',
    options: order.map((at) => {
      const { ways, of } = factsOfBet(definition, at)
      return { value: at, label: nameOfBet(words, definition, at), detail: words.percent(ways / of) }
    }),
    value: bet,
    onChoose: (at) => {
      bet = at
      needs.keep('bet', String(at))
      sound.tick()
      change()
    },
  })
  controls.append(choice.element, shown.element)

  function writeFacts(): void {
    const { ways, of, most } = factsOfBet(definition, bet)
    shown.write([
      [say('chance'), `${ways} / ${of}`],
      [say('best'), words.money(Math.round((most * needs.stake()) / 100))],
    ])
  }
  function change(): void {
    writeFacts()
    board.className = 'wheel-hub'
    hub.textContent = ''
    disc.setBet(bet)
    needs.onChange()
  }
  writeFacts()
  disc.setBet(bet)

  return {
    opening: () => ({ label: say('spin'), bet: { bet } }),
    stakeChanged: writeFacts,
    lock: (isLocked) => choice.lock(isLocked),
    start() {
      board.className = 'wheel-hub'
      hub.textContent = ''
      disc.start()
    },
    abandon: () => disc.abandon(),
    async show(outcome, { mood, isResumed }) {
      const { bet: made, segment, wheel, kind, winMinor } = outcome
      bet = made.bet
      choice.set(bet)
      writeFacts()
      disc.setBet(bet)
      const ms = stage.isReduced || isResumed ? 0 : SPIN_MS
      const turn = disc.aim(segment, ms === 0 ? 0 : TURNS)
      await stage.motion.run(ms, (progress) => {
        if (turn(progress)) sound.tick()
      })
      const times = timesOf(definition, wheel, kind)
      hub.textContent = writeTimes(words, times)
      board.className = `wheel-hub shown ${winMinor > 0 ? 'won' : ''}`
      sound.land(winMinor > 0 ? 0 : 3)
      disc.settle(segment, winMinor > 0, mood)
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
  }
}
