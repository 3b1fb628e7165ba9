import type { Static } from 'typebox'
import type { PlayerSignedIn } from '#contract/onling-v2/player.ts'
import type { RegistrationField, RegistrationFieldProblem } from '#contract/shapes/registration.ts'
import { isUniqueViolation, refuse, publish, type Transaction } from '#server/kernel/index.ts'
import {
  ageYears,
  birthNumberIndex,
  findMatches,
  foldAddress,
  insertMatch,
  noteKnownAt,
  saveAddress,
  saveProfile,
  updatePhone,
} from '#server/players/index.ts'
import { judgePassword, openAccount, openPlayerSession, type LanguageCode } from '#server/sign-in/index.ts'
import { checkFields } from './check-fields.ts'
import { takeTurn } from './contexts.queries.ts'
import { readingOf } from './contexts.ts'
import type { RegistrationNeeds } from './needs.ts'
import type { PersonEntered } from './person-entered.ts'

type Registration = {
  readonly fields: readonly RegistrationField[]
  readonly password: string
  /** How the person became a player. */
  readonly registeredBy: string
  readonly emailVerifiedAt: Date | null
  /** The venue where they registered, or began to at a kiosk. */
  readonly venueId: string | null
  /** Runs in the transaction of the account. */
  readonly alsoWrite?: (tx: Transaction, playerId: number) => Promise<void>
  /** The caller's names of fields in a refusal. */
  readonly nameOf?: (field: string) => string
}

type Whole = PersonEntered & Required<Pick<PersonEntered, 'Email' | 'FirstName' | 'Surname' | 'BirthDate'>>

/** Creates a player, and signs them in at once. */
export async function createPlayer(
  needs: RegistrationNeeds,
  { client, ...registration }: Registration & { readonly client: { readonly ip: string; readonly userAgent: string } },
): Promise<Static<typeof PlayerSignedIn>> {
  return enterPlayer(needs, registration, (tx, playerId) => openPlayerSession(tx, needs.signIn, { playerId, client }))
}

/**
 * Creates a player of a validated person: account, wallet, profile, consents, declarations, and what `finish` adds, in
 * one transaction. Refuses invalid fields (each listed), people under age, weak passwords, people listed in the
 * register, and a second account of one person.
 */
export async function enterPlayer<Result>(
  needs: RegistrationNeeds,
  registration: Registration,
  finish: (tx: Transaction, playerId: number) => Promise<Result>,
): Promise<Result> {
  const { db, rules, signIn } = needs
  const person = wholePersonOf(needs, registration)
  const { Email: email, FirstName: firstName, Surname: surname, BirthDate: birthDate } = person
  const problem = judgePassword(registration.password, { email, firstName, surname })
  if (problem) return refuse('ERR_PASSWORD_TOO_WEAK', { problem })
  const passwordHash = await signIn.passwords.hash(registration.password)
  await needs.judgeRegistration({ firstName, surname, birthDate, birthNumber: person.BirthNumber })
  const { nameOf = (field: string) => field } = registration
  return db
    .transaction(async (tx) => {
      const playerId = await writePlayer(tx, needs, { ...registration, person, passwordHash })
      await registration.alsoWrite?.(tx, playerId)
      await publish(tx, 'registration.player-registered', { playerId, isFastTrack: rules.isFastTrack })
      const finished = await finish(tx, playerId)
      await noteKnownAt(tx, { playerId, venueId: registration.venueId, at: needs.clock.now() })
      return finished
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'player_email')) throw error
      return refuse('ERR_EMAIL_ALREADY_USED', { fields: [{ field: nameOf('Email'), kind: 'DuplicateValue' }] })
    })
}

function wholePersonOf(needs: RegistrationNeeds, { fields, nameOf = (field) => field }: Registration): Whole {
  const { rules } = needs
  const reading = readingOf(needs)
  const { person, problems } = checkFields(fields, reading, rules.isFastTrack ? 'account' : 'person')
  const born = fields.find(({ fieldType }) => fieldType === 'BirthDate')?.value
  const others = problems.filter(({ field }) => field !== 'BirthDate' && field !== 'PoliticallyExposed')
  if (others.length === 0 && typeof born === 'string' && isYoung(born, reading.today, rules.minRegistrationAge))
    return refuse('ERR_TOO_YOUNG', { minRegistrationAge: rules.minRegistrationAge })
  if (others.length === 0 && problems.some(isRefusedDeclaration)) return refuse('ERR_POLITICALLY_EXPOSED')
  const { Email, FirstName, Surname, BirthDate } = person
  if (problems.length > 0 || !Email || !FirstName || !Surname || !BirthDate)
    return refuse('ERR_INVALID_CONTRACT', {
      fields: problems.map((problem) => ({ ...problem, field: nameOf(problem.field) })),
    })
  return { ...person, Email, FirstName, Surname, BirthDate }
}

