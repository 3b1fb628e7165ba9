import type { ReplyOf } from '#contract/call.ts'
import type { revealPlayer as call } from '#contract/play-v1/backoffice.ts'
import { showBirthNumber, showPostcode } from '#server/formats/index.ts'
import type { Database, FieldCipher, Input } from '#server/kernel/index.ts'
import { readAddresses, type Address } from './addresses/addresses.ts'
import { findPlayerById } from './players.queries.ts'
import { readProfile } from './profile.ts'

type Needs = { readonly db: Database; readonly target: string; readonly cipher: FieldCipher }

/** Personal data in full. The purpose is already in the audit log when this runs. */
export async function revealPlayer(
  { db, target, cipher }: Needs,
  { body, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, body.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const { firstName, surname, email, phone, birthDate } = player
  const { birthNumber, birthPlace, databox, titleBefore, nationality } = await readProfile(db, cipher, player.id)
  const addresses = await readAddresses(db, player.id)
  const permanent = addresses.find(({ kind }) => kind === 'Permanent')
  const contact = addresses.find(({ kind }) => kind === 'Contact')
  return {
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
