import type { CurrencyCode } from '#money'
import { keepNewest, type Clock, type Database } from '../kernel/index.ts'
import type { JackpotBrand } from './needs.ts'
import { listLivePools, type PoolRow } from './pools.queries.ts'
import { effectiveAfter } from './when-effective.ts'

/** Topic of the control bus: pools became live or stopped. */
export const JACKPOTS_CHANGED = 'jackpots.changed'

type LivePool = Pick<PoolRow, 'id' | 'name' | 'oneInMinor'> & { readonly currency: CurrencyCode }

/** The live pools of a brand, as a process caches them. */
export type LivePools = {
  /** Pools that a game is in now, or shortly before or after. */
  readonly of: (gameKey: string) => readonly LivePool[]
  readonly reload: () => Promise<void>
}

const NONE: readonly LivePool[] = []

/**
 * Caches which games are in a pool, so that a round of any other game costs nothing. It is only a hint: the database
 * decides whether a round has won, and the counting job pays what a process has missed.
 */
export async function openLivePools(db: Database, clock: Clock, brand: JackpotBrand): Promise<LivePools> {
  const read = async (): Promise<ReadonlyMap<string, readonly LivePool[]>> => {
    const from = clock.now()
    const soon = { from, to: effectiveAfter(from) }
    const pools = brand.isOn ? await listLivePools(db, brand.target, soon) : []
    const games = new Set(pools.flatMap(({ gameKeys }) => gameKeys))
    return new Map([...games].map((key) => [key, pools.filter(({ gameKeys }) => gameKeys.includes(key))]))
  }
  const byGame = keepNewest(read, await read())
  return { of: (gameKey) => byGame.now().get(gameKey) ?? NONE, reload: byGame.read }
}
