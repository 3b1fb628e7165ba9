export type ReplayWin = { readonly text: string; readonly count: number; readonly payMinor: number }
export type ReplaySpin = {
  readonly kind: string
  /** Names of symbols by row, from the top, then by reel. */
  readonly rows: readonly (readonly { readonly symbol: string; readonly isWon: boolean }[])[]
  readonly wins: readonly ReplayWin[]
  readonly winMinor: number
  readonly multiplier: number
  readonly awardedFreeSpins: number
}

/**
 * Reads the stored outcome of a lines game for the replay. Undefined when it is of another engine or its shape is not
 * the expected one: then the screen shows the stored document as it is, rather than a wrong picture.
 */
export function readOutcome(outcome: unknown, definition: unknown): ReplaySpin[] | undefined {
  const spins = field(outcome, 'spins')
  const symbols = field(definition, 'symbols')
  if (!Array.isArray(spins) || !Array.isArray(symbols)) return undefined
  const nameOf = (index: unknown) => {
    const id = typeof index === 'number' ? field(symbols[index], 'id') : undefined
    return typeof id === 'string' ? id : '?'
  }
  const read = spins.map((spin) => readSpin(spin, nameOf))
  return read.every((spin) => spin !== undefined) ? read : undefined
}

function readSpin(spin: unknown, nameOf: (index: unknown) => string): ReplaySpin | undefined {
  const grid = field(spin, 'grid')
  const wins = field(spin, 'wins')
  if (!Array.isArray(grid) || !grid.every((reel) => Array.isArray(reel)) || !Array.isArray(wins)) return undefined
  const won = new Set(wins.flatMap((win) => cellsOf(win)))
  const height = Math.max(0, ...grid.map((reel) => reel.length))
  return {
    kind: String(field(spin, 'kind')),
    rows: Array.from({ length: height }, (_, row) =>
      grid.map((reel, column) => ({ symbol: nameOf(reel[row]), isWon: won.has(`${column}:${row}`) })),
    ),
    wins: wins.map((win) => {
      const line = field(win, 'line')
      const place = typeof line === 'number' ? `${line + 1}` : '–'
      return {
        text: `${place} · ${nameOf(field(win, 'symbol'))}`,
        count: numberOf(win, 'count'),
        payMinor: numberOf(win, 'payMinor'),
      }
    }),
    winMinor: numberOf(spin, 'winMinor'),
    multiplier: numberOf(spin, 'multiplier'),
    awardedFreeSpins: numberOf(spin, 'awardedFreeSpins'),
  }
}

function cellsOf(win: unknown): string[] {
  const positions = field(win, 'positions')
  if (!Array.isArray(positions)) return []
  return positions.flatMap((cell) => (Array.isArray(cell) ? [`${cell[0]}:${cell[1]}`] : []))
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function numberOf(value: unknown, name: string): number {
  const found = field(value, name)
  return typeof found === 'number' ? found : 0
}
