import '../../../kit/cards/cards.css'
import './style.css'
import { createTable } from '../../../kit/cards/index.ts'
import { cardName } from '../../../kit/cards/names.ts'
import type { VideoPokerDefinition, VideoPokerOutcome } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { CreateBetScene } from '../../../kit/scene/bet-scene.ts'
import { deckOf, handName } from '../description/index.ts'
import type { VideoPokerText } from '../description/texts.ts'
import { createLadder } from './ladder.ts'
import { winningPlaces } from './winning-places.ts'

const PLACES = [0, 1, 2, 3, 4]

/** Video poker: five cards that are pressed to be held, and the table of pays of each hand at the current stake. */
export const createScene: CreateBetScene<VideoPokerDefinition, VideoPokerOutcome, VideoPokerText> = async (needs) => {
  const { definition, words, sound, onChange } = needs
  const { say, language } = words
  const deck = deckOf(definition)
  const table = await createTable({
    ...needs,
    deck,
    className: 'video-poker',
    nameOf: (card) => cardName(language, deck, card),
  })
  const ladder = createLadder(definition, words)
  const hand = table.hand({ label: say('yourHand'), places: 5 })
  const hint = make('p', 'hint', '')
  table.element.append(make('div', 'rows', ladder.element, hand.element, hint))

  let held = new Set<number>()
  let isDeciding = false
  let isUnderWay = false

  const writePays = (): void => ladder.writePays(needs.stake())
  writePays()
  const { light } = ladder

  function toggle(place: number): void {
    if (!isDeciding) return
    if (held.has(place)) held.delete(place)
    else held.add(place)
    sound.tick()
    writeHolds()
    onChange()
  }
  /** Makes each card a toggle while it can be held. */
  function writeHolds(): void {
    for (const [place, { element, card }] of hand.views.entries()) {
      element.querySelector('.over')?.setAttribute('aria-pressed', String(held.has(place)))
      element.querySelector('.tag')?.remove()
      if (held.has(place)) element.append(make('span', 'tag', say('held')))
      if (element.querySelector('.over') || !isDeciding) continue
      const button = make('button', 'over')
      button.type = 'button'
      button.setAttribute('aria-pressed', String(held.has(place)))
      button.setAttribute('aria-label', say('hold', { card: cardName(language, deck, card) }))
      button.addEventListener('click', () => toggle(place))
      element.append(button)
    }
    hand.mark((place) => (held.has(place) ? 'held' : 'plain'))
  }
  function endHolds(): void {
    isDeciding = false
    for (const { element } of hand.views) for (const part of element.querySelectorAll('.over, .tag')) part.remove()
    hint.textContent = ''
  }

  return {
    opening: () => ({ label: say('deal'), bet: {} }),
    choices: () => {
      const hold = PLACES.filter((place) => held.has(place))
      const label = hold.length === 5 ? say('keepAll') : say('exchange')
      return [{ label, detail: say('holding', { count: hold.length }), bet: { hold } }]
    },
    stakeChanged: writePays,
    lock: () => undefined,
    start: () => table.moves.begin(),
    abandon: () => undefined,
    async show({ state, dealt, hand: final, name, bet }, { mood, isResumed }) {
      if (!isUnderWay) {
        light(undefined)
        held = new Set()
        await hand.clear()
        hand.mark(() => 'plain')
        await hand.show(dealt, isResumed)
      }
      isUnderWay = state === 'open'
      if (state === 'open') {
        isDeciding = true
        hint.textContent = say('hint')
        return writeHolds()
      }
      endHolds()
      const cards = final ?? dealt
      const kept = bet.hold ?? []
      hand.mark((place) => (kept.includes(place) ? 'held' : 'plain'))
      if (isResumed) await hand.show(cards, true)
      else for (const place of PLACES) if (!kept.includes(place)) await hand.exchange(place, cards[place] ?? 0)
      light(name)
      const won = name ? winningPlaces(definition, name, cards) : []
      hand.note(name ? handName(words, definition, name) : say('nothing'), name ? 'won' : 'lost')
      hand.mark((place) => (won.includes(place) ? 'won' : 'dim'))
      sound.land(name ? 0 : 3)
      table.celebrate(
        mood,
        hand.views.filter((_, place) => won.includes(place)).map(({ element }) => element),
      )
      await table.moves.wait(isResumed ? 0 : 350)
    },
    skip: () => table.moves.skip(),
    reduceMotion: table.reduce,
    keys: Object.fromEntries(PLACES.map((place) => [String(place + 1), () => toggle(place)])),
  }
}
