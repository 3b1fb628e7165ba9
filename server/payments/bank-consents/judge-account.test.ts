import { expect, it } from 'vitest'
import { judgeAccount } from './judge-account.ts'

const PLAYER = { firstName: 'Jana', surname: 'Nováková' }
const IBAN = 'CZ6508000000192000145399'

it.each([
  ['Jana Nováková', 'own'],
  ['NOVAKOVA JANA', 'own'],
  ['Novák Petr / Nováková Jana', 'own'],
  ['Mgr. Jana Nováková, Petr Novák', 'own'],
  ['Petr Novák', 'another-name'],
  ['Jana Malá, Eva Nováková', 'another-name'],
  ['', 'name-unknown'],
  [null, 'name-unknown'],
])('an account of %j is %s', (ownerName, verdict) => {
  expect(judgeAccount({ iban: IBAN, currency: 'CZK', ownerName }, PLAYER, 'CZ')).toBe(verdict)
})

it.each(['SK3112000000198742637541', 'CZ6508000000192000145398', 'DE89370400440532013000'])(
  '%s is not one of the market',
  (iban) => {
    expect(judgeAccount({ iban, currency: 'EUR', ownerName: 'Jana Nováková' }, PLAYER, 'CZ')).toBe('foreign')
  },
)
