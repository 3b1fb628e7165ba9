import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { CoinValues } from './definition-parts.ts'
import { coinProblems } from './coin-stakes.ts'

type Shaped = { readonly coinValues: CoinValues }

/**
 * Makes a check from a shape and from rules that a shape cannot say: all problems of a definition at once. Rules are
 * asked only when the shape is right.
 */
export function makeCheck<Schema extends TSchema>(
  schema: Schema,
  rules: (definition: Static<Schema>, say: (problem: string) => void) => void,
): (definition: unknown) => string[] {
  const shape = Compile(schema)
  return (definition) => {
    if (!shape.Check(definition)) {
      return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    }
    const problems = coinProblems((definition as Shaped).coinValues)
    rules(definition as Static<Schema>, (problem) => void problems.push(problem))
    return problems
  }
}
