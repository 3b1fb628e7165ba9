import type { Chip, RouletteDefinition } from '../../../kit/protocol/bets.ts'
import { facts, make, tool } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { RouletteText } from '../description/texts.ts'
import { createChipStack } from './chip-stack.ts'
import { createChipTools } from './chip-tools.ts'
import { createRace } from './race.ts'
import { statisticsOf } from './statistics.ts'
import { createTable } from './table.ts'

/** All of roulette except the wheel: the table, the chips, their tools and the results. */
export function createFelt(needs: BetSceneNeeds<RouletteDefinition, RouletteText>) {
  const { definition, words, overlay, controls, sound, offer } = needs
  const { stakes } = offer
  const { say } = words
  const { spots } = definition
  const stack = createChipStack(offer)
  const fallen: number[] = []
  let isLocked = true

  const sign = make('div', 'roulette-sign')
  overlay.append(sign)

  const lay = (chips: readonly Chip[]): void => {
    if (isLocked) return
    if (stack.add(chips)) sound.tick()
    else refuse()
    change()
  }
  // On a tall screen the table makes room for the wheel while it spins, and a moment longer.
  const felt = overlay.closest('.felt')
  let back: ReturnType<typeof setTimeout> | undefined
  const showWheel = (isTurning: boolean, afterMs = 0): void => {
    clearTimeout(back)
    if (afterMs > 0) back = setTimeout(() => showWheel(false), afterMs)
    else felt?.classList.toggle('turning', isTurning)
  }
  const refuse = (): void => {
    sound.bad()
    const amounts = { spot: words.money(stack.largestMinor), table: words.money(stack.mostMinor) }
    needs.notify(say('full', amounts))
  }
  const table = createTable({
    definition,
    words,
    stakes,
    onPlace: (spot) => lay([{ spot, amountMinor: needs.stake() }]),
    onTake: (spot) => {
      if (!isLocked && stack.take(spot)) change()
    },
  })

  const chipTools = createChipTools({ words, stack, onChange: change, onRefused: refuse })
  // A finger is wider than the lines between numbers: a switch selects whether a press on a number means its lines.
  const between = tool(say('between'), () => {
    between.setAttribute('aria-pressed', String(table.switchToLines()))
  })
  between.classList.add('between-switch')
  between.setAttribute('aria-pressed', 'false')

  const race = createRace({ definition, words, stake: needs.stake, lay })
  const statistics = facts()
  controls.append(
    table.element,
    make('div', 'bts roulette-tools', ...chipTools.buttons, between),
    race.element,
    statistics.element,
  )

  function write(): void {
    spots.forEach((_, at) => table.show(at, stack.at(at)))
    chipTools.write(isLocked)
    race.lock(isLocked)
  }
  function change(): void {
    table.light(undefined)
    sign.className = 'roulette-sign'
    showWheel(false)
    write()
    needs.onChange()
  }
  const writeStatistics = (): void => {
    if (fallen.length > 0) statistics.write(statisticsOf(definition, words, fallen))
  }
  write()

  return {
    stack,
    table,
    sign,
    showWheel,
    write,
    keys: chipTools.keys,
    lock(locked: boolean): void {
      isLocked = locked
      table.lock(locked)
      write()
    },
    /** @param when `before`: in earlier rounds of this visit, newest first */
    fell(numbers: readonly number[], when: 'now' | 'before'): void {
      if (when === 'now') fallen.unshift(...numbers)
      else fallen.push(...numbers)
      writeStatistics()
    },
  }
}
