import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { StepsBet, StepsDefinition, StepsOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, slider } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import { chanceOfStep, isCoin, placeName, type Variant } from '../tell/index.ts'
import type { StepsText } from '../tell/texts.ts'
import { createBoard } from './board.ts'
import { lookOf } from './looks.ts'

/** Pick by pick: a field with traps, a tower of doors, a coin, a road. Each pick is a press on the board itself. */
export const createScene: CreateBetScene<StepsDefinition, StepsOutcome, StepsText> = async (needs) => {
  const { definition, words, controls, overlay, sound, game } = needs
  const { say, money, percent } = words
  const { variants, coins } = definition
  const moves = createMoves(needs.isMotionReduced)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const wanted = Number(needs.recall('variant') ?? Math.min(2, variants.length - 1))
  let at = variants[wanted] ? wanted : 0
  const variant = (): Variant => variants[at] as Variant
  const isRoad = variant().layout.kind === 'road'
  const look = lookOf(game.key)

  const pay = make('p', 'so-far', '')
  const ground = make('div', `steps-ground l-${look}`, pay)
  overlay.append(ground)
  let present: StepsOutcome | undefined
  let isLocked = false
  let isBusy = false
  const newBoard = () =>
    createBoard({
      layout: variant().layout,
      look,
      nameOf: (place) => placeName(words, variant().layout, place),
      stateName: (place, isSafe) =>
        say(isSafe ? 'isSafe' : 'isTrap', { name: placeName(words, variant().layout, place) }),
      sideName: isCoin(variant().layout) ? (door) => say(door === 0 ? 'headsShort' : 'tailsShort') : undefined,
      payOf: (step) => `${words.number((variant().ladder[step] ?? 0) / coins)}×`,
      moves,
      onPick: (pick) => pickNow(pick),
    })
  let board = newBoard()
  ground.append(board.element)

  const shown = facts()
  const choice =
    variants.length > 1
      ? slider({
          label: say('traps'),
          min: 0,
          max: variants.length - 1,
          value: at,
          write: (value) => {
            const layout = variants[value]?.layout
            return layout?.kind === 'field' ? String(layout.traps) : ''
          },
          onChoose: (value) => {
            at = value
            needs.keep('variant', String(value))
            sound.tick()
            rebuild()
            needs.onChange()
          },
        })
      : undefined
  controls.append(...(choice ? [choice.element] : []), shown.element)

  function rebuild(): void {
    const next = newBoard()
    board.element.replaceWith(next.element)
    board = next
    present = undefined
    pay.textContent = ''
    writeFacts()
    board.free(0)
  }
  const done = (): number => (present?.state === 'open' ? present.bet.picks.length : 0)
  function writeFacts(): void {
    const { layout, ladder } = variant()
    const step = done()
    const pays = ladder[step]
    shown.write(
      pays === undefined
        ? []
        : [
            [say('nextPays'), money((pays * needs.stake()) / coins)],
            [say('chance'), percent(chanceOfStep(layout, step))],
          ],
    )
  }
  writeFacts()
  board.free(0)

  function betWith(pick: number): StepsBet {
    const open = present?.state === 'open' ? present.bet.picks : []
    return { variant: at, picks: [...open, pick], isTaken: false }
  }
  function pickNow(pick: number): void {
    if (isLocked && present?.state !== 'open') return
    needs.play(betWith(pick))
  }

  return {
    opening: () =>
      isRoad
        ? { label: say('first'), bet: betWith(0) }
        : { label: say('begin'), bet: undefined, hint: say('beginHint') },
    choices: ({ bet, payMinor }): Choice[] => [
      ...(isRoad ? [{ label: say('next'), detail: nextPay(), bet: betWith(0) }] : []),
      { label: say('take'), detail: money(payMinor), bet: { ...bet, isTaken: true } },
    ],
    stakeChanged: writeFacts,
    lock(locked) {
      isLocked = locked
      choice?.lock(locked)
      // An open round is locked too, but for its next pick.
      if (isBusy) board.lock()
      else board.free(done())
    },
    start() {
      moves.begin()
      isBusy = true
      board.lock()
      if (present?.state !== 'open') {
        pay.textContent = ''
        board.reset()
      }
    },
    abandon() {
      isBusy = false
      board.free(done())
    },
    async show(outcome, { mood, isResumed }) {
      if (outcome.bet.variant !== at) {
        at = outcome.bet.variant
        choice?.set(at)
        rebuild()
      }
      const { state, safe, bet, traps, payMinor } = outcome
      const isFirst = present?.state !== 'open'
      present = outcome
      if (isFirst) board.reset()
      for (const [step, isSafe] of safe.entries()) await board.open(step, bet.picks[step] ?? 0, isSafe, isResumed)
      if (safe.at(-1) === true && !isResumed) sound.good()
      if (state === 'lost') sound.bad()
      pay.textContent = state === 'lost' || safe.length === 0 ? '' : say('now', { amount: money(payMinor) })
      writeFacts()
      isBusy = false
      if (state === 'open') return board.free(bet.picks.length)
      await board.tell(traps ?? [], isResumed)
      if (mood !== 'plain' && !moves.isStill) {
        const box = board.last()?.getBoundingClientRect()
        const under = needs.canvas.getBoundingClientRect()
        if (box)
          stage.sparks.ring(box.left - under.left + box.width / 2, box.top - under.top + box.height / 2, box.width * 2)
        if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
        stage.wake()
      }
      await moves.wait(isResumed ? 0 : 500)
    },
    skip: () => moves.skip(),
    reduceMotion(isReduced) {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }

  function nextPay(): string {
    const pays = variant().ladder[done()]
    return pays === undefined ? '' : money((pays * needs.stake()) / coins)
  }
}
