import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/registration.ts'
import type { getBankRegistration, startByBank } from '#contract/play-v1/newcomer.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { refuse, type Input } from '#server/kernel/index.ts'
import { NEWCOMER_COOKIE, type Newcomer } from '#server/documents/index.ts'
import { setPlayerCookie } from '#server/sign-in/index.ts'
import { fieldsOf } from './check-fields.ts'
import { createPlayer } from './create-player.ts'
import { fieldsOfChecked, readKnown } from './known-person.ts'
import type { RegistrationNeeds } from './needs.ts'
import { venueOfToken } from './venue-token.ts'

type Person = NonNullable<Newcomer['person']>

/** Redirects the person to the bank; `newcomers` sets a cookie that identifies the browser. */
export async function startRegistrationByBank(
  { newcomers }: RegistrationNeeds,
  { body, cookies }: Pick<Input<typeof startByBank>, 'body' | 'cookies'>,
): Promise<ReplyOf<typeof startByBank>> {
  return newcomers.start(body, cookies.set)
}

/** The bank's data as locked fields of the form, and what is still to be entered. */
export async function showBankRegistration(
  needs: RegistrationNeeds,
  { cookies }: Pick<Input<typeof getBankRegistration>, 'cookies'>,
): Promise<ReplyOf<typeof getBankRegistration>> {
  const newcomer = await needs.newcomers.read(cookies.get(NEWCOMER_COOKIE))
  if (!newcomer) return refuse('ERR_VERIFICATION_NOT_FOUND')
  const { state, problem, person } = newcomer
  return { state, problem, ...(person ? readKnown(needs, fieldsOfChecked(person)) : { fields: [], missing: [] }) }
}

/**
 * `Player/CreateByKyc`: opens the account of the person whom the bank identified, verified from the beginning. The
 * bank's data is not taken from the body: a field that is sent too is reported as given twice. Refuses
 * ERR_VERIFICATION_NOT_FOUND when this browser has no valid check.
 */
export async function registerByKyc(
  needs: RegistrationNeeds,
  { body, client, cookies }: Input<typeof calls.createByKyc>,
): Promise<ReplyOf<typeof calls.createByKyc>> {
  const newcomer = await needs.newcomers.read(cookies.get(NEWCOMER_COOKIE))
  if (!newcomer?.person) return refuse('ERR_VERIFICATION_NOT_FOUND')
  const { id, person } = newcomer
  if (person.details?.isPoliticallyExposed === true && !needs.rules.acceptPoliticallyExposed)
    return refuse('ERR_POLITICALLY_EXPOSED')
  const { email, language, consentTermsVersion, password, fields = [] } = body
  const entered = fieldsOf({ Email: email, Language: language, Consent: consentTermsVersion })
  const signedIn = await createPlayer(needs, {
    fields: [...lockedFields(needs, person), ...entered, ...fields],
    password,
    registeredBy: 'bankId',
    emailVerifiedAt: null,
    venueId: venueOfToken(needs, body.venueToken),
    client,
    alsoWrite: (tx, playerId) => needs.newcomers.adopt(tx, id, playerId),
  })
  cookies.clear(NEWCOMER_COOKIE)
  return setPlayerCookie(cookies, needs.signIn.rules, signedIn)
}

/** The bank's data in the stored forms. Fields that this market does not have, or that are invalid, are left out. */
function lockedFields(needs: RegistrationNeeds, person: Person): RegistrationField[] {
  return readKnown(needs, fieldsOfChecked(person)).fields
}