function isYoung(born: string, today: string, minAge: number): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(born) && born <= today && ageYears(born, today) < minAge
}

function isRefusedDeclaration({ field, kind }: RegistrationFieldProblem): boolean {
  return field === 'PoliticallyExposed' && kind === 'InvalidValue'
}

async function writePlayer(
  tx: Transaction,
  needs: RegistrationNeeds,
  made: Registration & { readonly person: Whole; readonly passwordHash: string },
): Promise<number> {
  const { clock, cipher, target, rules, signIn } = needs
  const { person, passwordHash, registeredBy, emailVerifiedAt } = made
  const now = clock.now()
  const matches = await findDuplicates(tx, needs, person)
  // Checked with the other fields: it is one of those in force.
  const agreedTo = person.Consent ?? rules.termsInForce(person.Language)[0] ?? ''
  const playerId = await openAccount(
    tx,
    signIn,
    {
      target,
      email: person.Email,
      firstName: person.FirstName,
      surname: person.Surname,
      birthDate: person.BirthDate,
      language: person.Language as LanguageCode,
      currency: signIn.market.currency,
      registeredAt: now,
      consents: [
        { kind: 'terms', version: agreedTo },
        ...(person.MarketingConsent === true ? [{ kind: 'marketing', version: agreedTo }] : []),
      ],
    },
    passwordHash,
  )
  const { PoliticallyExposed, Sanctioned, OwnAccount } = person
  const hasDeclared = [PoliticallyExposed, Sanctioned, OwnAccount].some((said) => said !== undefined)
  await saveProfile(tx, cipher, playerId, {
    registeredBy,
    titleBefore: person.TitleBefore ?? null,
    birthPlace: person.BirthPlace ?? null,
    nationality: person.Nationality ?? null,
    databox: person.Databox ?? null,
    birthNumber: person.BirthNumber ?? null,
    isPoliticallyExposed: PoliticallyExposed ?? null,
    isSanctioned: Sanctioned ?? null,
    isOwnAccount: OwnAccount ?? null,
    declaredAt: hasDeclared ? now : null,
    emailVerifiedAt,
    phoneVerifiedAt: null,
  })
  if (person.Phone !== undefined) await updatePhone(tx, playerId, person.Phone)
  if (person.PermanentAddress) {
    const address = { ...person.PermanentAddress, kind: 'Permanent', confirmedBy: null, registerCode: null } as const
    await saveAddress(tx, playerId, address, now)
  }
  for (const { playerId: otherPlayerId, reasons } of matches)
    await insertMatch(tx, { playerId, otherPlayerId, reasons, foundAt: now })
  return playerId
}

/**
 * One account per person and brand (CZ-12, SK-03): refused when it is certainly the same person, with the equal fields.
 * A likely match is stored for staff.
 */
async function findDuplicates(tx: Transaction, { cipher, target }: RegistrationNeeds, person: Whole) {
  const { FirstName, Surname, BirthDate, BirthNumber, PermanentAddress } = person
  await takeTurn(tx, `${target} ${BirthDate} ${FirstName.toLowerCase()} ${Surname.toLowerCase()}`)
  const index = birthNumberIndex(cipher, BirthNumber ?? null)
  if (index !== null) await takeTurn(tx, `${target} ${index}`)
  const matches = await findMatches(tx, {
    target,
    firstName: FirstName,
    surname: Surname,
    birthDate: BirthDate,
    birthNumberIndex: index,
    birthPlace: person.BirthPlace ?? null,
    phone: person.Phone ?? null,
    addressFolded: PermanentAddress ? foldAddress(PermanentAddress) : null,
  })
  const same = matches.find((match) => match.target === target && match.isSamePerson)
  if (same) return refuse('ERR_PERSON_HAS_ACCOUNT', { reasons: same.reasons })
  return matches
}
