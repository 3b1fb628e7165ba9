import { Compile } from 'typebox/compile'
import { coinProblems } from '../../../kit/math/coin-stakes.ts'
import { WaysDefinition } from './ways-definition.ts'

const shape = Compile(WaysDefinition)

function checkSymbols({ symbols, reels, wild, scatter }: WaysDefinition, say: (problem: string) => void): void {
  symbols.forEach(({ id, pays }, symbol) => {
    if (pays.length !== reels.length + 1) say(`${id}: one pay per count from 0 to ${reels.length} is needed.`)
    if (pays[0] !== 0) say(`${id}: no symbol pays nothing.`)
    if (pays.some((pay, count) => count > 0 && pay < (pays[count - 1] ?? 0)))
      say(`${id}: a longer run never pays less.`)
    if ((symbol === wild?.symbol || symbol === scatter?.symbol) && pays.some((pay) => pay > 0)) {
      say(`${id} never pays in ways.`)
    }
  })
  if (new Set(symbols.map(({ id }) => id)).size !== symbols.length) say('Two symbols have one id.')
  if (wild && reels[0]?.includes(wild.symbol)) say('A wild never stands on the first reel.')
  for (const role of [wild, scatter]) if (role && role.symbol >= symbols.length) say('A role has no symbol.')
  if (wild && wild.symbol === scatter?.symbol) say('One symbol has two roles.')
}

function checkReels({ symbols, reels, heights, scatter }: WaysDefinition, say: (problem: string) => void): void {
  if (heights.length !== reels.length) say('Every reel needs its heights.')
  reels.forEach((strip, reel) => {
    const rows = Math.max(...(heights[reel] ?? []).map((choice) => choice.rows))
    if (strip.length < rows) say(`reels[${reel}] is shorter than its window.`)
    if (strip.some((symbol) => symbol >= symbols.length)) say(`reels[${reel}] shows a symbol that does not exist.`)
    strip.forEach((symbol, at) => {
      for (let gap = 1; gap < rows; gap += 1) {
        if (symbol === scatter?.symbol && strip[(at + gap) % strip.length] === symbol) {
          say(`reels[${reel}] shows two scatters at once at ${at}.`)
        }
      }
    })
  })
}

/** Every reason why this is not a ways game that can be played, or none. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const problems = coinProblems(definition.coinValues)
  const say = (problem: string): void => void problems.push(problem)
  const { reels, scatter, freeSpins } = definition
  checkSymbols(definition, say)
  checkReels(definition, say)
  if (scatter && scatter.pays.length !== reels.length + 1) say('Scatter pays go from 0 to the number of reels.')
  if (freeSpins && !scatter) say('Free spins are started by scatters.')
  if (freeSpins && freeSpins.awards.length !== reels.length + 1) say('Awards go from 0 to the number of reels.')
  if (freeSpins?.awards.some((award) => award > freeSpins.maxSpins)) say('An award is above the maximum.')
  return problems
}
