import { formatShort } from '#money'
import type { RouletteDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/description/description.ts'
import { kindOf, nameOfSpot, numbersOf } from '../description/index.ts'
import type { RouletteText } from '../description/texts.ts'
import { columnsOf, layTable, type Place } from './layout.ts'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
const TIERS = 6

type Needs = {
  readonly definition: RouletteDefinition
  readonly words: Words<RouletteText>
  readonly stakes: readonly number[]
  readonly onPlace: (spot: number) => void
  readonly onTake: (spot: number) => void
}

/** The table: every spot is a button with a name. Arrow keys move to the nearest spot; Delete removes chips. */
export function createTable({ definition, words, stakes, onPlace, onTake }: Needs) {
  const places = layTable(definition)
  const columns = columnsOf(definition)
  const element = make('div', 'roulette-table')
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', words.say('table'))
  element.style.setProperty('--columns', String(columns + 2))

  const buttons = definition.spots.map((spot, at) => {
    const place = places[at] ?? { u: 0, v: 0, w: 1, h: 1, isField: true }
    const button = make('button', `spot ${place.isField ? 'field' : 'line'}`)
    button.type = 'button'
    button.tabIndex = at === 0 ? 0 : -1
    for (const [name, value] of Object.entries({ u: place.u, v: place.v, w: place.w, h: place.h }))
      button.style.setProperty(`--${name}`, String(value))
    writeFace(button, { definition, words, spot, isField: place.isField })
    button.addEventListener('click', () => onPlace(at))
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault()
      onTake(at)
    })
    const covered = new Set(spot.pockets)
    const show = (isOn: boolean): void => {
      definition.spots.forEach((other, index) => {
        if (kindOf(other) === 'straight' && covered.has(other.pockets[0] ?? -1))
          buttons[index]?.classList.toggle('covered', isOn)
      })
    }
    button.addEventListener('pointerenter', () => show(true))
    button.addEventListener('pointerleave', () => show(false))
    button.addEventListener('focus', () => show(button.matches(':focus-visible')))
    button.addEventListener('blur', () => show(false))
    element.append(button)
    return button
  })

  element.addEventListener('keydown', (event) => {
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    if (at === -1) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return onTake(at)
    }
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const isTall = getComputedStyle(element).getPropertyValue('--tall').trim() === '1'
    const next = nearest(places, at, isTall ? [step[1], step[0]] : step)
    if (next === undefined) return
    buttons.forEach((button, index) => void (button.tabIndex = index === next ? 0 : -1))
    buttons[next]?.focus()
  })

  function name(at: number, amountMinor: number): void {
    const spot = definition.spots[at]
    if (!spot) return
    const times = `×${words.number(spot.pays / definition.coins)}`
    const parts = [nameOfSpot(words, spot), words.say('pays', { times })]
    if (amountMinor > 0) parts.push(words.say('withChip', { amount: words.money(amountMinor) }))
    buttons[at]?.setAttribute('aria-label', parts.join(', '))
  }
  buttons.forEach((_, at) => name(at, 0))

  return {
    element,
    /** Shows the chips on a spot. */
    show(at: number, amountMinor: number): void {
      const button = buttons[at]
      if (!button) return
      button.querySelector('.chip')?.remove()
      name(at, amountMinor)
      if (amountMinor === 0) return
      const tier = Math.min(TIERS - 1, stakes.filter((stake) => stake <= amountMinor).length >> 1)
      const chip = make('i', `chip t${tier}`, formatShort(amountMinor, words.language))
      button.append(chip)
    },
    /** Highlights the number that came and the spots that won; clears the highlights when `pocket` is undefined. */
    light(pocket: number | undefined, won: ReadonlySet<number> = new Set()): void {
      definition.spots.forEach((spot, at) => {
        const isNumber = kindOf(spot) === 'straight' && spot.pockets[0] === pocket
        buttons[at]?.classList.toggle('fell', pocket !== undefined && isNumber)
        buttons[at]?.classList.toggle('won', won.has(at))
      })
    },
    /**
     * For touch: switches from numbers and fields to the lines between them, or back. Returns whether the lines are
     * active.
     */
    switchToLines(): boolean {
      return element.classList.toggle('between')
    },
    lock(isLocked: boolean): void {
      element.classList.toggle('locked', isLocked)
      for (const button of buttons) button.setAttribute('aria-disabled', String(isLocked))
    },
  }
}

type Face = {
  readonly definition: RouletteDefinition
  readonly words: Words<RouletteText>
  readonly spot: RouletteDefinition['spots'][number]
  readonly isField: boolean
}

/** The text of a spot: its number, its name or its pay. */
function writeFace(button: HTMLElement, { definition, words, spot, isField }: Face): void {
  const kind = kindOf(spot)
  const [label] = numbersOf(spot)
  if (kind === 'straight') {
    const pocket = definition.pockets.find((one) => one.label === label)
    button.classList.add(`c-${pocket?.colour ?? 'green'}`)
    button.append(make('b', '', label ?? ''))
  } else if (kind === undefined) {
    button.classList.add(`e-${spot.id}`)
    button.append(make('b', '', nameOfSpot(words, spot)))
  } else if (isField) {
    button.append(make('b', '', kind === 'third' ? nameOfSpot(words, spot) : `×${spot.pays / definition.coins}`))
  }
}

const middle = ({ u, v, w, h }: Place): [number, number] => [u + w / 2, v + h / 2]

/** The spot in the direction of an arrow key; undefined at the edge. */
function nearest(
  places: readonly Place[],
  from: number,
  [stepU, stepV]: readonly [number, number],
): number | undefined {
  const start = places[from]
  if (!start) return undefined
  const [u, v] = middle(start)
  let best: { at: number; far: number } | undefined
  places.forEach((place, at) => {
    const [otherU, otherV] = middle(place)
    const along = (otherU - u) * stepU + (otherV - v) * stepV
    const aside = Math.abs((otherU - u) * stepV) + Math.abs((otherV - v) * stepU)
    if (along < 0.05) return
    const far = along + 2.4 * aside
    if (!best || far < best.far) best = { at, far }
  })
  return best?.at
}
