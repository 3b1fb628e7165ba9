import './style.css'
import { createMoves } from '../../../kit/cards/moves.ts'
import type { ScratchDefinition, ScratchOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { createBetStage } from '../../../kit/scene/create-bet-stage.ts'
import type { ScratchText } from '../tell/texts.ts'
import { createFoil } from './foil.ts'

const FIELDS = 9
const BETWEEN_MS = 90

/** A ticket of nine fields under foil. It is settled when it is bought; rubbing only shows it. */
export const createScene: CreateBetScene<ScratchDefinition, ScratchOutcome, ScratchText> = async (needs) => {
  const { definition, words, overlay, controls, sound, game } = needs
  const { say, money, language } = words
  const { prizes, coins } = definition
  const moves = createMoves(needs.isMotionReduced)
  const stage = await createBetStage(needs.canvas, needs.isMotionReduced)
  const title = make(
    'header',
    'ticket-head',
    make('b', '', language === 'cs' || language === 'sk' ? game.name.cs : game.name.en),
  )
  title.append(make('small', '', say('three')))
  let onAll: (() => void) | undefined
  let present: ScratchOutcome | undefined
  const amountOf = (field: number): string =>
    money(((prizes[present?.fields[field] ?? 0]?.coins ?? 0) * (present?.stakeMinor ?? 0)) / coins)

  const fields = Array.from({ length: FIELDS }, (_, at) => {
    const amount = make('b', 'amount', '')
    const button = make('button', 'field')
    button.type = 'button'
    const foil = createFoil(game.colours, () => {
      button.setAttribute('aria-label', say('shown', { number: at + 1, amount: amountOf(at) }))
      if (present) sound.tick()
      if (fields.every((field) => field.foil.isGone)) onAll?.()
    })
    button.append(amount, foil.canvas)
    // A key or a tap of assistance uncovers; a finger or a mouse rubs.
    button.addEventListener('click', (event) => {
      if (event.detail === 0 && onAll) foil.uncover()
    })
    return { button, amount, foil }
  })
  const grid = make('div', 'fields', ...fields.map(({ button }) => button))
  const ticket = make('div', 'ticket', title, grid)
  ticket.setAttribute('role', 'group')
  ticket.setAttribute('aria-label', say('ticket'))
  const hint = make('p', 'hint', '')
  overlay.append(make('div', 'scratch-ground', ticket, hint))
  let isRubbing = false
  const rubAt = (event: PointerEvent): void => {
    if (!isRubbing || !onAll) return
    for (const { foil, button } of fields) {
      const box = button.getBoundingClientRect()
      const isIn =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom
      if (isIn) foil.rub(event.clientX, event.clientY)
      else foil.lift()
    }
  }
  grid.addEventListener('pointerdown', (event) => {
    isRubbing = true
    rubAt(event)
  })
  addEventListener('pointermove', rubAt)
  addEventListener('pointerup', () => {
    isRubbing = false
    for (const { foil } of fields) foil.lift()
  })

  const shown = facts()
  controls.append(shown.element)
  function writeFacts(): void {
    const most = prizes.at(-1)
    shown.write([[say('paysTitle'), money(((most?.coins ?? 0) * needs.stake()) / coins)]])
  }
  writeFacts()
  function cover(): void {
    for (const [at, { foil, amount, button }] of fields.entries()) {
      foil.cover()
      amount.textContent = ''
      delete button.dataset['state']
      button.setAttribute('aria-label', say('covered', { number: at + 1 }))
    }
  }
  cover()

  return {
    opening: () => ({ label: say('buy'), bet: {} }),
    stakeChanged: writeFacts,
    lock: () => undefined,
    start() {
      moves.begin()
      present = undefined
      cover()
    },
    abandon: cover,
    async show(outcome, { mood }) {
      present = outcome
      cover()
      for (const [at, { amount }] of fields.entries()) amount.textContent = amountOf(at)
      if (!moves.isStill)
        await moves.run(
          ticket,
          [
            { transform: 'translateY(12%) rotate(-2deg)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          420,
        )
      hint.textContent = say('hint')
      await new Promise<void>((resolve) => {
        onAll = resolve
      })
      onAll = undefined
      hint.textContent = ''
      for (const [at, { button }] of fields.entries()) {
        if (outcome.prize !== undefined) button.dataset['state'] = outcome.fields[at] === outcome.prize ? 'won' : 'dim'
      }
      sound.land(outcome.winMinor > 0 ? 0 : 3)
      if (mood !== 'plain' && !stage.isReduced) {
        const under = needs.canvas.getBoundingClientRect()
        for (const { button } of fields.filter(({ button: one }) => one.dataset['state'] === 'won')) {
          const box = button.getBoundingClientRect()
          stage.sparks.ring(
            box.left - under.left + box.width / 2,
            box.top - under.top + box.height / 2,
            box.width * 1.5,
          )
        }
        if (mood === 'big') stage.sparks.throwCoins(stage.width, stage.height)
        stage.wake()
      }
    },
    /** Uncovers what is left, field by field. */
    skip() {
      void uncoverAll()
    },
    reduceMotion(isReduced) {
      moves.reduce(isReduced)
      stage.isReduced = isReduced
    },
  }

  async function uncoverAll(): Promise<void> {
    if (!onAll) return moves.skip()
    for (const { foil } of fields) {
      if (foil.isGone) continue
      foil.uncover()
      await moves.wait(stage.isReduced ? 0 : BETWEEN_MS)
    }
  }
}
