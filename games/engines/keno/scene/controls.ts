import type { KenoDefinition } from '../../../kit/protocol/bets.ts'
import { make, tool } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { KenoText } from '../description/texts.ts'
import { createPaysTable } from './pays-table.ts'

type Presses = { readonly onQuick: () => void; readonly onClear: () => void }

/** The number of marked numbers, a quick pick, a button to clear, and the pays by hits. */
export function createKenoControls(
  { definition, words, controls }: BetSceneNeeds<KenoDefinition, KenoText>,
  { onQuick, onClear }: Presses,
) {
  const { say } = words
  const counter = make('output', 'keno-count')
  const quick = tool(say('quick'), onQuick)
  const clear = tool(say('clear'), onClear)
  const pays = createPaysTable(definition, words)
  controls.append(
    make('div', 'keno-head', make('span', 'cap', say('marked')), counter),
    make('div', 'bts', quick, clear),
    pays.element,
  )
  return {
    pays,
    count(text: string): void {
      counter.textContent = text
    },
    lock(isLocked: boolean): void {
      quick.disabled = isLocked
      clear.disabled = isLocked
    },
    // A disabled button ignores the key.
    keys: { q: () => quick.click(), c: () => clear.click() },
  }
}
