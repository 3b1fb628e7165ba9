import type { RouletteDefinition } from '../../../kit/protocol/bets.ts'
import type { Words } from '../../../kit/description/description.ts'
import type { RouletteText } from '../description/texts.ts'

const OFTEN_SHOWN = 4

/** Results of this visit: by colour, and the most frequent numbers. */
export function statisticsOf(
  { pockets }: RouletteDefinition,
  { say }: Pick<Words<RouletteText>, 'say'>,
  fallen: readonly number[],
): [string, string][] {
  const countOf = (test: (pocket: number) => boolean): number => fallen.filter(test).length
  const share = (colour: 'red' | 'black' | 'green'): string =>
    `${countOf((pocket) => pockets[pocket]?.colour === colour)}`
  const often = [...new Set(fallen)]
    .map((pocket) => ({ label: pockets[pocket]?.label ?? '', count: countOf((one) => one === pocket) }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, OFTEN_SHOWN)
  return [
    [
      say('stats', { count: fallen.length }),
      `${say('red')} ${share('red')} · ${say('black')} ${share('black')} · ${say('green')} ${share('green')}`,
    ],
    [say('often'), often.map(({ label, count }) => `${label} (${count}×)`).join(', ')],
  ]
}
