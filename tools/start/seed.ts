import type { Configuration } from '#config/resolve.ts'
import { composeLimits } from '#apps/api/compose-limits.ts'
import { composeSignIn } from '#apps/api/compose-sign-in.ts'
import { newId, openDatabase, systemClock } from '#server/kernel/index.ts'
import { refuseAllLimits } from '#server/limits/index.ts'
import { boundSessions, findLogons, seedClient, seedPlayer, seedStaff } from '#server/sign-in/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { demoClients, demoPlayer, demoStaff, demoSupport } from './demo.ts'

const FIRST_MONEY_MINOR = { CZK: 100_000, EUR: 5_000 } as const

/**
 * Makes the named people of the demo, once: a player with some money and two members of staff. In dev and test only: cert
 * and production have no demo people.
 */
export async function seedDemo(options: {
  readonly databaseUrl: string
  readonly configuration: Configuration
  readonly pepper: string
}): Promise<void> {
  const { configuration, databaseUrl, pepper } = options
  if (configuration.environment !== 'dev' && configuration.environment !== 'test') return
  const db = openDatabase({ url: databaseUrl, connections: 2, applicationName: 'tolar-seed' })
  try {
    const signIn = await composeSignIn({
      db,
      clock: systemClock,
      configuration,
      pepper,
      publicPlayerOrigin: 'http://localhost',
      sendControl: async () => {},
    })
    const { playerId, isNew } = await seedPlayer(signIn, {
      ...demoPlayer,
      language: configuration.brand.defaultLanguage,
      currency: configuration.market.currency.code,
    })
    const currency = configuration.market.currency.code
    const limits = composeLimits({
      db,
      databaseUrl,
      clock: systemClock,
      configuration,
      sendControl: async () => {},
      readLogons: findLogons,
      boundSessions,
    })
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
    await seedStaff(signIn, demoStaff)
    await seedStaff(signIn, demoSupport)
    for (const client of demoClients) await seedClient(signIn, client)
  } finally {
    await db.close()
  }
}
