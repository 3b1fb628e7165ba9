import { expect, it } from 'vitest'
import { emptyPoolForm, readPoolForm } from './read-pool-form.ts'

const form = { name: ' Strieborný tolar ', seed: '1 000', share: '0,7333', odds: '400 000,00' }

it('parses per cent to millionths and amounts to minor units', () =>
  expect(readPoolForm(form, ['OvocnyKolotoc'])).toEqual({
    name: 'Strieborný tolar',
    seedMinor: 100_000,
    oneInMinor: 40_000_000,
    contributionPpm: 7_333,
    gameKeys: ['OvocnyKolotoc'],
  }))

it.each([
  ['an empty form', emptyPoolForm, ['A']],
  ['no game', form, []],
  ['no contribution', { ...form, share: '0' }, ['A']],
  ['the whole stake', { ...form, share: '100' }, ['A']],
  ['odds beyond 32 bits', { ...form, odds: '42949672,97' }, ['A']],
  ['half a minor unit', { ...form, seed: '10,005' }, ['A']],
])('rejects %s', (_, written, games) => expect(readPoolForm(written, games)).toBeUndefined())
