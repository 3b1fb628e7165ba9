import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#contract/event-uses.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { readTriggerForm } from './read-trigger-form.ts'
import { emptyTriggerForm, formOf, readValue, type TriggerForm } from './trigger-form.ts'

const fields = fieldsOf('payments.deposit-settled')
const languages = ['cs', 'en']
const of = { fields, languages }
const terms: TriggerTerms = {
  name: 'First deposit',
  definitionId: '0190d3a0-7b1c-7000-8000-0123456789ab',
  condition: {
    join: 'all',
    of: [
      { field: 'amountMinor', operator: 'at-least', value: 50_000 },
      { join: 'none', of: [{ field: 'gateway', operator: 'one-of', value: ['Csob', 'PayU'] }] },
    ],
  },
  action: {
    kind: 'inbox',
    title: { cs: 'Díky', en: 'Thanks' },
    body: { cs: 'Ahoj', en: 'Hello' },
    link: null,
    isOffer: true,
  },
  limits: { perDay: 1, perPerson: null, coolDownMinutes: 60, budget: 500 },
}

describe('the form of a trigger', () => {
  it('is converted back to the terms it was made of', () =>
    expect(readTriggerForm(formOf(terms), of)).toEqual({ terms, problems: [] }))

  it.each([
    { kind: 'gift', campaignId: terms.definitionId },
    { kind: 'points', points: 5, expiresAfterDays: 30 },
    { kind: 'letter', subject: { cs: 'A', en: 'B' }, body: { cs: 'C', en: 'D' }, isOffer: false },
    { kind: 'webhook', url: 'https://hooks.example.com/in' },
  ] as const)('reads each action: $kind', (action) =>
    expect(readTriggerForm(formOf({ ...terms, action }), of).terms?.action).toEqual(action),
  )

  it('names missing fields', () => {
    const { terms: none, problems } = readTriggerForm({ ...emptyTriggerForm, budget: '' }, of)
    expect(none).toBeUndefined()
    expect(problems).toEqual(['name', 'definitionId', 'heading.cs', 'heading.en', 'body.cs', 'body.en', 'budget'])
  })

  it.each([
    ['perDay', '0'],
    ['perPerson', '1.5'],
    ['coolDown', 'soon'],
    ['budget', '99999999'],
  ] as const)('refuses %s of %s', (field, value) =>
    expect(readTriggerForm({ ...formOf(terms), [field]: value } as TriggerForm, of).problems).toEqual([field]),
  )

  it('leaves out a group without comparisons, and rejects a comparison with a field that the event does not have', () => {
    const form = formOf(terms)
    const [line] = form.parts
    expect(readTriggerForm({ ...form, parts: [{ id: 900, join: 'any', of: [] }] }, of).terms?.condition.of).toEqual([])
    expect(readTriggerForm({ ...form, parts: line ? [line] : [] }, { fields: [], languages }).problems).toEqual([
      `line.${line?.id}`,
    ])
  })
})

it.each([
  ['12', 'number', 'at-least', 12],
  ['1,5', 'number', 'is', undefined],
  ['true', 'flag', 'is', true],
  ['a, b,,a', 'text', 'one-of', ['a', 'b']],
  [' , ', 'text', 'one-of', undefined],
  ['2026-11-25T10:00', 'moment', 'at-least', new Date('2026-11-25T10:00').toISOString()],
  ['2026-11-25T10:00:00.000Z', 'moment', 'at-least', '2026-11-25T10:00:00.000Z'],
  ['later', 'moment', 'at-most', undefined],
  [' x ', 'list', 'has', 'x'],
] as const)('reads %s of a %s for %s', (written, type, operator, expected) =>
  expect(readValue(written, type, operator)).toEqual(expected),
)
