import { drawSuit, svgOfSuit } from '../../../kit/cards/index.ts'
import type { Deck } from '../../../kit/cards/deck.ts'
import { suitName } from '../../../kit/cards/names.ts'
import type { DuelBet, DuelDefinition } from '../../../kit/protocol/bets.ts'
import { facts, segments } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { DuelText } from '../description/texts.ts'

type On = 'colour' | 'suit' | 'card'
const ONS: readonly On[] = ['colour', 'suit', 'card']

/** The choice of colour, suit or card. In card against card there is nothing to choose. */
export function createDuelControls(needs: BetSceneNeeds<DuelDefinition, DuelText>, deck: Deck) {
  const { definition, words, controls, sound } = needs
  const { say, language } = words
  const { rules, suits, ranks } = definition
  const isWar = rules.game === 'war'
  const kept = (name: string, most: number): number => {
    const value = Number(needs.recall(name) ?? 0)
    return Number.isInteger(value) && value >= 0 && value < most ? value : 0
  }
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
  const choosing =
    <Value>(take: (value: Value) => void) =>
    (value: Value): void => {
      take(value)
      sound.tick()
      change()
    }
  const kinds = segments<On>({
    label: say('betOn'),
    options: [
      { value: 'colour', label: say('colour') },
      { value: 'suit', label: say('suit') },
      { value: 'card', label: say('exact') },
    ],
    value: on,
    onChoose: choosing((next) => void (on = next)),
  })
  const colours = segments({
    label: say('colour'),
    options: [
      { value: 0, label: say('red') },
      { value: 1, label: say('black') },
    ],
    value: colour,
    onChoose: choosing((next) => void (colour = next)),
  })
  const suitChoice = segments({
    label: say('suit'),
    className: 'suits',
    options: deck.suits.map((id, value) => ({ value, label: suitName(language, id) })),
    value: suit,
    onChoose: choosing((next) => void (suit = next)),
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
    onChoose: choosing((next) => void (rank = next)),
  })
  controls.append(
    ...(isWar ? [] : [kinds.element, colours.element, suitChoice.element, rankChoice.element]),
    shown.element,
  )

  function write(): void {
    colours.element.hidden = on !== 'colour'
    suitChoice.element.hidden = on === 'colour'
    rankChoice.element.hidden = on !== 'card'
    shown.write(factsOf(definition, words, on, needs.stake()))
  }
  write()
  const all = [kinds, colours, suitChoice, rankChoice]
  return {
    bet,
    write,
    lock(isLocked: boolean): void {
      for (const control of all) control.lock(isLocked)
    },
  }
}

function factsOf(
  { rules, coins, suits, ranks }: DuelDefinition,
  { say, money, percent }: Words<DuelText>,
  on: On,
  stakeMinor: number,
): [string, string][] {
  const paid = (pays: number): string => money((pays * stakeMinor) / coins)
  if (rules.game === 'war') {
    return [
      [say('higher'), paid(rules.winPays)],
      [say('equal'), paid(rules.tiePays)],
    ]
  }
  const pays = { colour: rules.colourPays, suit: rules.suitPays, card: rules.cardPays }
  const chance = { colour: 1 / 2, suit: 1 / suits, card: 1 / (suits * ranks) }
  return [
    [say('chance'), percent(chance[on])],
    [say('wins'), paid(pays[on])],
  ]
}
