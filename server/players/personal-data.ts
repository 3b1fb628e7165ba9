import { assert, type FieldCipher, type Querier } from '#server/kernel/index.ts'
import { readAddresses } from './addresses/addresses.ts'
import { listKnownAt } from './known-at.queries.ts'
import { findNickname } from './nicknames/nickname.queries.ts'
import * as queries from './personal-data.queries.ts'
import type { PersonalPart } from './personal-part.ts'
import type { Player } from './player.ts'
import { findPlayerById } from './players.queries.ts'
import { findConsents } from './profile.queries.ts'
import { readProfile } from './profile.ts'
import { findSettings } from './settings.queries.ts'

type Needs = { readonly target: string; readonly cipher: FieldCipher }

/** Personal data of this room: the person, their contacts and settings. */
export function personalParts(needs: Needs): PersonalPart[] {
  return [
    {
      name: 'identity',
      fate: 'held',
      read: (db, playerId) => readIdentity(needs, db, playerId),
      erase: queries.eraseIdentity,
    },
    {
      name: 'contacts',
      fate: 'erased',
      read: (db, playerId) => readContacts(needs, db, playerId),
      erase: queries.eraseContacts,
    },
    {
      name: 'settings',
      fate: 'erased',
      read: async (db, playerId) => ({
        settings: (await findSettings(db, playerId)) ?? null,
        nickname: await findNickname(db, playerId),
      }),
      erase: queries.eraseSettings,
      readFiles: async (db, playerId) => {
        const content = await queries.findAvatar(db, playerId)
        return content ? [{ name: 'avatar.webp', content }] : []
      },
    },
  ]
}

async function readIdentity({ target, cipher }: Needs, db: Querier, playerId: number) {
  const player = await mustBe(db, target, playerId)
  const { firstName, surname, birthDate, language, registeredAt, lastSignInAt, state } = player
  const { databox: _, emailVerifiedAt: __, phoneVerifiedAt: ___, ...profile } = await readProfile(db, cipher, playerId)
  const addresses = await readAddresses(db, playerId)
  return {
    playerId,
    brand: target,
    state,
    firstName,
    surname,
    birthDate,
    language,
    registeredAt,
    lastSignInAt,
    ...profile,
    permanentAddress: addresses.find(({ kind }) => kind === 'Permanent') ?? null,
    consents: await findConsents(db, playerId),
    knownAtVenues: await listKnownAt(db, playerId),
    decisionsByStaff: await queries.findStateMoves(db, playerId),
    changes: await queries.findPersonChanges(db, playerId),
  }
}

async function readContacts({ target, cipher }: Needs, db: Querier, playerId: number) {
  const { email, phone } = await mustBe(db, target, playerId)
  const { databox, emailVerifiedAt, phoneVerifiedAt } = await readProfile(db, cipher, playerId)
  const addresses = await readAddresses(db, playerId)
  return {
    email,
    emailVerifiedAt,
    phone,
    phoneVerifiedAt,
    databox,
    contactAddress: addresses.find(({ kind }) => kind === 'Contact') ?? null,
    changes: await queries.findContactChanges(db, playerId),
  }
}

async function mustBe(db: Querier, target: string, playerId: number): Promise<Player> {
  const player = await findPlayerById(db, target, playerId)
  assert(player, 'Whose data are asked for is a player of this brand.')
  return player
}
