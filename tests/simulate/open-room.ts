import { movableClock, openDatabase, secrets, type ControlMessage } from '#server/kernel/index.ts'
import { drawFor, withCrashPoints } from './crash-points.ts'
import type { Market } from './market.ts'
import { openBrand, type Brand } from './open-brand.ts'
import { withSimulatedClock } from './simulated-database.ts'
import { FIRST_INSTANT } from './virtual-days.ts'

const CONNECTIONS = 12

/** The brands of a market on one database and one clock: all receive each other's messages. */
export async function openRoom({ market, databaseUrl, seed }: { market: Market; databaseUrl: string; seed: string }) {
  const clock = movableClock(FIRST_INSTANT)
  secrets.bytes = drawFor(seed)
  const pool = openDatabase({ url: databaseUrl, connections: CONNECTIONS, applicationName: 'simulated-room' })
  const db = withCrashPoints(withSimulatedClock(pool, clock))
  const listeners: ((message: ControlMessage) => void | Promise<void>)[] = []
  const sendControl = async (message: ControlMessage): Promise<void> => {
    for (const hear of listeners) await hear(message)
  }
  const shared = { market, databaseUrl, seed, db, clock, listeners, sendControl }
  const brands: Brand[] = []
  for (const target of market.targets) brands.push(await openBrand(shared, target))
  return {
    db,
    clock,
    brands,
    close: async () => {
      for (const brand of brands) await brand.close()
      await pool.close()
    },
  }
}

export type Room = Awaited<ReturnType<typeof openRoom>>
