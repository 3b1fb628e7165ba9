import { createHmac } from 'node:crypto'
import { demoTargets } from '#config/demo.ts'
import { composeCashback } from '#apps/api/compose/compose-cashback.ts'
import { bonusGiver } from '#server/bonuses/index.ts'
import { giveCashback, type CampaignNeeds, type CashbackNeeds } from '#server/campaigns/index.ts'
import { openDatabase, type Clock, type Database } from '#server/kernel/index.ts'
import { testEnvironment } from '../environment.ts'

/** The Slovak brand for tests of cashback. */
export const SLOVAK = { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } as const

/**
 * A room of campaigns that computes losses from the books, with players who may get gifts unless the test says
 * otherwise.
 */
export function cashbackNeeds(db: Database, clock: Clock, more: Partial<CampaignNeeds> = {}): CashbackNeeds {
  const { configuration } = testEnvironment('', SLOVAK)
  return composeCashback(
    { configuration },
    {
      db,
      clock,
      target: configuration.brand.target,
      currency: 'EUR',
      maxMinor: 10_000_000,
      hashCode: (code) => createHmac('sha256', 'key').update(code).digest(),
      judgeTerms: () => [],
      judgePlayer: async () => {},
      judgePlayers: async () => new Map(),
      isToBeLeftAlone: async () => false,
      findPlayer: async () => ({ registeredAt: new Date(0), language: 'sk' }),
      findDeposit: async () => undefined,
      givers: { cashback: bonusGiver },
      ...more,
    },
  )
}

// Run as a program, it gives cashback at an instant like one process of the worker, and kills itself at the given gift,
// before or after it is written.
const [, program, url = '', now = '', after = '', when = ''] = process.argv
if (program === import.meta.filename) {
  const db = openDatabase({ url, connections: 2, applicationName: 'cashback-and-die' })
  let given = 0
  const give: typeof bonusGiver.give = async (tx, gift) => {
    given += 1
    const isLast = given > Number(after)
    if (isLast && when === 'before') process.kill(process.pid, 'SIGKILL')
    const made = await bonusGiver.give(tx, gift)
    if (isLast) process.kill(process.pid, 'SIGKILL')
    return made
  }
  await giveCashback(cashbackNeeds(db, { now: () => new Date(now) }, { givers: { cashback: { ...bonusGiver, give } } }))
  await db.close()
}
