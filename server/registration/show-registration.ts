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
  type Player,
} from '#server/players/index.ts'
import { fieldsOfWholePerson } from './check-fields.ts'
import type { RegistrationNeeds } from './needs.ts'
import { settingsOf } from './player-settings.ts'
import { listProlongations } from './prolongations.queries.ts'
import { readTemporaryEnd } from './temporary-account.ts'

/** How a person became a player: what staff may see without uncovering the person. */
export async function showRegistration(
  needs: RegistrationNeeds,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, cipher, target, rules } = needs
  const player = await findPlayerById(db, target, query.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const profile = await readProfile(db, cipher, player.id)
  const addresses = await readAddresses(db, player.id)
  const settings = await settingsOf(db, player)
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
  const { isPoliticallyExposed, isSanctioned, isOwnAccount, declaredAt, registeredBy, nationality } = profile
  return {
    registeredBy,
    nickname: await findNickname(db, player.id),
    consents: (await findConsents(db, player.id)).map((row) => ({ ...row, givenAt: row.givenAt.toISOString() })),
    declarations: { isPoliticallyExposed, isSanctioned, isOwnAccount, declaredAt: declaredAt?.toISOString() ?? null },
    emailVerifiedAt: profile.emailVerifiedAt?.toISOString() ?? null,
    phoneVerifiedAt: profile.phoneVerifiedAt?.toISOString() ?? null,
    nationality,
    advertising: { byEmail: settings.wantsMarketingEmail, bySms: settings.wantsMarketingSms },
    temporary: await showTemporary(needs, player),
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

/** The end of a temporary account, and who moved it. */
async function showTemporary(
  { db, standing, temporaryTerm }: RegistrationNeeds,
  { id: playerId, registeredAt, birthDate }: Player,
): Promise<ReplyOf<typeof call>['temporary']> {
  const term = temporaryTerm()
  if (!term || (await standing.read({ playerId, registeredAt, birthDate })).isIdentityVerified) return null
  const { until, latest } = await readTemporaryEnd(db, term, { playerId, registeredAt })
  return {
    until: until.toISOString(),
    latest: latest.toISOString(),
    ruleId: term.ruleId,
    prolongations: (await listProlongations(db, playerId)).map((row) => ({
      before: row.before.toISOString(),
      until: row.until.toISOString(),
      at: row.prolongedAt.toISOString(),
      reason: row.reason,
      byName: row.byName,
      signedByName: row.signedByName,
    })),
  }
}
