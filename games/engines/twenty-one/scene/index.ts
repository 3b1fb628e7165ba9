import '../../../kit/cards/cards.css'
import './style.css'
import { createTable } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { TwentyOneDefinition, TwentyOneHand, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { deckOf, resultName } from '../description/index.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { TwentyOneText } from '../description/texts.ts'
import { choiceOf, createSideChoice, factsOf, toneOf } from './choices.ts'

/** Twenty-one: the bank above, the player below, one button for each legal move. */
export const createScene: CreateBetScene<TwentyOneDefinition, TwentyOneOutcome, TwentyOneText> = async (needs) => {
  const { definition, words, controls, sound } = needs
  const { say, language } = words
  const { rules, side } = definition
  const deck = deckOf(definition)
  const table = await createTable({
    ...needs,
    deck,
    className: 'twenty-one',
    nameOf: (card) => cardName(language, deck, card),
  })
  const bank = table.hand({ label: say('bank'), places: 2 })
  const player = table.hand({ label: say('you'), places: 2 })
  /** The second hand of a split pair; hidden before. */
  const second = table.hand({ label: say('hand', { number: 2 }), places: 2 })
  second.element.hidden = true
  const mine = make('div', 'mine', player.element, second.element)
  table.element.append(make('div', 'rows', bank.element, mine))

  let isSide = side !== undefined && needs.recall('side') === 'on'
  const sideChoice = createSideChoice(needs, isSide, (isOn) => {
    isSide = isOn
    writeFacts()
    needs.onChange()
  })
  const shown = facts()
  controls.append(...(sideChoice ? [sideChoice.element] : []), shown.element)

  const writeFacts = (): void => shown.write(factsOf(definition, words, isSide, needs.stake()))
  writeFacts()

  let isUnderWay = false
  const seats = [player, second]
  /** Lays out two hands beside each other, or one over the full width. */
  function seat(hands: readonly TwentyOneHand[]): void {
    const isSplit = hands.length > 1
    second.element.hidden = !isSplit
    table.element.classList.toggle('is-split', isSplit)
    player.label(isSplit ? say('hand', { number: 1 }) : say('you'))
  }
  return {
    opening: () => ({ label: say('deal'), bet: { side: isSide, moves: [] } }),
    choices: (outcome): Choice[] => outcome.moves.map((move) => choiceOf(definition, words, outcome, move)),
    stakeChanged: writeFacts,
    lock: (isLocked) => sideChoice?.lock(isLocked),
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show(outcome, { mood, isResumed }) {
      isSide = outcome.bet.side
      sideChoice?.set(isSide ? 'on' : 'off')
      writeFacts()
      const isNew = !isUnderWay
      isUnderWay = outcome.state === 'open'
      const { hands, at, bank: theirs, bankTotal, sideName } = outcome
      if (isNew) {
        await table.clear()
        for (const hand of [...seats, bank]) hand.mark(() => 'plain')
        seat([])
      }
      const isClosed = rules.game === 'oko' && !rules.isBankOpen
      const open: (number | undefined)[] = isNew && (isClosed || theirs.length === 0) ? [undefined] : theirs.slice(0, 1)
      if (isNew && !isResumed) {
        await player.show(hands[0]?.cards.slice(0, 1) ?? [])
        await bank.show(open)
      }
      seat(hands)
      for (const [index, hand] of hands.entries()) {
        const place = seats[index]
        if ((place?.views.length ?? 0) < hand.cards.length) place?.note('')
        await place?.show(hand.cards, isResumed)
        place?.note(`${noteOf(words, hand)}${sideName && index === 0 ? ` · ${say(sideName)}` : ''}`)
        place?.mark(() => (hands.length > 1 && outcome.state === 'open' && index !== at ? 'dim' : 'plain'))
      }
      if (outcome.state === 'open') {
        await bank.show(theirs.length === 0 ? [undefined] : theirs, isResumed)
        return bank.note(theirs.length === 0 ? '' : String(bankTotal))
      }
      await table.moves.wait(isResumed ? 0 : 250)
      // The counted total no longer fits the cards: no total until the last card is open.
      bank.note('')
      await bank.show(theirs, isResumed)
      bank.note(String(bankTotal))
      const tones = hands.map(toneOf)
      for (const [index, hand] of hands.entries()) {
        const tone = tones[index] ?? ''
        seats[index]?.note(`${noteOf(words, hand)} · ${resultName(words, hand)}`, tone)
        seats[index]?.mark(() => (tone === 'lost' ? 'dim' : tone === 'won' ? 'won' : 'plain'))
      }
      if (tones.every((tone) => tone === 'won')) bank.mark(() => 'dim')
      sound.land(tones.every((tone) => tone === 'lost') ? 3 : 0)
      table.celebrate(mood, winnersOf(outcome, seats))
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}

const noteOf = ({ say }: Words<TwentyOneText>, hand: TwentyOneHand): string =>
  [String(hand.total), ...(hand.isDoubled ? [say('doubledNote')] : [])].join(' · ')

type Seat = { readonly views: readonly { readonly element: Element }[] }

/** The cards of the hands, if the win is more than the stake. */
const winnersOf = ({ winMinor, stakeMinor, hands }: TwentyOneOutcome, seats: readonly Seat[]): readonly Element[] =>
  winMinor <= stakeMinor
    ? []
    : hands.flatMap((hand, at) =>
        toneOf(hand) === 'won' ? (seats[at]?.views ?? []).map(({ element }) => element) : [],
      )
