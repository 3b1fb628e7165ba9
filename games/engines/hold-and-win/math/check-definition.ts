import { Compile } from 'typebox/compile'
import { coinProblems } from '../../../kit/math/coin-stakes.ts'
import { lineProblems } from '../../../kit/math/line-problems.ts'
import { HoldDefinition } from './hold-definition.ts'

const shape = Compile(HoldDefinition)

/** Every reason why this is not a hold-and-win game that can be played, or none. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const { symbols, reels, rows, wild, hold } = definition
  const problems = [...coinProblems(definition.coinValues), ...lineProblems(definition, [hold.symbol])]
  const say = (problem: string): void => void problems.push(problem)
  if (hold.symbol >= symbols.length || (wild && wild.symbol >= symbols.length)) say('A role has no symbol.')
  if (hold.symbol === wild?.symbol) say('One symbol has two roles.')
  if (hold.chance >= hold.chanceOf) say('A coin does not land for certain.')
  if (hold.trigger > rows * reels.length) say('The feature can never start.')
  if (!reels.some((strip) => strip.includes(hold.symbol))) say('No coin is on the strips.')
  return problems
}
