import { expect, it } from 'vitest'
import { readState } from '../../../shell/list/list-state.ts'
import { fundsLog, NO_REASON } from '#contract/lists/funds-log.ts'
import { fundsAddress } from './funds-address.ts'

it('the payments of a sum: of its gateway, state and currency alone, on the days of the books', () => {
  const address = fundsAddress({
    from: '2026-10-25',
    to: '2026-10-25',
    zone: 'Europe/Bratislava',
    direction: 'deposit',
    method: 'CardOnline',
    gateway: 'Csob',
    state: 'settled',
    currency: 'CZK',
    back: { back: '/reports?view=funds' },
  })
  const { filters } = readState(fundsLog, new URLSearchParams(address.split('?')[1]))
  expect(Object.fromEntries(filters)).toEqual({
    directions: ['deposit'],
    methods: ['CardOnline'],
    gateways: ['Csob'],
    states: ['settled'],
    currencies: ['CZK'],
    // The day on which clocks go back has 25 hours.
    from: ['2026-10-24T22:00:00.000Z'],
    to: ['2026-10-25T23:00:00.000Z'],
  })
})

it('a withdrawal is found by who paid it out', () => {
  const of = {
    from: '2026-11-01',
    to: '2026-11-30',
    zone: 'Europe/Bratislava',
    direction: 'withdrawal',
    method: 'BankTransfer',
    back: {},
  }
  const gatewaysOf = (gateway: string) =>
    readState(fundsLog, new URLSearchParams(fundsAddress({ ...of, gateway }).split('?')[1])).filters.get('gateways')
  expect(gatewaysOf('PayoutOne')).toEqual(['PayoutOne'])
  expect(gatewaysOf('BankTransfer')).toEqual(['BankTransfer'])
})

it('payments that ended for one reason, or without any', () => {
  const of = { from: '2026-11-01', to: '2026-11-30', zone: 'Europe/Bratislava', back: {} }
  const way = { ...of, direction: 'deposit', method: 'CardOnline', gateway: 'Csob', state: 'declined' }
  const reasonsOf = (reason: string | null | undefined) =>
    readState(fundsLog, new URLSearchParams(fundsAddress({ ...way, reason }).split('?')[1])).filters.get('reason')
  expect(reasonsOf('0/6')).toEqual(['0/6'])
  expect(reasonsOf(null)).toEqual([NO_REASON])
  expect(reasonsOf(undefined)).toBeUndefined()
})
