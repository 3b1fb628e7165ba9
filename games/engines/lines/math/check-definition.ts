import { Compile } from 'typebox/compile'
import { LinesDefinition } from './lines-definition.ts'

const shape = Compile(LinesDefinition)

function checkStrips(
  definition: LinesDefinition,
  reels: LinesDefinition['reels'],
  name: string,
  say: (problem: string) => void,
) {
  const { rows, symbols, scatter, wild, mystery } = definition
  if (reels.length !== definition.reels.length) say(`${name}: as many strips as reels are needed.`)
  reels.forEach((strip, reel) => {
    if (strip.some((symbol) => symbol >= symbols.length)) say(`${name}[${reel}] shows a symbol that does not exist.`)
    // Two scatters, or a scatter that a growing wild would cover, must never be seen on one reel at once.
    const alone = strip.map((symbol) => symbol === scatter?.symbol)
    const guarded = strip.map(
      (symbol, at) => alone[at] || ((wild?.expands ?? false) && scatter !== undefined && symbol === wild?.symbol),
    )
    for (let at = 0; at < strip.length; at += 1) {
      for (let gap = 1; gap < rows; gap += 1) {
        const other = (at + gap) % strip.length
        if ((alone[at] && guarded[other]) || (guarded[at] && alone[other])) {
          say(`${name}[${reel}] shows a scatter beside another scatter or a growing wild at ${at}.`)
        }
      }
    }
    if (wild?.respins && (reel === 0 || reel === reels.length - 1) && strip.includes(wild.symbol)) {
      say(`${name}[${reel}]: a wild that holds its reel lands on inner reels only.`)
    }
    if (mystery && strip.every((symbol) => symbol === mystery.symbol)) say(`${name}[${reel}] is all mystery.`)
  })
}

function checkPays({ symbols, reels, scatter, wild, mystery }: LinesDefinition, say: (problem: string) => void): void {
  symbols.forEach(({ id, pays }, index) => {
    if (pays.length !== reels.length + 1) say(`${id}: one pay per count from 0 to ${reels.length} is needed.`)
    if (pays[0] !== 0) say(`${id}: no symbol pays nothing.`)
    if (pays.some((pay, count) => count > 0 && pay < (pays[count - 1] ?? 0)))
      say(`${id}: a longer run never pays less.`)
    if ((index === scatter?.symbol || index === mystery?.symbol) && pays.some((pay) => pay > 0)) {
      say(`${id} never pays on a line.`)
    }
    if (index === wild?.symbol) {
      const firstWithout = reels.findIndex((strip) => !strip.includes(index))
      const longest = firstWithout === -1 ? reels.length : firstWithout
      if (pays.some((pay, count) => pay > 0 && count > longest)) say(`${id}: this run of wilds can never be seen.`)
    }
  })
  if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) say('Two symbols have one id.')
  if (scatter && scatter.pays.length !== reels.length + 1) say('Scatter pays go from 0 to the number of reels.')
}

function checkFeatures(definition: LinesDefinition, say: (problem: string) => void): void {
  const { symbols, reels, wild, scatter, freeSpins, mystery } = definition
  const special = [wild?.symbol, scatter?.symbol, mystery?.symbol].filter((symbol) => symbol !== undefined)
  if (special.some((symbol) => symbol >= symbols.length)) say('A feature names a symbol that does not exist.')
  if (new Set(special).size !== special.length) say('One symbol has two roles.')
  if (wild?.respins && !wild.expands) say('A wild that holds its reel also fills it.')
  if (wild?.respins && freeSpins) say('Respins and free spins are not in one game.')
  if (freeSpins && !scatter) say('Free spins are started by scatters.')
  if (freeSpins && freeSpins.awards.length !== reels.length + 1) say('Awards go from 0 to the number of reels.')
  if (freeSpins && freeSpins.awards.some((award) => award > freeSpins.maxSpins)) say('An award is above the maximum.')
  if (mystery && mystery.weights.length !== symbols.length) say('The mystery needs one weight per symbol.')
  if (mystery && mystery.weights.every((weight) => weight === 0)) say('The mystery turns into nothing.')
  if (mystery && special.some((symbol) => (mystery.weights[symbol] ?? 0) > 0))
    say('The mystery turns into ordinary symbols.')
}

/** Every reason why this is not a playable lines game, or none. Typed and complete when the list is empty. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const problems: string[] = []
  const say = (problem: string): void => void problems.push(problem)
  const { rows, reels, lines, freeSpins, coinValues } = definition
  lines.forEach((line, index) => {
    if (line.length !== reels.length || line.some((row) => row >= rows)) say(`Line ${index} leaves the window.`)
  })
  if (new Set(lines.map((line) => line.join())).size !== lines.length) say('Two lines are the same.')
  for (const [currency, values] of Object.entries(coinValues)) {
    if (values.some((value, index) => index > 0 && value <= (values[index - 1] ?? 0)))
      say(`${currency} coins must rise.`)
  }
  checkStrips(definition, reels, 'reels', say)
  if (freeSpins?.reels) checkStrips(definition, freeSpins.reels, 'freeSpins.reels', say)
  checkPays(definition, say)
  checkFeatures(definition, say)
  return problems
}
