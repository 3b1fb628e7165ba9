import { dayOf } from '#contract/states/calendar.ts'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/registration.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { newId, newToken, refuse, type Input, type Querier, type Transaction } from '#server/kernel/index.ts'
import { findPlayerByEmail } from '#server/players/index.ts'
import { hashToken } from '#server/sign-in/index.ts'
import { checkFields, fieldsOf } from './check-fields.ts'
import { recordProvedEmail } from './contacts/record-proved-email.ts'
import * as queries from './contexts.queries.ts'
import type { RegistrationNeeds } from './needs.ts'
import type { PersonEntered } from './person-entered.ts'
import { venueOfToken } from './venue-token.ts'

const DAYS_KEPT = 7
const LETTER_HOURS = 24
const SECONDS_BETWEEN_LETTERS = 60
const DAY_MS = 86_400_000
const BIRTH_DATE_TRIES = 5

/** `tr` is a reset and `tp` a player's session; these are a registration on a device, and the link of its letter. */
const PREFIX = { device: 'tf', letter: 'tv' } as const

/**
 * Starts a registration: a token for this device, and a letter whose link verifies the e-mail. Fields that come with it are kept in
 * the same transaction; the address was perhaps typed wrong, so that who opens the letter repeats the birth date first.
 */
export async function startRegistration(
  needs: RegistrationNeeds,
  { body, refuse: refuseCall }: Input<typeof calls.createRegistrationToken>,
): Promise<ReplyOf<typeof calls.createRegistrationToken>> {
  const { db, clock, target, queueRegistrationLetter } = needs
  const now = clock.now()
  if (await findPlayerByEmail(db, target, body.email)) return refuseCall('ERR_EMAIL_ALREADY_USED')
  const token = newToken(PREFIX.device)
  const letterToken = newToken(PREFIX.letter)
  const expiresAt = expiryFrom(now)
  const id = newId(now)
  await db.transaction(async (tx) => {
    await queries.takeTurn(tx, `${target} ${body.email.toLowerCase()}`)
    const since = new Date(now.getTime() - SECONDS_BETWEEN_LETTERS * 1000)
    if (await queries.wasStartedSince(tx, target, body.email, since)) return refuseCall('ERR_TOO_SOON')
    const { email, language } = body
    const known = knownBefore(needs, body.fields ?? [])
    const fieldsSealed = sealPerson(needs, id, { ...known, Email: email, Language: language })
    const row = {
      id,
      target,
      email,
      language,
      fieldsSealed,
      birthDateTries: known.BirthDate === undefined ? null : BIRTH_DATE_TRIES,
      venueId: venueOfToken(needs, body.venueToken),
      letterTokenHash: hashToken(letterToken),
      startedAt: now,
      expiresAt,
    }
    await queries.insertContext(tx, row)
    await queries.insertToken(tx, id, hashToken(token))
    await queueRegistrationLetter(tx, {
      to: body.email,
      language: body.language,
      token: letterToken,
      hours: LETTER_HOURS,
    })
  })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** The valid ones of what is known already. Without a birth date to be repeated nothing is kept. */
function knownBefore(needs: RegistrationNeeds, fields: readonly RegistrationField[]): PersonEntered {
  const { Password: _, ...person } = checkFields(fields, readingOf(needs), 'nothing').person
  return person.BirthDate === undefined ? {} : person
}

/**
 * Whether the birth date of the fields was repeated, where it is asked for. After so many others the fields are forgotten: whoever
 * reads the letter is not whose they are.
 */
async function repeatBirthDate(
  tx: Transaction,
  needs: RegistrationNeeds,
  context: queries.ContextRow,
  birthDate: string | undefined,
): Promise<boolean> {
  const { id, email, language, playerId, birthDateTries: tries } = context
  if (tries === null || playerId !== null) return true
  if (birthDate === undefined) return false
  const isRight = openPerson(needs, context).BirthDate === birthDate
  const isForgotten = !isRight && tries === 1
  if (isForgotten) {
    const fieldsSealed = sealPerson(needs, id, { Email: email, Language: language })
    await queries.saveFields(tx, id, fieldsSealed, context.expiresAt)
  }
  await queries.saveTries(tx, id, isRight || isForgotten ? null : tries - 1)
  return isRight || isForgotten
}

/**
 * The link of the letter was opened: the e-mail is verified. This device may continue; where the form was finished
 * before, the verification is stored with its account.
 */
export async function proveEmail(
  needs: RegistrationNeeds,
  { body }: Input<typeof calls.verifyRegistrationToken>,
): Promise<ReplyOf<typeof calls.verifyRegistrationToken>> {
  const { db, clock, target } = needs
  const now = clock.now()
  const token = newToken(PREFIX.device)
  const context = await db.transaction(async (tx) => {
    const found = unexpiredOf(await queries.lockContextOfLetter(tx, target, hashToken(body.token)), now)
    if (!(await repeatBirthDate(tx, needs, found, body.birthDate))) return { ...found, asksBirthDate: true as const }
    await queries.recordEmailVerified(tx, found.id, now)
    if (found.playerId === null) await queries.insertToken(tx, found.id, hashToken(token))
    else await recordProvedEmail(tx, needs, { playerId: found.playerId, email: found.email })
    return found
  })
  const isRegistered = context.playerId !== null
  const told = { isRegistered, email: context.email, expiresAt: context.expiresAt.toISOString() }
  if ('asksBirthDate' in context) return { ...told, asksBirthDate: true }
  return isRegistered ? told : { ...told, token }
}

/** The stored input; the password is never stored. */
export async function showContext(
  needs: RegistrationNeeds,
  { query }: Input<typeof calls.getRegistrationContext>,
): Promise<ReplyOf<typeof calls.getRegistrationContext>> {
  const found = await queries.findContext(needs.db, needs.target, hashToken(query.token))
  const context = usableOf(found, needs.clock.now())
  return {
    email: context.email,
    isEmailVerified: context.emailVerifiedAt !== null,
    fields: fieldsOf(openPerson(needs, context)),
    expiresAt: context.expiresAt.toISOString(),
  }
}

/** Stores the valid ones of the fields; a field that is sent invalid is removed. */
export async function storeFields(
  needs: RegistrationNeeds,
  token: string,
  fields: readonly RegistrationField[],
): Promise<PersonEntered> {
  const { db, clock } = needs
  const now = clock.now()
  return db.transaction(async (tx) => {
    const context = await holdUsable(tx, needs, token)
    const sent = new Set(fields.map(({ fieldType }) => fieldType))
    // The e-mail is that of the letter; the password is never stored.
    const { Password: _, ...good } = checkFields(fields, readingOf(needs), 'nothing').person
    const kept = Object.entries(openPerson(needs, context)).filter(([type]) => !sent.has(type))
    const person: PersonEntered = { ...(Object.fromEntries(kept) as PersonEntered), ...good, Email: context.email }
    await queries.saveFields(tx, context.id, sealPerson(needs, context.id, person), expiryFrom(now))
    return person
  })
}

/** The started registration of a token, locked; refuses ERR_TOKEN_INVALID and ERR_TOKEN_EXPIRED. */
export async function holdUsable(
  tx: Transaction,
  { target, clock }: RegistrationNeeds,
  token: string,
): Promise<queries.ContextRow> {
  return usableOf(await queries.lockContext(tx, target, hashToken(token)), clock.now())
}

/** The same without a lock. */
export async function findUsable(
  db: Querier,
  { target, clock }: Pick<RegistrationNeeds, 'target' | 'clock'>,
  token: string,
): Promise<queries.ContextRow> {
  return usableOf(await queries.findContext(db, target, hashToken(token)), clock.now())
}

export function openPerson({ cipher }: Pick<RegistrationNeeds, 'cipher'>, context: queries.ContextRow): PersonEntered {
  return JSON.parse(cipher.open(context.fieldsSealed, contextBelongsTo(context.id))) as PersonEntered
}

/** The rules and the day for reading fields now. */
export function readingOf({ rules, clock }: Pick<RegistrationNeeds, 'rules' | 'clock'>) {
  return { rules, today: dayOf(rules.timeZone, clock.now()) }
}

function sealPerson({ cipher }: RegistrationNeeds, id: string, person: PersonEntered): string {
  return cipher.seal(JSON.stringify(person), contextBelongsTo(id))
}

/** The place that the input is sealed for. */
export const contextBelongsTo = (id: string) => `registration.context:${id}`

function usableOf(context: queries.ContextRow | undefined, now: Date): queries.ContextRow {
  const found = unexpiredOf(context, now)
  return found.playerId === null ? found : refuse('ERR_TOKEN_INVALID')
}

function unexpiredOf(context: queries.ContextRow | undefined, now: Date): queries.ContextRow {
  if (!context) return refuse('ERR_TOKEN_INVALID')
  return context.expiresAt > now ? context : refuse('ERR_TOKEN_EXPIRED')
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + DAYS_KEPT * DAY_MS)
}
