import '../../../kit/cards/cards.css'
import './style.css'
import { createTable } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { TwentyOneDefinition, TwentyOneOutcome } from '../../../kit/protocol/bets.ts'
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
  table.element.append(make('div', 'rows', bank.element, player.element))

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
  const winners = (outcome: TwentyOneOutcome): readonly Element[] =>
    outcome.winMinor > outcome.stakeMinor ? player.views.map(({ element }) => element) : []

  return {
    opening: () => ({ label: say('deal'), bet: { side: isSide, moves: [] } }),
    choices: ({ bet, moves }): Choice[] =>
      moves.map((move) => ({
        label: say(move),
        ...(move === 'surrender' && rules.game === 'blackjack'
          ? { detail: say('back', { amount: part(rules.surrenderPays ?? 0) }) }
          : {}),
        bet: { side: bet.side, moves: [...bet.moves, move] },
      })),
    stakeChanged: writeFacts,
    lock: (isLocked) => sideChoice?.lock(isLocked),
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show(outcome, { mood, isResumed }) {
      isSide = outcome.bet.side
      sideChoice?.set(isSide ? 'on' : 'off')
      writeFacts()
      if (!isUnderWay) {
        await table.clear()
        for (const hand of [player, bank]) hand.mark(() => 'plain')
      }
      const isNew = !isUnderWay
      isUnderWay = outcome.state === 'open'
      const { player: mine, bank: theirs, playerTotal, bankTotal, sideName } = outcome
      const isClosed = rules.game === 'oko' && !rules.isBankOpen
      const open: (number | undefined)[] = isNew && (isClosed || theirs.length === 0) ? [undefined] : theirs.slice(0, 1)
      if (isNew && !isResumed) {
        await player.show(mine.slice(0, 1))
        await bank.show(open)
      }
      await player.show(mine, isResumed)
      player.note(`${playerTotal}${sideName ? ` · ${say(sideName)}` : ''}`)
      if (outcome.state === 'open') {
        await bank.show(theirs.length === 0 ? [undefined] : theirs, isResumed)
        return bank.note(theirs.length === 0 ? '' : String(bankTotal))
      }
      await table.moves.wait(isResumed ? 0 : 250)
      await bank.show(theirs, isResumed)
      bank.note(String(bankTotal))
      const tone =
        outcome.mainMinor === 0 ? 'lost' : outcome.mainMinor * coins > outcome.stakeMinor * coins * 0.999 ? 'won' : ''
      player.note(`${playerTotal} · ${resultName(words, outcome)}`, tone)
      if (tone === 'lost') player.mark(() => 'dim')
      if (tone === 'won') {
        player.mark(() => 'won')
        bank.mark(() => 'dim')
      }
      sound.land(tone === 'lost' ? 3 : 0)
      table.celebrate(mood, winners(outcome))
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
  }
}
