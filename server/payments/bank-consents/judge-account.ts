import { readBankAccount } from '#server/formats/index.ts'
import type { BankAccountSeen } from '../gateways/bank-consents.ts'
import { isSameName } from '../withdrawals/same-name.ts'

export type AccountVerdict = {
  readonly accountHint: string
  readonly verdict: 'own' | 'another-name' | 'name-unknown' | 'foreign'
}

/**
 * Judges an account that a bank returned (providers §6.6): it must be of the market's country with a valid checksum,
 * and one of its holders must have the player's name, without accents and in any order. Pure.
 */
export function judgeAccount(
  { iban, ownerName }: BankAccountSeen,
  player: { readonly firstName: string; readonly surname: string },
  country: 'CZ' | 'SK',
): AccountVerdict['verdict'] {
  if (!iban.startsWith(country) || readBankAccount(iban, country) === undefined) return 'foreign'
  if (ownerName === null || ownerName.trim() === '') return 'name-unknown'
  // A joint account lists its holders one after another.
  return ownerName.split(/[,/]/).some((holder) => isSameName(holder, player)) ? 'own' : 'another-name'
}
