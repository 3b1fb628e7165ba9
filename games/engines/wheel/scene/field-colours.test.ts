import { expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../../catalogue/index.ts'
import { timesOf } from '../description/index.ts'
import { colourOfField } from './field-colours.ts'

const wheels = listCatalogue().flatMap(({ key }) => {
  const definition = loadMathematics(key)?.definition
  return definition?.engine === 'wheel' ? definition.wheels.map((_, wheel) => ({ key, definition, wheel })) : []
})

it.each(wheels)('of $key, wheel $wheel, differ where the pays differ', ({ definition, wheel }) => {
  const kinds = [...new Set(definition.wheels[wheel]?.segments ?? [])]
  const colours = new Map(
    kinds.map((kind) => [timesOf(definition, wheel, kind), colourOfField(definition, wheel, kind)]),
  )
  expect(colours.size).toBeGreaterThan(1)
  expect(new Set(colours.values()).size).toBe(colours.size)
  for (const kind of kinds)
    expect(colourOfField(definition, wheel, kind)).toBe(colours.get(timesOf(definition, wheel, kind)))
})
