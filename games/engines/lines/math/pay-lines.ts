import type { Cell } from '../../../kit/math/cell.ts'
import { judgeLine } from './judge-line.ts'
import type { LinesWin } from './lines-outcome.ts'
import type { LineRules } from './spin-table.ts'

/** All line wins of a window, for engines that add a feature to plain pay lines. */
export function payLines(
  rules: LineRules,
  grid: readonly (readonly number[])[],
  coinValueMinor: number,
  multiplier = 1,
): LinesWin[] {
  const { lines } = rules
  const wins: LinesWin[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as readonly number[]
    const verdict = judgeLine(
      rules,
      grid.length,
      (reel) => (grid[reel] as readonly number[])[line[reel] as number] as number,
    )
    if (!verdict) continue
    const { symbol, count, payCoins } = verdict
    const positions = line.slice(0, count).map((row, reel): Cell => [reel, row])
    wins.push({ kind: 'line', line: index, symbol, count, payMinor: payCoins * multiplier * coinValueMinor, positions })
  }
  return wins
}
