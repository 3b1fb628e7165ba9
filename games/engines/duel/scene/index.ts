import '../../../kit/cards/cards.css'
import './style.css'
import { createTable, drawSuit, svgOfSuit } from '../../../kit/cards/index.ts'
import { cardName, suitName } from '../../../kit/cards/names.ts'
import type { DuelBet, DuelDefinition, DuelOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, segments } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { deckOf } from '../tell/index.ts'
import type { DuelText } from '../tell/texts.ts'

type On = 'colour' | 'suit' | 'card'

/** Card against card, or one card whose colour, suit or self was named. */
export const createScene: CreateBetScene<DuelDefinition, DuelOutcome, DuelText> = async (needs) => {
  const { definition, words, controls, sound } = needs
  const { say, money, language, percent } = words
  const { rules, coins, suits, ranks } = definition
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

  const kept = (name: string, most: number): number => {
    const value = Number(needs.recall(name) ?? 0)
    return Number.isInteger(value) && value >= 0 && value < most ? value : 0
  }
  const ONS: readonly On[] = ['colour', 'suit', 'card']
  let on: On = ONS.find((one) => one === needs.recall('on')) ?? 'colour'
  let [colour, suit, rank] = [kept('colour', 2), kept('suit', suits), kept('rank', ranks)]
  const bet = (): DuelBet => {
    if (isWar) return { on: 'war', value: 0 }
    if (on === 'colour') return { on, value: colour }
    return on === 'suit' ? { on, value: suit } : { on, value: suit * ranks + rank }
  }
  const shown = facts()
  const change = (): void => {
    for (const [name, value] of Object.entries({ on, colour, suit, rank })) needs.keep(name, String(value))
    write()
    needs.onChange()
  }
  const kinds = segments<On>({
    label: say('betOn'),
    options: [
      { value: 'colour', label: say('colour') },
      { value: 'suit', label: say('suit') },
      { value: 'card', label: say('exact') },
    ],
    value: on,
    onChoose: (next) => {
      on = next
      sound.tick()
      change()
    },
  })
  const colours = segments({
    label: say('colour'),
    options: [
      { value: 0, label: say('red') },
      { value: 1, label: say('black') },
    ],
    value: colour,
    onChoose: (next) => {
      colour = next
      sound.tick()
      change()
    },
  })
  const suitChoice = segments({
    label: say('suit'),
    className: 'suits',
    options: deck.suits.map((id, value) => ({ value, label: suitName(language, id) })),
    value: suit,
    onChoose: (next) => {
      suit = next
      sound.tick()
      change()
    },
  })
  for (const [at, label] of [...suitChoice.element.querySelectorAll('label span')].entries()) {
    const id = deck.suits[at]
    if (id) label.prepend(svgOfSuit(drawSuit(id)))
  }
  const rankChoice = segments({
    label: say('rank'),
    className: 'ranks',
    options: deck.ranks.map((label, value) => ({ value, label })),
    value: rank,
    onChoose: (next) => {
      rank = next
      sound.tick()
      change()
    },
  })
  controls.append(
    ...(isWar ? [] : [kinds.element, colours.element, suitChoice.element, rankChoice.element]),
    shown.element,
  )

  function write(): void {
    colours.element.hidden = on !== 'colour'
    suitChoice.element.hidden = on === 'colour'
    rankChoice.element.hidden = on !== 'card'
    const paid = (pays: number): string => money((pays * needs.stake()) / coins)
    if (rules.game === 'war') {
      shown.write([
        [say('higher'), paid(rules.winPays)],
        [say('equal'), paid(rules.tiePays)],
      ])
      return
    }
    const pays = { colour: rules.colourPays, suit: rules.suitPays, card: rules.cardPays }
    const chance = { colour: 1 / 2, suit: 1 / suits, card: 1 / (suits * ranks) }
    shown.write([
      [say('chance'), percent(chance[on])],
      [say('wins'), paid(pays[on])],
    ])
  }
  write()
  const all = [kinds, colours, suitChoice, rankChoice]

  return {
    opening: () => ({ label: say(isWar ? 'deal' : 'cut'), bet: bet() }),
    stakeChanged: write,
    lock: (isLocked) => {
      for (const control of all) control.lock(isLocked)
    },
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
