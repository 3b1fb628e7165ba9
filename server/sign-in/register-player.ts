import type { ReplyOf } from '#contract/call.ts'
import type { create as call } from '#contract/onling-v2/player.ts'
import { isUniqueViolation, type Input, type Transaction } from '#server/kernel/index.ts'
import { ageYears, dayIn, insertPlayer, type NewPlayer } from '#server/players/index.ts'
import { judgePassword } from './judge-password.ts'
import type { SignInNeeds } from './needs.ts'
import { openPlayerSession, setPlayerCookie } from './open-player-session.ts'
import { setPlayerPassword } from './player-credentials.queries.ts'

type Needs = Pick<
  SignInNeeds,
  | 'db'
  | 'clock'
  | 'target'
  | 'market'
  | 'languages'
  | 'termsVersion'
  | 'rules'
  | 'passwords'
  | 'openWallet'
  | 'judgeSignIn'
  | 'judgeRegistration'
>

/** Registers a player by form, opens the wallet and signs in. Wrong fields are named in `details.fields`. */
export async function registerPlayer(needs: Needs, input: Input<typeof call>): Promise<ReplyOf<typeof call>> {
  const { db, clock, target, market, passwords, rules } = needs
  const { body, refuse, client, cookies } = input
  const today = dayIn(market.timeZone, clock.now())
  const wrong = findWrongFields(needs, body, today)
  if (wrong.length > 0) return refuse('ERR_INVALID_CONTRACT', { fields: wrong })
  if (ageYears(body.birthDate, today) < market.minRegistrationAge)
    return refuse('ERR_TOO_YOUNG', { minRegistrationAge: market.minRegistrationAge })
  const problem = judgePassword(body.password, body)
  if (problem) return refuse('ERR_PASSWORD_TOO_WEAK', { problem })

  const passwordHash = await passwords.hash(body.password)
  const person = {
    target,
    email: body.email,
    firstName: body.firstName.trim(),
    surname: body.surname.trim(),
    birthDate: body.birthDate,
    language: body.language,
    currency: market.currency,
    registeredAt: clock.now(),
    consents: [{ kind: 'terms', version: body.consentTermsVersion }],
  }
  await needs.judgeRegistration(person)
  const signedIn = await db
    .transaction(async (tx) => {
      const playerId = await openAccount(tx, needs, person, passwordHash)
      return openPlayerSession(tx, needs, { playerId, client })
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'player_email')) throw error
      return refuse('ERR_EMAIL_ALREADY_USED', { fields: [{ field: 'email', kind: 'DuplicateValue' }] })
    })
  return setPlayerCookie(cookies, rules, signedIn)
}

/** Person, password and wallet: all or none. Gives the player's number. */
export async function openAccount(
  tx: Transaction,
  { openWallet }: Pick<SignInNeeds, 'openWallet'>,
  person: NewPlayer,
  passwordHash: string,
): Promise<number> {
  const playerId = await insertPlayer(tx, person)
  await setPlayerPassword(tx, playerId, passwordHash, person.registeredAt)
  await openWallet(tx, { playerId, currency: person.currency })
  return playerId
}

const OLDEST_AGE_YEARS = 120

function findWrongFields(
  needs: Needs,
  body: Input<typeof call>['body'],
  today: string,
): { field: string; kind: string }[] {
  const wrong = (field: string, isWrong: boolean) => (isWrong ? [{ field, kind: 'InvalidValue' }] : [])
  const age = ageYears(body.birthDate, today)
  return [
    ...wrong('firstName', body.firstName.trim() === ''),
    ...wrong('surname', body.surname.trim() === ''),
    ...wrong('birthDate', body.birthDate > today || age > OLDEST_AGE_YEARS),
    ...wrong('language', !needs.languages.includes(body.language)),
    ...wrong('consentTermsVersion', body.consentTermsVersion !== needs.termsVersion),
  ]
}
