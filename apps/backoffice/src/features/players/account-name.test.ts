import { expect, it } from 'vitest'
import { accountName } from './account-name.ts'

it('names the accounts that stand against a player’s, and no other', () => {
  expect(accountName('house:CZK:stakes')).toEqual({ kind: 'stakes', of: 'CZK' })
  expect(accountName('gateway:csob:clearing')).toEqual({ kind: 'clearing', of: 'csob' })
  expect(accountName('player:8812:cash')).toBeUndefined()
})
