import { Compile } from 'typebox/compile'
import { coinProblems } from '../../../kit/math/coin-stakes.ts'
import { aloneProblems, lineProblems } from '../../../kit/math/line-problems.ts'
import { CascadeDefinition } from './cascade-definition.ts'

const shape = Compile(CascadeDefinition)

function checkTiers({ symbols, wins, reels, rows, wild }: CascadeDefinition, say: (problem: string) => void): void {
  if (wins.by === 'lines') return
  const { tiers } = wins
  if (wild) say('A wild belongs to pay lines.')
  if (tiers.some((tier, index) => index > 0 && tier <= (tiers[index - 1] ?? 0))) say('Tiers must rise.')
  if ((tiers.at(-1) ?? 0) > rows * reels.length) say('The highest tier is larger than the window.')
  if (symbols.every(({ pays }) => pays.length < tiers.length)) say('No symbol pays in the highest tier.')
  for (const { id, pays } of symbols) {
    if (pays.length > tiers.length) say(`${id}: it has more pays than there are tiers.`)
    if (pays.some((pay, tier) => tier > 0 && pay < (pays[tier - 1] ?? 0))) say(`${id}: more cells never pay less.`)
  }
  reels.forEach((strip, reel) => {
    if (strip.length < rows) say(`reels[${reel}] is shorter than its window.`)
    if (strip.some((symbol) => symbol >= symbols.length)) say(`reels[${reel}] shows a symbol that does not exist.`)
  })
}

/** Every reason why this is not a cascade game that can be played, or none. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const { symbols, reels, rows, wins, wild, scatter, freeSpins } = definition
  const problems = coinProblems(definition.coinValues)
  const say = (problem: string): void => void problems.push(problem)
  const silent = [wild?.symbol, scatter?.symbol].filter((symbol) => symbol !== undefined)
  if (wins.by === 'lines') problems.push(...lineProblems({ ...definition, lines: wins.lines }, silent))
  checkTiers(definition, say)
  if (silent.some((symbol) => symbol >= symbols.length)) say('A role has no symbol.')
  if (silent.some((symbol) => symbols[symbol]?.pays.some((pay) => pay > 0))) say('A wild or scatter never pays itself.')
  if (wild && wild.symbol === scatter?.symbol) say('One symbol has two roles.')
  if (wild && reels[0]?.includes(wild.symbol)) say('A wild never stands on the first reel.')
  if (scatter) problems.push(...aloneProblems(reels, rows, scatter.symbol))
  if (freeSpins && !scatter) say('Free spins are started by scatters.')
  if (freeSpins && freeSpins.awards.length !== reels.length + 1) say('Awards go from 0 to the number of reels.')
  if (freeSpins?.awards.some((award) => award > freeSpins.maxSpins)) say('An award is above the maximum.')
  return problems
}
