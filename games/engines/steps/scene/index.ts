import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { StepsBet, StepsDefinition, StepsOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, slider } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds, Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage, type BetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { Mood } from '../../../kit/protocol/messages.ts'
import type { Words } from '../../../kit/tell/telling.ts'
import { chanceOfStep, isCoin, placeName, type Variant } from '../tell/index.ts'
import type { StepsText } from '../tell/texts.ts'
import { createBoard, type Board, type BoardNeeds } from './board.ts'
import { lookOf } from './looks.ts'

/** Pick by pick: a field with traps, a tower of doors, a coin, a road. Each pick is a press on the board itself. */
export const createScene: CreateBetScene<StepsDefinition, StepsOutcome, StepsText> = async (needs) => {
  const { definition, words, controls, overlay, sound, game } = needs
  const { say, money } = words
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
  const newBoard = () => layBoard({ words, variant: variant(), coins, look, moves, onPick: (pick) => pickNow(pick) })
  let board = newBoard()
  ground.append(board.element)

  const shown = facts()
  const choice = createVariantSlider(needs, at, (value) => {
    at = value
    rebuild()
    needs.onChange()
  })
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
  const writeFacts = (): void =>
    shown.write(factsOf(words, variant(), { step: done(), stakeMinor: needs.stake(), coins }))
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
      if (!moves.isStill) celebrate(stage, mood, needs.canvas, board.last())
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

type Laid = Pick<BoardNeeds, 'look' | 'moves' | 'onPick'> & {
  readonly words: Words<StepsText>
  readonly variant: Variant
  readonly coins: number
}

/** The places of a variant, with their names in the language of the page. */
function layBoard({ words, variant: { layout, ladder }, coins, ...rest }: Laid): Board {
  const { say } = words
  return createBoard({
    ...rest,
    layout,
    nameOf: (place) => placeName(words, layout, place),
    stateName: (place, isSafe) => say(isSafe ? 'isSafe' : 'isTrap', { name: placeName(words, layout, place) }),
    sideName: isCoin(layout) ? (door) => say(door === 0 ? 'headsShort' : 'tailsShort') : undefined,
    payOf: (step) => `${words.number((ladder[step] ?? 0) / coins)}×`,
  })
}

/** How many traps there are; nothing where a game has one variant. */
function createVariantSlider(
  { definition: { variants }, words, sound, keep }: BetSceneNeeds<StepsDefinition, StepsText>,
  at: number,
  onChoose: (variant: number) => void,
) {
  if (variants.length < 2) return undefined
  return slider({
    label: words.say('traps'),
    min: 0,
    max: variants.length - 1,
    value: at,
    write: (value) => {
      const layout = variants[value]?.layout
      return layout?.kind === 'field' ? String(layout.traps) : ''
    },
    onChoose: (value) => {
      keep('variant', String(value))
      sound.tick()
      onChoose(value)
    },
  })
}

type Stand = { readonly step: number; readonly stakeMinor: number; readonly coins: number }

function factsOf(
  { say, money, percent }: Words<StepsText>,
  { layout, ladder }: Variant,
  { step, stakeMinor, coins }: Stand,
): [string, string][] {
  const pays = ladder[step]
  if (pays === undefined) return []
  return [
    [say('nextPays'), money((pays * stakeMinor) / coins)],
    [say('chance'), percent(chanceOfStep(layout, step))],
  ]
}

/** Sparks around the last place that was opened. */
function celebrate(stage: BetStage, mood: Mood, canvas: HTMLCanvasElement, last: HTMLElement | undefined): void {
  if (mood === 'plain') return
  const box = last?.getBoundingClientRect()
  const under = canvas.getBoundingClientRect()
  if (box) stage.sparks.ring(box.left - under.left + box.width / 2, box.top - under.top + box.height / 2, box.width * 2)
  if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
  stage.wake()
}
