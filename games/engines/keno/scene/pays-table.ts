import type { KenoDefinition } from '../../../kit/protocol/bets.ts'
import { make } from '../../../kit/scene/bet-controls.ts'
import type { Words } from '../../../kit/description/description.ts'
import { paysOf, writeTimes } from '../description/index.ts'
import type { KenoText } from '../description/texts.ts'

/** Pays of a ticket by hits; the row of the result is highlighted. */
export function createPaysTable(definition: KenoDefinition, words: Words<KenoText>) {
  const { coins } = definition
  const { say } = words
  const element = make('table', 'keno-pays')
  return {
    element,
    write(spots: number, stakeMinor: number, hits?: number): void {
      const rows = paysOf(definition, spots).map(({ hits: count, pay }) => {
        const row = make(
          'tr',
          count === hits ? 'on' : '',
          make('th', '', `${count}`),
          make('td', '', writeTimes(words, pay, coins)),
          make('td', '', words.money(Math.round((pay * stakeMinor) / coins))),
        )
        row.firstElementChild?.setAttribute('scope', 'row')
        return row
      })
      const head = make('tr', '', make('th', '', say('hits')), make('th', '', say('pays')), make('th', '', say('wins')))
      element.replaceChildren(...(rows.length > 0 ? [make('thead', '', head), make('tbody', '', ...rows)] : []))
    },
  }
}
