import type { AddressKind, AddressMatch, AddressSource } from '#contract/shapes/addresses.ts'
import type { AddressEntered } from '#contract/shapes/registration.ts'
import type { Querier, Transaction } from '#server/kernel/index.ts'
import { foldName } from '../fold-name.ts'
import * as queries from './addresses.queries.ts'

export type Address = AddressEntered & {
  readonly kind: AddressKind
  /** The register that confirmed this address; null: none has. */
  readonly confirmedBy: AddressSource | null
  readonly registerCode: string | null
}

/** The result of a register for an address. */
export type Verdict = Pick<Address, 'confirmedBy' | 'registerCode'> & {
  readonly match: Exclude<AddressMatch, 'UNKNOWN'> | null
}

export type AddressKept = Address & Verdict & { readonly changedAt: Date }

/** The normalized form in which two addresses are compared. */
export function foldAddress(address: Pick<Address, 'street' | 'houseNumber' | 'town' | 'postCode'>): string {
  return foldName(`${address.street} ${address.houseNumber} ${address.town} ${address.postCode}`)
}

/** Replaces the player's address of this kind. One that nobody confirmed is checked later by the worker. */
export async function saveAddress(tx: Transaction, playerId: number, address: Address, now: Date): Promise<void> {
  await queries.upsertAddress(tx, playerId, { ...address, folded: foldAddress(address) }, now)
}

export async function readAddresses(db: Querier, playerId: number): Promise<AddressKept[]> {
  return queries.findAddresses(db, playerId)
}
