import '../../../kit/cards/cards.css'
import './style.css'
import { createTable, frenchDeck } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { ThreeCardBet, ThreeCardDefinition, ThreeCardOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, segments } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { ThreeCardText } from '../description/texts.ts'

type On = ThreeCardBet['on']
const PLACES: readonly On[] = ['duel', 'pair-plus', 'both']
const DOWN = [undefined, undefined, undefined]

/** The duel of three: the house's cards face down until the player has decided. */
export const createScene: CreateBetScene<ThreeCardDefinition, ThreeCardOutcome, ThreeCardText> = async (needs) => {
  const { definition, words, controls, sound } = needs
  const { say, money, language, number } = words
  const { coins, duel, pairPlusShare } = definition
  const table = await createTable({
    ...needs,
    deck: frenchDeck,
    className: 'three-card',
    nameOf: (card) => cardName(language, frenchDeck, card),
  })
  const house = table.hand({ label: say('house'), places: 3 })
  const player = table.hand({ label: say('you'), places: 3 })
  table.element.append(make('div', 'rows', house.element, player.element))

  let on = PLACES.find((place) => place === needs.recall('on')) ?? 'duel'
  const percent = (share: number): string => `${number((100 * share) / coins)} %`
  const place = segments<On>({
    label: say('betOn'),
    options: [
      { value: 'duel', label: say('duel') },
      { value: 'pair-plus', label: say('pair-plus') },
      {
        value: 'both',
        label: say('both'),
        detail: say('bothShare', { main: percent(coins - pairPlusShare), side: percent(pairPlusShare) }),
      },
    ],
    value: on,
    onChoose: (next) => {
      on = next
      needs.keep('on', next)
      writeFacts()
      needs.onChange()
    },
  })
  const shown = facts()
  controls.append(place.element, shown.element)
  const inDuel = (pays: number): number => amounts(definition, on, needs.stake()).inDuel(pays)
  const writeFacts = (): void => shown.write(factsOf(definition, words, on, needs.stake()))
  writeFacts()
  let isUnderWay = false

  return {
    opening: () => ({ label: say('deal'), bet: { on } }),
    choices: ({ bet }): Choice[] => [
      {
        label: say('play'),
        detail: say('canWin', { amount: money(inDuel(duel.win)) }),
        bet: { on: bet.on, move: 'play' },
      },
      {
        label: say('fold'),
        detail: say('back', { amount: money(inDuel(duel.fold)) }),
        bet: { on: bet.on, move: 'fold' },
      },
    ],
    stakeChanged: writeFacts,
    lock: (isLocked) => place.lock(isLocked),
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show(outcome, { mood, isResumed }) {
      const { state, bet, player: mine, hand, house: theirs, houseHand, result } = outcome
      ;({ on } = bet)
      place.set(on)
      writeFacts()
      if (!isUnderWay) {
        await table.clear()
        for (const one of [player, house]) one.mark(() => 'plain')
        await player.show(mine, isResumed)
        if (bet.on !== 'pair-plus') await house.show(DOWN, isResumed)
      }
      isUnderWay = state === 'open'
      player.note(say(hand))
      if (state === 'open') return
      if (theirs && houseHand) {
        await house.show(theirs, isResumed)
        house.note(say(houseHand))
      }
      const isWon = outcome.winMinor > outcome.stakeMinor
      const tone = isWon ? 'won' : outcome.winMinor === 0 ? 'lost' : ''
      const bonus = outcome.bonusMinor > 0 ? ` · ${say('bonusNote', { amount: money(outcome.bonusMinor) })}` : ''
      player.note(`${say(hand)}${result ? ` · ${say(result)}` : ''}${bonus}`, tone)
      player.mark(() => (isWon ? 'won' : outcome.winMinor === 0 ? 'dim' : 'plain'))
      if (isWon) house.mark(() => 'dim')
      sound.land(isWon ? 0 : 3)
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

/** Pays in minor units, in the duel and for the cards alone: a bet on both is split between them. */
function amounts({ coins, pairPlusShare }: ThreeCardDefinition, on: On, stakeMinor: number) {
  const part = (pays: number, share: number): number => (pays * stakeMinor * share) / coins / coins
  return {
    inDuel: (pays: number): number => part(pays, on === 'both' ? coins - pairPlusShare : coins),
    onCards: (pays: number): number => part(pays, on === 'both' ? pairPlusShare : coins),
  }
}

function factsOf(
  definition: ThreeCardDefinition,
  { say, money }: Words<ThreeCardText>,
  on: On,
  stakeMinor: number,
): [string, string][] {
  const { duel, pairPlus } = definition
  const { inDuel, onCards } = amounts(definition, on, stakeMinor)
  const main: [string, string][] = [
    [say('won'), money(inDuel(duel.win))],
    [say('unqualified'), money(inDuel(duel.unqualified))],
  ]
  const side: [string, string][] = [
    [say('pair'), money(onCards(pairPlus.pair))],
    [say('straight-flush'), money(onCards(pairPlus.straightFlush))],
  ]
  return [...(on === 'pair-plus' ? [] : main), ...(on === 'duel' ? [] : side)]
}
