import type { ReplyOf } from '#contract/call.ts'
import type { getRegistration as call } from '#contract/play-v1/staff-registration.ts'
import type { Input } from '#server/kernel/index.ts'
import {
  findConsents,
  findKeptMatches,
  findNickname,
  findPlayerById,
  maskName,
  readAddresses,
  readProfile,
} from '#server/players/index.ts'
import { fieldsOfWholePerson } from './check-fields.ts'
import type { RegistrationNeeds } from './needs.ts'

/** How a person became a player: what staff may see without uncovering the person. */
export async function showRegistration(
  { db, cipher, target, rules }: RegistrationNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, query.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const profile = await readProfile(db, cipher, player.id)
  const addresses = await readAddresses(db, player.id)
  const filled: Readonly<Record<string, unknown>> = {
    Phone: player.phone,
    TitleBefore: profile.titleBefore,
    BirthPlace: profile.birthPlace,
    BirthNumber: profile.birthNumber,
    Databox: profile.databox,
    Nationality: profile.nationality,
    PermanentAddress: addresses.find(({ kind }) => kind === 'Permanent'),
    PoliticallyExposed: profile.isPoliticallyExposed,
    OwnAccount: profile.isOwnAccount,
  }
  const isFilled = (field: string) => filled[field] !== null && filled[field] !== undefined
  const { isPoliticallyExposed, isOwnAccount, declaredAt, registeredBy, nationality } = profile
  return {
    registeredBy,
    nickname: await findNickname(db, player.id),
    consents: (await findConsents(db, player.id)).map((row) => ({ ...row, givenAt: row.givenAt.toISOString() })),
    declarations: { isPoliticallyExposed, isOwnAccount, declaredAt: declaredAt?.toISOString() ?? null },
    emailVerifiedAt: profile.emailVerifiedAt?.toISOString() ?? null,
    phoneVerifiedAt: profile.phoneVerifiedAt?.toISOString() ?? null,
    nationality,
    filledFields: Object.keys(filled).filter(isFilled),
    missingFields: fieldsOfWholePerson(nationality === null ? {} : { Nationality: nationality }, rules).filter(
      (field) => !isFilled(field),
    ),
    matches: (await findKeptMatches(db, player.id)).map(({ firstName, surname, foundAt, ...match }) => ({
      ...match,
      maskedName: maskName(firstName, surname),
      foundAt: foundAt.toISOString(),
    })),
  }
}
