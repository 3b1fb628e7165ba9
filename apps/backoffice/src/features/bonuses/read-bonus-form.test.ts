import { expect, it } from 'vitest'
import { readBonusForm } from './read-bonus-form.ts'

const written = { name: ' Vítejte ', amount: '200,50', times: '10', stakeMax: '', accept: '7', play: '30' }

it('parses a bonus, with the game’s own highest stake if none is entered', () => {
  const terms = { wageringTimes: 10, daysToAccept: 7, daysToPlay: 30 }
  expect(readBonusForm(written)).toEqual({ name: 'Vítejte', amountMinor: 20_050, stakeMaxMinor: null, ...terms })
  expect(readBonusForm({ ...written, stakeMax: '50' })?.stakeMaxMinor).toBe(5000)
})

it.each([
  { name: 'ab' },
  { amount: '0' },
  { amount: 'x' },
  { times: '51' },
  { times: '1.5' },
  { stakeMax: '-5' },
  { play: '' },
])('rejects %j', (change) => expect(readBonusForm({ ...written, ...change })).toBeUndefined())
