import { composeExclusion } from '#apps/api/compose/compose-exclusion.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { openMail } from '#apps/api/compose/open-mail.ts'
import { pressPanic } from '#server/exclusion/index.ts'
import { excludeSelf } from '#server/exclusion/exclude-self.ts'
import { movableClock, openDatabase, sql } from '#server/kernel/index.ts'
import { updatePlayerLimits } from '#server/limits/change-limits.ts'
import { findPlayerById } from '#server/players/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { KINDS } from './choices.ts'
import type { Market } from './market.ts'
import { withSimulatedClock } from './simulated-database.ts'

const LATER = new Date(8.64e15)

/**
 * Adds pending work of kinds that the simulated days may not contain: a panic stop and an exclusion that end, values of
 * limits that take effect later, and a letter to everybody.
 */
export async function leaveUndone(databaseUrl: string, market: Market, at: Date): Promise<void> {
  const clock = movableClock(at)
  const opened = openDatabase({ url: databaseUrl, connections: 2, applicationName: 'left-undone' })
  const db = withSimulatedClock(opened, clock)
  const environment = testEnvironment(databaseUrl, { APP_TARGET: market.targets[0], MARKET_LOCALE: market.key })
  const { configuration } = environment
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  const exclusion = composeExclusion(ground, environment)
  const limits = composeLimits(ground, environment)
  const queueMail = openMail(ground)
  const people = await db.query<{ id: number }>(sql`
    select id from players.player where target = ${market.targets[0]} order by id`)
  for (const [place, { id: playerId }] of people.entries()) {
    if (place % 3 === 0) await pressPanic(exclusion.needs, { playerId, source: 'web' })
    if (place % 3 === 1) await excludeSelf(exclusion.needs, { playerId, months: 6 })
    if (place % 3 === 2) {
      const caller = {
        kind: 'player',
        playerId,
        sessionId: '',
        sessionStartedAt: LATER,
        idleEndsAt: LATER,
        absoluteEndsAt: LATER,
      } as const
      const changes = KINDS[market.key].first.map((kind) => ({ kind, value: null }))
      await updatePlayerLimits(limits.needs, { caller, body: { changes } })
    }
    const player = await findPlayerById(db, market.targets[0], playerId)
    if (player)
      await db.transaction((tx) =>
        queueMail(tx, {
          to: player.email,
          language: player.language,
          template: 'passkey-changed',
          values: { how: 'added', name: 'Telefon' },
        }),
      )
  }
  await exclusion.close()
  await limits.close()
  await opened.close()
}
