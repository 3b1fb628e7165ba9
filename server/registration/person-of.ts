import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import type { Address, Player, Profile } from '#server/players/index.ts'
import type { PersonEntered } from './person-entered.ts'

/** Data of a player, in the fields of a registration. */
export function personOf(player: Player, profile: Profile, addresses: readonly Address[]): PersonEntered {
  const permanent = addresses.find(({ kind }) => kind === 'Permanent')
  const known: Readonly<Partial<Record<RegistrationFieldType, unknown>>> = {
    Email: player.email || null,
    FirstName: player.firstName,
    Surname: player.surname,
    BirthDate: player.birthDate,
    Language: player.language,
    Phone: player.phone,
    TitleBefore: profile.titleBefore,
    BirthPlace: profile.birthPlace,
    BirthNumber: profile.birthNumber,
    Databox: profile.databox,
    Nationality: profile.nationality,
    PermanentAddress: permanent && {
      street: permanent.street,
      houseNumber: permanent.houseNumber,
      town: permanent.town,
      postCode: permanent.postCode,
      country: permanent.country,
    },
    PoliticallyExposed: profile.isPoliticallyExposed,
    Sanctioned: profile.isSanctioned,
    OwnAccount: profile.isOwnAccount,
  }
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== undefined),
  ) as PersonEntered
}
