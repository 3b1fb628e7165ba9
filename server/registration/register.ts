import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/registration.ts'
import type { RegistrationFieldProblem } from '#contract/shapes/registration.ts'
import type { Input } from '#server/kernel/index.ts'
import { birthNumberIndex, findMatches, findPlayerByEmail } from '#server/players/index.ts'
import { countQuestion, judgePassword, setPlayerCookie } from '#server/sign-in/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { finishContext } from './contexts.queries.ts'
import { findUsable, holdUsable, storeFields, openPerson, readingOf } from './contexts.ts'
import { createPlayer } from './create-player.ts'
import { recordProvedEmail } from './contacts/record-proved-email.ts'
import type { RegistrationNeeds } from './needs.ts'
import type { PersonEntered } from './person-entered.ts'
import { venueOfToken } from './venue-token.ts'

/** `Player/Create`: the fields of the body, and those that were given separately. */
export async function registerByForm(
  needs: RegistrationNeeds,
  { body, client, cookies }: Input<typeof calls.create>,
): Promise<ReplyOf<typeof calls.create>> {
  const { email, firstName, surname, birthDate, language, consentTermsVersion, password, fields = [] } = body
  const named = { Email: email, FirstName: firstName, Surname: surname, BirthDate: birthDate, Language: language }
  const all = [...fieldsOf({ ...named, Consent: consentTermsVersion }), ...fields]
  const venueId = venueOfToken(needs, body.venueToken)
  const how = { registeredBy: 'form', emailVerifiedAt: null, venueId, nameOf: nameInBody }
  const created = { fields: all, password, client, ...how }
  return setPlayerCookie(cookies, needs.signIn.rules, await createPlayer(needs, created))
}

/** `Player/CreateByContext`: the fields of a started registration. */
export async function registerByContext(
  needs: RegistrationNeeds,
  { body, client, cookies }: Input<typeof calls.createByContext>,
): Promise<ReplyOf<typeof calls.createByContext>> {
  const context = await findUsable(needs.db, needs, body.token)
  const signedIn = await createPlayer(needs, {
    fields: fieldsOf(openPerson(needs, context)),
    password: body.password,
    registeredBy: 'context',
    emailVerifiedAt: context.emailVerifiedAt,
    venueId: context.venueId,
    client,
    alsoWrite: async (tx, playerId) => {
      // Locked here, so that a second request finds it finished and opens nothing.
      const held = await holdUsable(tx, needs, body.token)
      await finishContext(tx, held.id, playerId)
      // The letter may have been opened while the password was hashed.
      if (held.emailVerifiedAt !== null) await recordProvedEmail(tx, needs, { playerId, email: held.email })
    },
  })
  return setPlayerCookie(cookies, needs.signIn.rules, signedIn)
}

export async function checkEmailUsed(
  { db, target, signIn }: RegistrationNeeds,
  { body, client }: Input<typeof calls.checkEmailUsed>,
): Promise<ReplyOf<typeof calls.checkEmailUsed>> {
  await countQuestion(signIn, client.ip)
  return { isUsed: (await findPlayerByEmail(db, target, body.email)) !== undefined }
}

/** Reports invalid fields; stores valid ones when a started registration is given. */
export async function checkRegistrationData(
  needs: RegistrationNeeds,
  { body, client }: Input<typeof calls.checkRegistrationData>,
): Promise<ReplyOf<typeof calls.checkRegistrationData>> {
  const { fields, token, isWhole = false } = body
  const kept = token === undefined ? undefined : await storeFields(needs, token, fields)
  const sent = new Set(fields.map(({ fieldType }) => fieldType))
  const others = kept ? fieldsOf(kept).filter(({ fieldType }) => !sent.has(fieldType)) : []
  const { person, problems } = checkFields([...fields, ...others], readingOf(needs), isWhole ? 'person' : 'nothing')
  const duplicates = await findDuplicateValues(needs, person)
  // A person with their own data sees this once or twice; somebody who searches for others is stopped by the rate
  // limit.
  if (duplicates.length > 0) await countQuestion(needs.signIn, client.ip)
  return {
    problems: [...problems, ...passwordProblems(person), ...duplicates],
    isKept: kept !== undefined,
  }
}

function passwordProblems({ Password, Email = '', FirstName = '', Surname = '' }: PersonEntered) {
  if (Password === undefined) return []
  const problem = judgePassword(Password, { email: Email, firstName: FirstName, surname: Surname })
  return problem ? [{ field: 'Password', kind: 'InvalidValue' as const }] : []
}

/** Values that an account of this brand has already. */
async function findDuplicateValues(
  { db, cipher, target }: RegistrationNeeds,
  { Email, BirthNumber }: PersonEntered,
): Promise<RegistrationFieldProblem[]> {
  const duplicate = (field: string) => ({ field, kind: 'DuplicateValue' as const })
  const isEmailUsed = Email !== undefined && (await findPlayerByEmail(db, target, Email)) !== undefined
  const isNumberUsed = BirthNumber !== undefined && (await hasAccount({ db, cipher, target }, BirthNumber))
  return [...(isEmailUsed ? [duplicate('Email')] : []), ...(isNumberUsed ? [duplicate('BirthNumber')] : [])]
}

async function hasAccount(
  { db, cipher, target }: Pick<RegistrationNeeds, 'db' | 'cipher' | 'target'>,
  birthNumber: string,
): Promise<boolean> {
  const matches = await findMatches(db, {
    target,
    firstName: '',
    surname: '',
    birthDate: '0001-01-01',
    birthNumberIndex: birthNumberIndex(cipher, birthNumber),
    birthPlace: null,
    phone: null,
    addressFolded: null,
  })
  return matches.some((match) => match.target === target)
}

/** `FirstName` is `firstName` in the body of `Create`; the consent there has a longer name. */
function nameInBody(field: string): string {
  return field === 'Consent' ? 'consentTermsVersion' : field.charAt(0).toLowerCase() + field.slice(1)
}
