import '../../../kit/cards/cards.css'
import './style.css'
import { createTable, frenchDeck } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { HiLoDefinition, HiLoOutcome } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { answerKey } from '../description/index.ts'
import type { HiLoText } from '../description/texts.ts'

/** Number of cards of the chain that stay visible; earlier ones move under them. */
const SIGHT = 11

/** The chain of cards: each new one is placed beside the last, and the win grows or is lost. */
export const createScene: CreateBetScene<HiLoDefinition, HiLoOutcome, HiLoText> = async (needs) => {
  const { definition, words, sound } = needs
  const { say, money, language, percent } = words
  const table = await createTable({
    ...needs,
    deck: frenchDeck,
    className: 'hi-lo',
    nameOf: (card) => cardName(language, frenchDeck, card),
  })
  const chain = table.hand({ label: say('chain'), places: 2 })
  const steps = Array.from({ length: definition.steps }, () => make('i'))
  const meter = make('div', 'meter', ...steps)
  meter.setAttribute('aria-hidden', 'true')
  const pay = make('p', 'now-pay', '')
  table.element.append(make('div', 'rows', pay, chain.element, meter))
  let isUnderWay = false

  return {
    opening: () => ({ label: say('deal'), bet: { picks: [], isTaken: false } }),
    choices: ({ cards, offers, bet, payMinor }): Choice[] => {
      const answers = offers.map(({ pick, rightRanks, payMinor: pays }) => ({
        label: say(answerKey(definition, cards.at(-1) ?? 0, pick)),
        detail: say('pays', { amount: money(pays), chance: percent(rightRanks / definition.ranks) }),
        bet: { picks: [...bet.picks, pick], isTaken: false },
      }))
      // The last choice is never the cash-out: each button keeps its position.
      return bet.picks.length === 0
        ? answers
        : [...answers, { label: say('take'), detail: money(payMinor), bet: { picks: bet.picks, isTaken: true } }]
    },
    lock: () => undefined,
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show({ state, cards, bet, payMinor, winMinor }, { mood, isResumed }) {
      if (!isUnderWay) {
        await table.clear()
        pay.textContent = ''
        for (const step of steps) delete step.dataset['state']
      }
      isUnderWay = state === 'open'
      await chain.show(cards.slice(-SIGHT), isResumed)
      const done = bet.picks.length
      for (const [at, step] of steps.entries()) {
        const isLast = at === done - 1
        if (at < done) step.dataset['state'] = isLast && state === 'lost' ? 'lost' : 'done'
      }
      chain.mark((at) => (at === chain.views.length - 1 ? 'plain' : 'dim'))
      pay.textContent = done === 0 || state === 'lost' ? '' : say('now', { amount: money(payMinor) })
      chain.note(done > 0 ? say('step', { step: done, of: definition.steps }) : '', state === 'lost' ? 'lost' : '')
      if (state === 'open') {
        if (done > 0 && !isResumed) sound.good()
        return
      }
      const last = chain.views.at(-1)
      last?.state(state === 'lost' ? 'dim' : 'won')
      if (state === 'lost') sound.bad()
      else sound.land(0)
      if (winMinor > 0 && last) table.celebrate(mood, [last.element])
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}
