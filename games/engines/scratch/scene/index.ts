import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { ScratchDefinition, ScratchOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { characterOf } from '../../../kit/scene/character.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { Words } from '../../../kit/description/description.ts'
import { needKey, wonFields, writeNumber } from '../description/index.ts'
import type { ScratchText } from '../description/texts.ts'
import { createTicket, type Shown } from './create-ticket.ts'

const BETWEEN_MS = 90
const COLUMNS: Readonly<Record<number, number>> = { 6: 3, 8: 4, 9: 3, 10: 5, 12: 4 }

/** A ticket of fields under foil. The result is fixed when it is bought; scratching only shows it. */
export const createScene: CreateBetScene<ScratchDefinition, ScratchOutcome, ScratchText> = async (needs) => {
  const { definition, words, overlay, controls, sound, game } = needs
  const { say, money, language } = words
  const { prizes, coins, layout } = definition
  const count = layout.kind === 'lines' ? 9 : layout.kind === 'equal' ? layout.fields : layout.own
  const moves = createMoves(needs.isMotionReduced)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced, characterOf(needs.game.key).pace)
  let onAll: (() => void) | undefined
  const ticket = createTicket({
    title: language === 'cs' || language === 'sk' ? game.name.cs : game.name.en,
    need: say(needKey(definition)),
    label: say('ticket'),
    game,
    count,
    columns: COLUMNS[count] ?? 3,
    ...(layout.kind === 'keys'
      ? { keys: { count: layout.keys, label: say(layout.keys === 1 ? 'square' : 'keys') } }
      : {}),
    coveredName: (number) => say('covered', { number }),
    onOpened: () => {
      sound.tick()
      if (ticket.isOpen) onAll?.()
    },
  })
  const hint = make('p', 'hint', '')
  overlay.append(make('div', `scratch-ground k-${layout.kind}`, ticket.element, hint))

  const shown = facts()
  controls.append(shown.element)
  function writeFacts(): void {
    shown.write([[say('top'), money(((prizes.at(-1)?.coins ?? 0) * needs.stake()) / coins)]])
  }
  writeFacts()
  ticket.cover()

  return {
    opening: () => ({ label: say('buy'), bet: {} }),
    stakeChanged: writeFacts,
    lock: () => undefined,
    start() {
      moves.begin()
      ticket.cover()
    },
    abandon: () => ticket.cover(),
    async show(outcome, { mood }) {
      ticket.cover(allShown(definition, words, outcome, count))
      await moves.run(
        ticket.element,
        [
          { transform: 'translateY(12%) rotate(-2deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        420,
      )
      hint.textContent = say('hint')
      if (!ticket.isOpen) {
        await new Promise<void>((resolve) => {
          onAll = resolve
        })
      }
      onAll = undefined
      hint.textContent = ''
      const won = wonFields(definition, outcome)
      const { keys = [], numbers = [] } = outcome
      ticket.mark(
        won,
        keys.flatMap((key, at) => (won.some((field) => numbers[field] === key) ? [at] : [])),
      )
      sound.land(outcome.winMinor > 0 ? 0 : 3)
      if (mood === 'plain' || stage.isReduced) return
      const under = needs.canvas.getBoundingClientRect()
      for (const { button } of ticket.fields.filter((_, at) => won.includes(at))) {
        const box = button.getBoundingClientRect()
        stage.sparks.ring(box.left - under.left + box.width / 2, box.top - under.top + box.height / 2, box.width * 1.5)
      }
      if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
      stage.requestRepaint()
    },
    /** Uncovers the remaining fields one by one. */
    skip: () => void uncoverAll(),
    reduceMotion(isReduced) {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }

  async function uncoverAll(): Promise<void> {
    if (!onAll) return moves.skip()
    for (const { foil } of ticket.fields) {
      if (foil.isGone) continue
      foil.uncover()
      await moves.wait(stage.isReduced ? 0 : BETWEEN_MS)
    }
  }
}

/** Own fields first, then the winning numbers. */
function allShown(
  definition: ScratchDefinition,
  { say, money }: Words<ScratchText>,
  { fields, keys = [], numbers = [], stakeMinor }: ScratchOutcome,
  count: number,
): Shown[] {
  const { prizes, coins } = definition
  const own = fields.map((prize, at): Shown => {
    const amount = money(((prizes[prize]?.coins ?? 0) * stakeMinor) / coins)
    const number = numbers[at] === undefined ? undefined : writeNumber(definition, numbers[at])
    const spoken = say('shown', { number: at + 1, amount: number ? `${number}, ${amount}` : amount })
    return number ? { amount, number, spoken } : { amount, spoken }
  })
  const winning = keys.map((key, at): Shown => {
    const number = writeNumber(definition, key)
    return { amount: number, spoken: say('shown', { number: count + at + 1, amount: number }) }
  })
  return [...own, ...winning]
}
