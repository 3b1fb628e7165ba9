import type { VideoPokerDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/description/description.ts'
import { handName } from '../description/index.ts'
import type { VideoPokerText } from '../description/texts.ts'

/** Pays of each hand at the current stake, the highest first. */
export function createLadder(definition: VideoPokerDefinition, words: Words<VideoPokerText>) {
  const ranked = definition.pays.toSorted((a, b) => b.coins - a.coins)
  const rungs = ranked.map(({ hand }) => ({ hand, amount: make('span'), item: make('li') }))
  for (const { hand, amount, item } of rungs) item.append(make('span', '', handName(words, definition, hand)), amount)
  const element = make('ul', 'ladder', ...rungs.map(({ item }) => item))
  element.setAttribute('aria-label', words.say('paysTitle'))
  return {
    element,
    writePays(stakeMinor: number): void {
      for (const [at, { amount }] of rungs.entries()) {
        amount.textContent = words.money(((ranked[at]?.coins ?? 0) * stakeMinor) / definition.coins)
      }
    },
    light(name: string | undefined): void {
      for (const { hand, item } of rungs) item.toggleAttribute('data-on', hand === name)
    },
  }
}
