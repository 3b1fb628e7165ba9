import '../../../kit/cards/cards.css'
import './style.css'
import { createTable, frenchDeck } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { BetweenDefinition, BetweenOutcome } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import type { BetweenText } from '../description/texts.ts'

/** Between the cards: two gates, and the third card falls between or beside them. */
export const createScene: CreateBetScene<BetweenDefinition, BetweenOutcome, BetweenText> = async (needs) => {
  const { definition, words, sound } = needs
  const { say, money, language, percent } = words
  const table = await createTable({
    ...needs,
    deck: frenchDeck,
    className: 'between',
    nameOf: (card) => cardName(language, frenchDeck, card),
  })
  const pair = table.hand({ label: say('table'), places: 2, className: 'gates' })
  const third = table.hand({ label: say('third'), places: 1, className: 'third' })
  table.element.append(make('div', 'rows', make('div', 'gate', pair.element, third.element)))
  let isUnderWay = false
  const left = definition.suits * definition.ranks - 2

  return {
    opening: () => ({ label: say('deal'), bet: {} }),
    choices: ({ offers }): Choice[] =>
      offers.map(({ place, cards, payMinor }) => ({
        label: say(place),
        detail: say('pays', { amount: money(payMinor), chance: percent(cards / left) }),
        bet: { place },
      })),
    lock: () => undefined,
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show({ state, cards, fell, winMinor }, { mood, isResumed }) {
      if (!isUnderWay) {
        await table.clear()
        await pair.show(cards.slice(0, 2), isResumed)
        pair.mark(() => 'plain')
      }
      isUnderWay = state === 'open'
      if (state === 'open') return
      await third.show(cards.slice(2), isResumed)
      third.note(fell ? say(fell) : '', winMinor > 0 ? 'won' : 'lost')
      third.mark(() => (winMinor > 0 ? 'won' : 'dim'))
      sound.land(winMinor > 0 ? 0 : 3)
      table.celebrate(
        mood,
        third.views.map(({ element }) => element),
      )
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}
