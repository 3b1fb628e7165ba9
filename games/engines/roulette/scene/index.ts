import './style.css'
import type { Chip, RouletteDefinition, RouletteOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, tool } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { RouletteText } from '../tell/texts.ts'
import { createChipStack } from './chip-stack.ts'
import { ANNOUNCED } from './layout.ts'
import { createTable } from './table.ts'
import { createWheel } from './wheel.ts'

const SPIN_MS = 5200
const RESULT_MS = 2600
const NEIGHBOURS = 2
const OFTEN_SHOWN = 4

/** Roulette: a wheel with a ball, and a table on which chips are laid before the spin. */
export const createScene: CreateBetScene<RouletteDefinition, RouletteOutcome, RouletteText> = async (needs) => {
  const { definition, words, overlay, controls, sound, offer } = needs
  const { stakes } = offer
  const { say } = words
  const { pockets, spots } = definition
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  const wheel = createWheel(stage, definition, needs.game)
  const stack = createChipStack(offer)
  const spotOf = new Map(spots.map(({ id }, at) => [id, at]))
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
  // On a tall screen the table makes room for the wheel while it turns, and a moment longer.
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

  const undo = tool(say('undo'), () => {
    stack.undo()
    change()
  })
  const clear = tool(say('clear'), () => {
    stack.clear()
    change()
  })
  const repeat = tool(say('repeat'), () => {
    if (!stack.repeat()) refuse()
    change()
  })
  const double = tool(say('double'), () => {
    if (!stack.double()) refuse()
    change()
  })
  // A finger is wider than the lines between numbers: they are reached by a switch, and a press on a number means it.
  const between = tool(say('between'), () => {
    between.setAttribute('aria-pressed', String(table.switchToLines()))
  })
  between.classList.add('between-switch')
  between.setAttribute('aria-pressed', 'false')
  const tools = [undo, clear, repeat, double]

  const announced = pockets.length === 37 && spotOf.has('corner-25-26-28-29') ? Object.entries(ANNOUNCED) : []
  const calls = announced.map(([name, chips]) => {
    const count = chips.reduce((sum, [, times]) => sum + times, 0)
    const button = tool(say(name as keyof typeof ANNOUNCED), () =>
      lay(chips.map(([id, times]) => ({ spot: spotOf.get(id) ?? 0, amountMinor: times * needs.stake() }))),
    )
    button.append(make('small', '', say('chips', { count })))
    return button
  })
  const track = pockets.map(({ label, colour }, at) => {
    const button = make('button', `pocket c-${colour}`, label)
    button.type = 'button'
    const around = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, step) => {
      const index = (at + step - NEIGHBOURS + pockets.length) % pockets.length
      return pockets[index]?.label ?? ''
    })
    button.setAttribute('aria-label', `${label}: ${around.join(', ')}`)
    button.addEventListener('click', () =>
      lay(around.map((one) => ({ spot: spotOf.get(`straight-${one}`) ?? 0, amountMinor: needs.stake() }))),
    )
    return button
  })
  const raceLine = make('div', 'roulette-track', ...track)
  raceLine.setAttribute('role', 'group')
  raceLine.setAttribute('aria-label', say('race'))
  const statistics = facts()
  controls.append(
    table.element,
    make('div', 'bts roulette-tools', ...tools, between),
    make(
      'div',
      'roulette-race',
      make('span', 'cap', say('race')),
      raceLine,
      ...(calls.length > 0 ? [make('div', 'bts', ...calls)] : []),
    ),
    statistics.element,
  )

  function write(): void {
    spots.forEach((_, at) => table.show(at, stack.at(at)))
    undo.disabled = isLocked || !stack.canUndo
    clear.disabled = isLocked || stack.totalMinor === 0
    repeat.disabled = isLocked || !stack.canRepeat
    double.disabled = isLocked || stack.totalMinor === 0
    for (const button of [...calls, ...track]) button.disabled = isLocked
  }
  function change(): void {
    table.light(undefined)
    sign.className = 'roulette-sign'
    showWheel(false)
    write()
    needs.onChange()
  }
  function writeStatistics(): void {
    if (fallen.length === 0) return
    const countOf = (test: (pocket: number) => boolean): number => fallen.filter(test).length
    const share = (colour: 'red' | 'black' | 'green'): string =>
      `${countOf((pocket) => pockets[pocket]?.colour === colour)}`
    const often = [...new Set(fallen)]
      .map((pocket) => ({ label: pockets[pocket]?.label ?? '', count: countOf((one) => one === pocket) }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, OFTEN_SHOWN)
    statistics.write([
      [
        say('stats', { count: fallen.length }),
        `${say('red')} ${share('red')} · ${say('black')} ${share('black')} · ${say('green')} ${share('green')}`,
      ],
      [say('often'), often.map(({ label, count }) => `${label} (${count}×)`).join(', ')],
    ])
  }
  write()

  return {
    opening: () => {
      const chips = stack.list()
      const stakeMinor = stack.totalMinor
      return chips.length > 0
        ? { label: say('spin'), bet: { chips }, stakeMinor }
        : { label: say('spin'), bet: undefined, hint: say('place'), stakeMinor }
    },
    lock(locked) {
      isLocked = locked
      table.lock(locked)
      write()
    },
    start() {
      table.light(undefined)
      sign.className = 'roulette-sign'
      showWheel(true)
      wheel.start()
    },
    abandon() {
      showWheel(false)
      wheel.abandon()
    },
    async show({ bet, pocket, wins }, { mood, isResumed }) {
      stack.set(bet.chips)
      write()
      showWheel(true)
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
      fallen.unshift(pocket)
      writeStatistics()
      if (mood === 'big' && !stage.isReduced) stage.sparks.throwCoins(stage.width, stage.height)
      stack.finish(bet.chips)
      showWheel(false, RESULT_MS)
    },
    remember(outcomes) {
      fallen.push(...outcomes.map(({ pocket }) => pocket))
      writeStatistics()
      stack.remember(outcomes[0]?.bet.chips ?? [])
      write()
    },
    skip: () => stage.motion.skip(),
    reduceMotion(isReduced) {
      stage.isReduced = isReduced
      if (isReduced) stage.motion.skip()
    },
    keys: {
      // Enter lays a chip on the spot that has the focus, so that the spin has a key of its own.
      s: needs.press,
      u: () => undo.click(),
      c: () => clear.click(),
      e: () => repeat.click(),
      d: () => double.click(),
    },
  }
}
