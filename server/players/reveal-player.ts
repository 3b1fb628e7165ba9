import type { ReplyOf } from '#contract/call.ts'
import type { revealPlayer as call } from '#contract/play-v1/backoffice.ts'
import { showBirthNumber, showPostcode } from '#server/formats/index.ts'
import { REVEALED_SECONDS } from '#contract/personal.ts'
import type { Clock, Database, FieldCipher, Input } from '#server/kernel/index.ts'
import { readAddresses, type Address } from './addresses/addresses.ts'
import { findPlayerById } from './players.queries.ts'
import { readProfile } from './profile.ts'
import { storeReveal } from './reveals.queries.ts'

type Needs = { readonly db: Database; readonly target: string; readonly cipher: FieldCipher; readonly clock: Clock }

/**
 * Returns personal data in full, and uncovers it for a few minutes on every screen of this session. The purpose has
 * been written to the audit log before.
 */
export async function revealPlayer(
  { db, target, cipher, clock }: Needs,
  { body, caller, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, body.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const { firstName, surname, email, phone, birthDate } = player
  const { birthNumber, birthPlace, databox, titleBefore, nationality } = await readProfile(db, cipher, player.id)
  const addresses = await readAddresses(db, player.id)
  const now = clock.now()
  const until = new Date(now.getTime() + REVEALED_SECONDS * 1000)
  await storeReveal(db, { sessionId: caller.sessionId, playerId: player.id, now, until })
  const permanent = addresses.find(({ kind }) => kind === 'Permanent')
  const contact = addresses.find(({ kind }) => kind === 'Contact')
  return {
    until: until.toISOString(),
    firstName,
    surname,
    email,
    phone,
    birthDate,
    birthNumber: birthNumber === null ? null : showBirthNumber(birthNumber),
    birthPlace,
    databox,
    titleBefore,
    nationality,
    permanentAddress: permanent ? onOneLine(permanent) : null,
    contactAddress: contact ? onOneLine(contact) : null,
    permanentAddressParts: permanent ? partsOf(permanent) : null,
    permanentAddressMatch: permanent?.match ?? null,
  }
}

function partsOf({ street, houseNumber, town, postCode, country }: Address) {
  return { street, houseNumber, town, postCode, country }
}

function onOneLine({ street, houseNumber, postCode, town, country }: Address): string {
  return `${street} ${houseNumber}, ${showPostcode(postCode, country)} ${town}, ${country}`.trim()
}
