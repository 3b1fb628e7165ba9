type LineGame = {
  readonly rows: number
  readonly symbols: readonly { readonly id: string; readonly pays: readonly number[] }[]
  readonly reels: readonly (readonly number[])[]
  readonly lines: readonly (readonly number[])[]
  readonly wild?: { readonly symbol: number } | undefined
}

/** What is wrong with symbols, strips and lines of a game with pay lines. `silent` symbols never pay on a line. */
export function lineProblems({ rows, symbols, reels, lines, wild }: LineGame, silent: readonly number[]): string[] {
  const problems: string[] = []
  const say = (problem: string): void => void problems.push(problem)
  lines.forEach((line, index) => {
    if (line.length !== reels.length || line.some((row) => row >= rows)) say(`Line ${index} leaves the window.`)
  })
  if (new Set(lines.map((line) => line.join())).size !== lines.length) say('Two lines are the same.')
  if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) say('Two symbols have one id.')
  symbols.forEach(({ id, pays }, symbol) => {
    if (pays.length !== reels.length + 1) say(`${id}: one pay per count from 0 to ${reels.length} is needed.`)
    if (pays[0] !== 0) say(`${id}: no symbol pays nothing.`)
    if (pays.some((pay, count) => count > 0 && pay < (pays[count - 1] ?? 0)))
      say(`${id}: a longer run never pays less.`)
    if (silent.includes(symbol) && pays.some((pay) => pay > 0)) say(`${id} never pays on a line.`)
    // A run needs the symbol itself (or, for the wild, nothing but itself) on its reels.
    const firstWithout = reels.findIndex((strip) => !strip.includes(symbol) && !(wild && strip.includes(wild.symbol)))
    const ownWithout = reels.findIndex((strip) => !strip.includes(symbol))
    const without = symbol === wild?.symbol ? ownWithout : firstWithout
    const longest = without === -1 ? reels.length : without
    if (pays.some((pay, count) => pay > 0 && count > longest)) say(`${id}: a run that pays can never be seen.`)
  })
  reels.forEach((strip, reel) => {
    if (strip.length < rows) say(`reels[${reel}] is shorter than its window.`)
    if (strip.some((symbol) => symbol >= symbols.length)) say(`reels[${reel}] shows a symbol that does not exist.`)
  })
  return problems
}

/** Strips on which a symbol can be seen twice at once, in words. */
export function aloneProblems(reels: readonly (readonly number[])[], rows: number, symbol: number): string[] {
  return reels.flatMap((strip, reel) =>
    strip.flatMap((it, at) => {
      if (it !== symbol) return []
      const beside = Array.from({ length: rows - 1 }, (_, gap) => strip[(at + gap + 1) % strip.length])
      return beside.includes(symbol) ? [`reels[${reel}] shows symbol ${symbol} twice at once at ${at}.`] : []
    }),
  )
}
