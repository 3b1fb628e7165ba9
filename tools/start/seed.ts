import { firstApprovalPolicy } from '#config/approval-policy.ts'
import type { Configuration } from '#config/resolve.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import { jackpotBrandOf } from '#apps/api/compose/compose-jackpots.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { registrationRulesOf } from '#apps/api/compose/compose-registration.ts'
import { tournamentBrandOf } from '#apps/api/compose/compose-tournaments.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { INSPECTION_DAYS_MAX } from '#contract/permissions.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { importOldAccount, type OldAccount } from '#server/account-migration/index.ts'
import { writeFirstPolicy } from '#server/approvals/index.ts'
import { readIdentityStatus } from '#server/documents/index.ts'
import { makeFieldCipher, newId, openDatabase, systemClock, type FieldKeys } from '#server/kernel/index.ts'
import { seedPool } from '#server/jackpots/index.ts'
import { refuseAllLimits } from '#server/limits/index.ts'
import { readKnown } from '#server/registration/index.ts'
import { seedClient, seedPlayer, seedStaff, withoutMoney } from '#server/sign-in/index.ts'
import { seedTournament } from '#server/tournaments/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import {
  demoClients,
  demoColleagues,
  demoGames,
  demoImport,
  demoInspector,
  demoGrants,
  demoOldAccounts,
  demoPayments,
  demoPlayer,
  demoPool,
  demoStaff,
  demoSupport,
  demoTournament,
  demoVenue,
} from './demo.ts'
import { lifeDays } from './life/cast.ts'
import { demoCasino } from './demo-places.ts'
import { seedVenues } from './seed-venues.ts'
import { verifyByStaff } from './verify-by-staff.ts'

const DAY_MS = 86_400_000
const FIRST_MONEY_MINOR = { CZK: 100_000, EUR: 5_000 } as const
/** The account of the person of the demo: the example of the public IBAN registry of either country. */
const OWN_ACCOUNT = { CZK: 'CZ6508000000192000145399', EUR: 'SK3112000000198742637541' } as const

/**
 * Creates the named people of the demo, once: a verified player with some money, members of staff, and a jackpot. In
 * dev and test only: cert and production have no demo people.
 */
export async function seedDemo(options: {
  readonly databaseUrl: string
  readonly configuration: Configuration
  readonly pepper: string
  readonly fieldKeys: FieldKeys
  readonly filesFolder: string
  /** False leaves out the staff and what they made: an installation without its first administrator. */
  readonly hasStaff: boolean
}): Promise<void> {
  const { configuration, databaseUrl, pepper, fieldKeys, filesFolder, hasStaff } = options
  if (configuration.environment !== 'dev' && configuration.environment !== 'test') return
  const db = openDatabase({ url: databaseUrl, connections: 2, applicationName: 'tolar-seed' })
  try {
    const cipher = makeFieldCipher(fieldKeys)
    const ground = { db, clock: systemClock, configuration, cipher, bus: { send: async () => {} } }
    const signIn = await composeSignIn(ground, {
      sessionPepper: pepper,
      publicPlayerOrigin: 'http://localhost',
      publicBackofficeOrigin: 'http://localhost',
      smtpUrl: undefined,
    })
    const { playerId, isNew } = await seedPlayer(signIn, {
      ...demoPlayer,
      language: configuration.brand.defaultLanguage,
      currency: configuration.market.currency.code,
    })
    const currency = configuration.market.currency.code
    const limits = composeLimits(ground, { databaseUrl })
    await db.transaction((tx) => refuseAllLimits(limits.needs, tx, playerId))
    await limits.close()
    if (isNew)
      await db.transaction((tx) =>
        creditDeposit(tx, {
          playerId,
          paymentId: newId(systemClock.now()),
          amount: { amountMinor: FIRST_MONEY_MINOR[currency], currency },
          gateway: 'demo',
        }),
      )
    // The installation is older than its people: permissions and rules are in force from before their first day.
    const age = (lifeDays(dayOf(configuration.market.timeZone, systemClock.now())) + 1) * DAY_MS
    const before = { now: () => new Date(systemClock.now().getTime() - age) }
    const employer = { ...signIn, clock: before }
    await writeFirstPolicy(
      { db, clock: before, target: configuration.brand.target },
      firstApprovalPolicy(configuration.market.key),
    )
    const staff = hasStaff ? { ...(await seedStaff(employer, demoStaff)), name: demoStaff.name } : undefined
    if (staff) {
      const documents = composeDocuments(ground, { filesFolder, sessionPepper: pepper, identity: noIdentityPartners })
      if (!(await readIdentityStatus(documents, db, playerId)).isVerified)
        await verifyByStaff(documents, configuration.market, { playerId, staff, iban: OWN_ACCOUNT[currency] })
      for (const colleague of [demoSupport, demoPayments, ...demoColleagues])
        await seedStaff(employer, { ...colleague, venues: [demoVenue.id, demoCasino.id] })
      await seedStaff(signIn, { ...demoInspector, daysValid: INSPECTION_DAYS_MAX })
      const second = { ...(await seedStaff(employer, demoGames)), name: demoGames.name }
      const brand = jackpotBrandOf(configuration)
      await seedPool({ db, clock: ground.clock, brand }, { ...demoPool, proposedBy: staff, approvedBy: second })
      const tournaments = { db, clock: ground.clock, brand: tournamentBrandOf(configuration) }
      await seedTournament(tournaments, { ...demoTournament, plannedBy: staff, approvedBy: second })
    }
    const { clock, target } = signIn
    const rules = registrationRulesOf(configuration, () => [])
    const people = { readKnown: (fields: OldAccount['fields']) => readKnown({ rules, clock }, fields) }
    const migration = { db, clock, target, cipher, signIn, people }
    await importOldAccount(migration, demoOldAccounts[configuration.market.key])
    await seedVenues({ ...ground, clock: before }, pepper, staff)
    for (const client of demoClients)
      await seedClient(signIn, { ...client, venueId: demoVenue.id, grants: demoGrants(client.kind, currency) })
    await seedClient(signIn, { ...demoImport, venueId: null, grants: [withoutMoney('migration.import')] })
  } finally {
    await db.close()
  }
}
