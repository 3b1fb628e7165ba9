import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-address.ts'
import type { AddressKind, PlayerAddress } from '#contract/shapes/addresses.ts'
import type { AddressEntered } from '#contract/shapes/registration.ts'
import { assert, refuse as refuseCall, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import { findMatches } from '../matches.ts'
import { insertMatch } from '../matches.queries.ts'
import { lockPlayerRow } from '../players.queries.ts'
import { birthNumberIndex, readProfile } from '../profile.ts'
import type { AddressNeeds } from './address-needs.ts'
import { foldAddress, readAddresses, saveAddress, type AddressKept } from './addresses.ts'
import { deleteAddress as deleteRow } from './addresses.queries.ts'
import { readAddress } from './read-address.ts'
import { fieldsOf } from './suggest-address.ts'

type Writing = Pick<AddressNeeds, 'clock' | 'target' | 'cipher'>

export async function showAddresses(
  { db }: Pick<AddressNeeds, 'db'>,
  { caller }: Input<typeof calls.getAddresses>,
): Promise<ReplyOf<typeof calls.getAddresses>> {
  return { addresses: (await readAddresses(db, caller.playerId)).map(shownOf) }
}

export async function updateAddress(
  needs: AddressNeeds,
  { caller, body, refuse }: Input<typeof calls.updateAddress>,
): Promise<ReplyOf<typeof calls.updateAddress>> {
  const { kind } = body
  // Letters may go anywhere; where somebody lives must be in the market.
  const read = readAddress(body.address, kind === 'Permanent' ? needs.permanentCountries : [])
  if ('problems' in read) return refuse('ERR_INVALID_CONTRACT', { fields: fieldsOf(read.problems) })
  const kept = await needs.db.transaction((tx) => keepAddress(tx, needs, caller.playerId, kind, read.address))
  return shownOf(kept)
}

export async function deleteAddress(
  { db, target }: Pick<AddressNeeds, 'db' | 'target'>,
  { caller, query, refuse }: Input<typeof calls.deleteAddress>,
): Promise<ReplyOf<typeof calls.deleteAddress>> {
  const { kind } = query
  if (kind === 'Permanent') return refuse('ERR_ADDRESS_NEEDED')
  await db.transaction(async (tx) => {
    await lockPlayerRow(tx, target, caller.playerId)
    if (!(await deleteRow(tx, caller.playerId, kind))) return refuse('ERR_ADDRESS_NOT_FOUND')
    return publish(tx, 'players.address-changed', { playerId: caller.playerId, kind })
  })
  return { done: true }
}

/**
 * Keeps a read address. One that makes the player surely the same person as another account of the brand is refused, as at
 * registration (CZ-12, SK-03); a likely one is kept for staff.
 */
async function keepAddress(
  tx: Transaction,
  { clock, target, cipher }: Writing,
  playerId: number,
  kind: AddressKind,
  address: AddressEntered,
): Promise<AddressKept> {
  const now = clock.now()
  const player = await lockPlayerRow(tx, target, playerId)
  assert(player, 'An address belongs to a player of its target.')
  if (kind === 'Permanent') {
    const profile = await readProfile(tx, cipher, playerId)
    const matches = await findMatches(tx, {
      ...player,
      birthNumberIndex: birthNumberIndex(cipher, profile.birthNumber),
      birthPlace: profile.birthPlace,
      addressFolded: foldAddress(address),
    })
    for (const match of matches.filter((one) => one.playerId !== playerId)) {
      if (match.target === target && match.isSamePerson)
        return refuseCall('ERR_PERSON_HAS_ACCOUNT', { reasons: match.reasons })
      await insertMatch(tx, { playerId, otherPlayerId: match.playerId, reasons: match.reasons, foundAt: now })
    }
  }
  await saveAddress(tx, playerId, { ...address, kind, confirmedBy: null, registerCode: null }, now)
  await publish(tx, 'players.address-changed', { playerId, kind })
  return { ...address, kind, confirmedBy: null, registerCode: null, match: null, changedAt: now }
}

export function shownOf(kept: AddressKept): Static<typeof PlayerAddress> {
  const { registerCode: _, match: __, changedAt, ...address } = kept
  return { ...address, changedAt: changedAt.toISOString() }
}
