import '../../../kit/cards/cards.css'
import './style.css'
import { createTable } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { TwentyOneDefinition, TwentyOneHand, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
import { facts, make, segments } from '../../../kit/scene/bet-controls.ts'
import type { Choice, CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { deckOf, resultName } from '../tell/index.ts'
import type { TwentyOneText } from '../tell/texts.ts'

/** Twenty-one: the bank above, the player below, one button for each legal move. */
export const createScene: CreateBetScene<TwentyOneDefinition, TwentyOneOutcome, TwentyOneText> = async (needs) => {
  const { definition, words, controls, sound } = needs
  const { say, money, language, number } = words
  const { rules, side, coins } = definition
  const deck = deckOf(definition)
  const table = await createTable({
    ...needs,
    deck,
    className: 'twenty-one',
    nameOf: (card) => cardName(language, deck, card),
  })
  const bank = table.hand({ label: say('bank'), places: 2 })
  const player = table.hand({ label: say('you'), places: 2 })
  /** The second hand of a split pair; it is not there before. */
  const second = table.hand({ label: say('hand', { number: 2 }), places: 2 })
  second.element.hidden = true
  const mine = make('div', 'mine', player.element, second.element)
  table.element.append(make('div', 'rows', bank.element, mine))

  let isSide = side !== undefined && needs.recall('side') === 'on'
  const share = side ? `${number((100 * side.share) / coins)} %` : ''
  const sideChoice = side
    ? segments({
        label: say('side'),
        options: [
          { value: 'off', label: say('sideOff') },
          { value: 'on', label: say(side.pays.on === 'pair' ? 'sidePair' : 'sideSuit', { share }) },
        ],
        value: isSide ? 'on' : 'off',
        onChoose: (value) => {
          isSide = value === 'on'
          needs.keep('side', value)
          writeFacts()
          needs.onChange()
        },
      })
    : undefined
  const shown = facts()
  controls.append(...(sideChoice ? [sideChoice.element] : []), shown.element)

  const part = (pays: number): string =>
    money((pays * needs.stake() * (isSide && side ? coins - side.share : coins)) / coins / coins)
  function writeFacts(): void {
    shown.write(
      rules.game === 'oko'
        ? [
            [say('win'), part(rules.winPays)],
            [say('aces'), part(rules.acesPay)],
          ]
        : [
            [say('win'), part(rules.winPays)],
            [say('blackjack'), part(rules.blackjackPays)],
          ],
    )
  }
  writeFacts()

  let isUnderWay = false
  const seats = [player, second]
  const toneOf = ({ result }: TwentyOneHand): 'won' | 'lost' | '' => {
    if (result === 'lost' || result === 'over') return 'lost'
    return result === 'tied' || result === 'given-up' || result === undefined ? '' : 'won'
  }
  const winners = ({ winMinor, stakeMinor, hands }: TwentyOneOutcome): readonly Element[] =>
    winMinor <= stakeMinor
      ? []
      : hands.flatMap((hand, at) =>
          toneOf(hand) === 'won' ? (seats[at]?.views ?? []).map(({ element }) => element) : [],
        )
  /** What lies in the game itself: a double and a split put it in once more. They come before anything was added. */
  const inGame = ({ stakeMinor, bet }: TwentyOneOutcome): number =>
    (stakeMinor * (bet.side && side ? coins - side.share : coins)) / coins
  function choiceOf(outcome: TwentyOneOutcome, move: TwentyOneOutcome['moves'][number]): Choice {
    const { bet } = outcome
    const choice = { label: say(move), bet: { side: bet.side, moves: [...bet.moves, move] } }
    if (move === 'surrender' && rules.game === 'blackjack') {
      const back = (inGame(outcome) * (rules.surrenderPays ?? 0)) / coins
      return { ...choice, detail: say('back', { amount: money(back) }) }
    }
    if (move !== 'double' && move !== 'split') return choice
    const addsMinor = inGame(outcome)
    return { ...choice, detail: say('more', { amount: money(addsMinor) }), addsMinor }
  }
  /** Two hands take their places beside each other, or one takes all of it. */
  function seat(hands: readonly TwentyOneHand[]): void {
    const isSplit = hands.length > 1
    second.element.hidden = !isSplit
    table.element.classList.toggle('is-split', isSplit)
    player.label(isSplit ? say('hand', { number: 1 }) : say('you'))
  }
  const noteOf = (hand: TwentyOneHand): string =>
    [String(hand.total), ...(hand.isDoubled ? [say('doubledNote')] : [])].join(' · ')

  return {
    opening: () => ({ label: say('deal'), bet: { side: isSide, moves: [] } }),
    choices: (outcome): Choice[] => outcome.moves.map((move) => choiceOf(outcome, move)),
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
        place?.note(`${noteOf(hand)}${sideName && index === 0 ? ` · ${say(sideName)}` : ''}`)
        place?.mark(() => (hands.length > 1 && outcome.state === 'open' && index !== at ? 'dim' : 'plain'))
      }
      if (outcome.state === 'open') {
        await bank.show(theirs.length === 0 ? [undefined] : theirs, isResumed)
        return bank.note(theirs.length === 0 ? '' : String(bankTotal))
      }
      await table.moves.wait(isResumed ? 0 : 250)
      // What was counted is no longer what lies there: no total until the last card is open.
      bank.note('')
      await bank.show(theirs, isResumed)
      bank.note(String(bankTotal))
      const tones = hands.map(toneOf)
      for (const [index, hand] of hands.entries()) {
        const tone = tones[index] ?? ''
        seats[index]?.note(`${noteOf(hand)} · ${resultName(words, hand)}`, tone)
        seats[index]?.mark(() => (tone === 'lost' ? 'dim' : tone === 'won' ? 'won' : 'plain'))
      }
      if (tones.every((tone) => tone === 'won')) bank.mark(() => 'dim')
      sound.land(tones.every((tone) => tone === 'lost') ? 3 : 0)
      table.celebrate(mood, winners(outcome))
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}
