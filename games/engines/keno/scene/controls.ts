import type { KenoDefinition } from '../../../kit/protocol/bets.ts'
import { make, tool } from '../../../kit/scene/bet-controls.ts'
import type { BetSceneNeeds } from '../../../kit/scene/bet-scene.ts'
import type { KenoText } from '../tell/texts.ts'
import { createPaysTable } from './pays-table.ts'

type Presses = { readonly onQuick: () => void; readonly onClear: () => void }

/** How many numbers are marked, a quick pick, a clean ticket, and what the hits pay. */
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
    // A button that is locked hears no press.
    keys: { q: () => quick.click(), c: () => clear.click() },
  }
}
