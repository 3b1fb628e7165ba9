import { expect, it } from 'vitest'
import { firstClub } from '#config/first-club.ts'
import { addLevel, contentOf, formOf } from './definition-form.ts'

it.each(firstClub.map(({ key, content }) => [`${content.kind} ${key}`, key, content] as const))(
  'gives %s back as it was',
  (_, key, content) => expect(contentOf(content.kind, formOf({ key, isOn: true, content }))).toEqual(content),
)

it.each([{ points: '0' }, { points: 'x' }, { dayMax: '1.5' }, { fact: 'loss' }])('rejects a rule with %j', (change) =>
  expect(contentOf('rule', { ...formOf(), points: '10', ...change })).toBeUndefined(),
)

it('leaves the amount out if points are not for stakes', () => {
  const form = { ...formOf(), points: '10', perMinor: '500' }
  expect(contentOf('rule', form)).toMatchObject({ perMinor: null })
  expect(contentOf('rule', { ...form, fact: 'stake' })).toMatchObject({ perMinor: 500 })
})

it('gives a new level an unused number', () => {
  const levels = addLevel(addLevel([]))
  expect(levels.map(({ levelId }) => levelId)).toEqual([1, 2])
})
