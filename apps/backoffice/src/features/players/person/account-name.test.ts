import { expect, it } from 'vitest'
import { accountName } from './account-name.ts'

it('names every contra account of a player’s accounts, and no other', () => {
  expect(accountName('house:CZK:stakes')).toMatchObject({ text: 'account.stakes', of: 'CZK' })
  expect(accountName('house:fees:players')).toMatchObject({ text: 'account.fees' })
  expect(accountName('house:corrections')).toMatchObject({ text: 'account.corrections' })
  expect(accountName('house:confiscated')).toMatchObject({ text: 'account.confiscated' })
  expect(accountName('gateway:csob:clearing')).toEqual({ text: 'account.clearing', of: 'csob' })
  expect(accountName('withdrawals:banktransfer:clearing')).toMatchObject({ text: 'account.withdrawals' })
  expect(accountName('transfers:own:clearing')).toMatchObject({ text: 'account.transfers-own' })
  expect(accountName('transfers:desk:clearing')).toMatchObject({ text: 'account.transfers-venue' })
  expect(accountName('player:8812:cash')).toBeUndefined()
  expect(accountName('house:unheard-of')).toBeUndefined()
})
