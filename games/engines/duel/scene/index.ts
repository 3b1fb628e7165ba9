import '../../../kit/cards/cards.css'
import './style.css'
import { createTable } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { DuelDefinition, DuelOutcome } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { deckOf } from '../description/index.ts'
import type { DuelText } from '../description/texts.ts'
import { createDuelControls } from './controls.ts'

/** Card against card, or one card on whose colour, suit or rank and suit was bet. */
export const createScene: CreateBetScene<DuelDefinition, DuelOutcome, DuelText> = async (needs) => {
  const { definition, words, sound } = needs
  const { say, language } = words
  const { rules } = definition
  const deck = deckOf(definition)
  const isWar = rules.game === 'war'
  const table = await createTable({
    ...needs,
    deck,
    className: `duel ${rules.game}`,
    nameOf: (card) => cardName(language, deck, card),
  })
  const player = table.hand({ label: isWar ? say('you') : say('card'), places: 1 })
  const house = isWar ? table.hand({ label: say('house'), places: 1 }) : undefined
  table.element.append(make('div', 'rows', make('div', 'sides', player.element, ...(house ? [house.element] : []))))

  const chosen = createDuelControls(needs, deck)

  return {
    opening: () => ({ label: say(isWar ? 'deal' : 'cut'), bet: chosen.bet() }),
    stakeChanged: chosen.write,
    lock: chosen.lock,
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show({ cards, result }, { mood, isResumed }) {
      await table.clear()
      const [mine, theirs] = cards
      await player.show([mine], isResumed)
      if (house && theirs !== undefined) await house.show([theirs], isResumed)
      player.note(say(result), result === 'won' ? 'won' : result === 'lost' ? 'lost' : '')
      player.mark(() => (result === 'won' ? 'won' : result === 'lost' ? 'dim' : 'plain'))
      house?.mark(() => (result === 'lost' ? 'won' : result === 'won' ? 'dim' : 'plain'))
      sound.land(result === 'won' ? 0 : 3)
      table.celebrate(
        mood,
        player.views.map(({ element }) => element),
      )
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}
