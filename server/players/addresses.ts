import type { Querier, Transaction } from '#server/kernel/index.ts'
import * as queries from './addresses.queries.ts'
import { foldName } from './fold-name.ts'

export type AddressKind = 'Permanent' | 'Contact'

export type Address = {
  readonly kind: AddressKind
  readonly street: string
  readonly houseNumber: string
  readonly town: string
  readonly postCode: string
  /** ISO 3166-1 alpha-3 */
  readonly country: string
  /** Which register has this address; null where it was entered by hand. */
  readonly confirmedBy: string | null
  readonly registerCode: string | null
}

/** How two addresses are compared. */
export function foldAddress(address: Pick<Address, 'street' | 'houseNumber' | 'town' | 'postCode'>): string {
  return foldName(`${address.street} ${address.houseNumber} ${address.town} ${address.postCode}`)
}

/** Keeps an address in place of the player's last one of its kind. */
export async function saveAddress(tx: Transaction, playerId: number, address: Address, now: Date): Promise<void> {
  await queries.upsertAddress(tx, playerId, { ...address, folded: foldAddress(address) }, now)
}

export async function readAddresses(db: Querier, playerId: number): Promise<Address[]> {
  return queries.findAddresses(db, playerId)
}
