import { expect, it } from 'vitest'
import { Value } from 'typebox/value'
import { DefinitionContent, DefinitionKey } from '#contract/shapes/loyalty.ts'
import { firstClub } from './first-club.ts'

it.each(firstClub.map(({ key, content }) => [`${content.kind} ${key}`, key, content] as const))(
  '%s is what the contract asks for',
  (_, key, content) => {
    expect(Value.Check(DefinitionKey, key)).toBe(true)
    expect([...Value.Errors(DefinitionContent, content)]).toEqual([])
  },
)

it('gives nothing for play, in any market', () => {
  const facts = firstClub.flatMap(({ content }) => ('fact' in content ? [content.fact] : []))
  expect(facts.filter((fact) => fact === 'stake' || fact === 'play-day')).toEqual([])
})
