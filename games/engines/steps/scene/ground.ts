import type { Moves } from '../../../kit/cards/moves.ts'
import type { StepsDefinition } from '../../../kit/protocol/bets.ts'
import { facts, make, slider } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { Words } from '../../../kit/description/description.ts'
import { chanceOfStep, isCoin, placeName, type Variant } from '../description/index.ts'
import type { StepsText } from '../description/texts.ts'
import { createBoard, type Board, type BoardNeeds } from './board.ts'
import { lookOf } from './looks.ts'

type Needs = BetSceneNeeds<StepsDefinition, StepsText>
type Heard = {
  readonly onPick: (pick: number) => void
  /** Called when another board is shown. */
  readonly onLaid: () => void
}

/** The board of the chosen variant, its result so far, and the control that chooses the variant. */
export function createGround(needs: Needs, moves: Moves, { onPick, onLaid }: Heard) {
  const { definition, words, overlay, controls, game } = needs
  const { variants, coins } = definition
  const wanted = Number(needs.recall('variant') ?? Math.min(2, variants.length - 1))
  let at = variants[wanted] ? wanted : 0
  const variant = (): Variant => variants[at] as Variant
  const look = lookOf(game.key)
  const newBoard = (): Board => layBoard({ words, variant: variant(), coins, look, moves, onPick })
  const pay = make('p', 'so-far', '')
  let board = newBoard()
  overlay.append(make('div', `steps-ground l-${look}`, pay, board.element))
  const shown = facts()
  const choice = createVariantSlider(needs, at, (value) => {
    lay(value)
    needs.onChange()
  })
  controls.append(...(choice ? [choice.element] : []), shown.element)

  function lay(next: number): void {
    at = next
    const laid = newBoard()
    board.element.replaceWith(laid.element)
    board = laid
    pay.textContent = ''
    onLaid()
  }

  return {
    /** Pay of the picks of this round. */
    pay,
    get at() {
      return at
    },
    get variant() {
      return variant()
    },
    get board() {
      return board
    },
    /** The pay of the next step after `step` steps, and its chance. */
    writeFacts: (step: number): void =>
      shown.write(factsOf(words, variant(), { step, stakeMinor: needs.stake(), coins })),
    lock: (isLocked: boolean): void => choice?.lock(isLocked),
    set(next: number): void {
      if (next === at) return
      choice?.set(next)
      lay(next)
    },
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

/** The control for the number of traps; undefined when a game has one variant. */
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
