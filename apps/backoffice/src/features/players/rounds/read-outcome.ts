export type ReplayWin = { readonly text: string; readonly count: number; readonly payMinor: number }
export type ReplaySpin = {
  readonly kind: string
  /** Names of symbols by row, from the top, then by reel; shorter reels have empty cells. */
  readonly rows: readonly (readonly { readonly symbol: string; readonly isWon: boolean }[])[]
  readonly wins: readonly ReplayWin[]
  readonly winMinor: number
  readonly multiplier: number
  readonly awardedFreeSpins: number
}

/**
 * Parses the stored outcome of a game with reels for the replay, window by window: a cascade has one for each fall,
 * held coins have one of their own. Undefined for other engines and unknown shapes: then the screen shows the stored
 * document as it is, rather than a wrong picture.
 */
export function readOutcome(outcome: unknown, definition: unknown): ReplaySpin[] | undefined {
  const windows = windowsOf(outcome)
  const symbols = field(definition, 'symbols')
  if (!windows || !Array.isArray(symbols)) return undefined
  const nameOf = (index: unknown) => {
    const id = typeof index === 'number' ? field(symbols[index], 'id') : undefined
    return typeof id === 'string' ? id : '?'
  }
  const read = windows.map((window) => readWindow(window, nameOf))
  return read.every((spin) => spin !== undefined) ? read : undefined
}

/** All windows in the order in which they were shown; undefined for an unknown shape. */
function windowsOf(outcome: unknown): unknown[] | undefined {
  const paid = field(outcome, 'spin')
  if (paid !== undefined) return [{ kind: 'base', ...objectOf(paid) }, ...coinsOf(field(outcome, 'feature'))]
  const spins = field(outcome, 'spins')
  return Array.isArray(spins) ? spins.flatMap((spin) => fallsOf(spin) ?? [spin]) : undefined
}

/** The falls of a cascade; their common multiplier is part of the last win. */
function fallsOf(spin: unknown): unknown[] | undefined {
  const falls = field(spin, 'falls')
  if (!Array.isArray(falls)) return undefined
  const inFalls = falls.reduce((sum: number, fall) => sum + numberOf(fall, 'winMinor'), 0)
  return falls.map((fall, index) => {
    const isLast = index === falls.length - 1
    const added = isLast ? numberOf(spin, 'winMinor') - inFalls : 0
    return {
      ...objectOf(fall),
      kind: index === 0 ? field(spin, 'kind') : 'fall',
      winMinor: numberOf(fall, 'winMinor') + added,
      more: added > 0 ? [{ text: `×${numberOf(spin, 'randomMultiplier')}`, count: 1, payMinor: added }] : [],
      awardedFreeSpins: isLast ? numberOf(spin, 'awardedFreeSpins') : 0,
    }
  })
}

/** Held coins as a window without symbols: each coin is a win. */
function coinsOf(feature: unknown): unknown[] {
  const [locked, respins] = [field(feature, 'locked'), field(feature, 'respins')]
  if (!Array.isArray(locked) || !Array.isArray(respins)) return []
  const landed = respins.flatMap((respin) => {
    const coins = field(respin, 'landed')
    return Array.isArray(coins) ? coins : []
  })
  const coins = [...locked, ...landed].map((coin) => ({
    text: String(field(coin, 'label') ?? 'coin'),
    count: 1,
    payMinor: numberOf(coin, 'valueMinor'),
  }))
  const grandMinor = numberOf(feature, 'grandMinor')
  const grand = grandMinor > 0 ? [{ text: 'grand', count: 1, payMinor: grandMinor }] : []
  return [{ kind: 'hold', grid: [], wins: [], more: [...coins, ...grand], winMinor: numberOf(feature, 'winMinor') }]
}

/** Wins of a spin besides its lines: reels filled by the book's symbol, collected values. */
function extrasOf(window: unknown, nameOf: (index: unknown) => string): ReplayWin[] {
  const more = field(window, 'more')
  const [expansion, collection] = [field(window, 'expansion'), field(window, 'collection')]
  const collected = numberOf(collection, 'winMinor')
  const collectors = field(collection, 'collectors')
  return [
    ...(Array.isArray(more) ? (more as ReplayWin[]) : []),
    ...(expansion === undefined
      ? []
      : [
          {
            text: `↕ ${nameOf(field(expansion, 'symbol'))}`,
            count: numberOf(expansion, 'count'),
            payMinor: numberOf(expansion, 'payMinor'),
          },
        ]),
    ...(collected > 0
      ? [
          {
            text: `×${numberOf(collection, 'multiplier')}`,
            count: Array.isArray(collectors) ? collectors.length : 0,
            payMinor: collected,
          },
        ]
      : []),
  ]
}

function readWindow(spin: unknown, nameOf: (index: unknown) => string): ReplaySpin | undefined {
  const grid = field(spin, 'grid')
  const wins = field(spin, 'wins')
  if (!Array.isArray(grid) || !grid.every((reel) => Array.isArray(reel)) || !Array.isArray(wins)) return undefined
  const won = new Set(wins.flatMap((win) => cellsOf(win)))
  const height = Math.max(0, ...grid.map((reel) => reel.length))
  return {
    kind: String(field(spin, 'kind')),
    rows: Array.from({ length: height }, (_, row) =>
      grid.map((reel, column) => ({
        symbol: reel[row] === undefined ? '' : nameOf(reel[row]),
        isWon: won.has(`${column}:${row}`),
      })),
    ),
    wins: [...wins.map((win) => readWin(win, nameOf)), ...extrasOf(spin, nameOf)],
    winMinor: numberOf(spin, 'winMinor'),
    multiplier: numberOf(spin, 'multiplier'),
    awardedFreeSpins: numberOf(spin, 'awardedFreeSpins'),
  }
}

function readWin(win: unknown, nameOf: (index: unknown) => string): ReplayWin {
  const line = field(win, 'line')
  const place = typeof line === 'number' ? `${line + 1}` : '–'
  return {
    text: `${place} · ${nameOf(field(win, 'symbol'))}`,
    count: numberOf(win, 'count'),
    payMinor: numberOf(win, 'payMinor'),
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

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function numberOf(value: unknown, name: string): number {
  const found = field(value, name)
  return typeof found === 'number' ? found : 0
}
