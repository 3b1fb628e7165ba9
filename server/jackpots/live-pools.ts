import type { CurrencyCode } from '#money'
import type { Clock, Database } from '../kernel/index.ts'
import type { JackpotBrand } from './needs.ts'
import { listLivePools, type PoolRow } from './pools.queries.ts'
import { effectiveAfter } from './when-effective.ts'

/** Topic of the control bus: pools were switched on or off. */
export const JACKPOTS_CHANGED = 'jackpots.changed'

type LivePool = Pick<PoolRow, 'id' | 'name' | 'oneInMinor'> & { readonly currency: CurrencyCode }

/** The pools of a brand that are on, as a process remembers them. */
export type LivePools = {
  /** Pools that a game is in now, or is in a moment before or after. */
  readonly of: (gameKey: string) => readonly LivePool[]
  readonly reload: () => Promise<void>
}

const NONE: readonly LivePool[] = []

/**
 * Remembers which games are in a pool, so that a round of any other game costs nothing. Only a hint: whether a round has
 * won is decided by what the database says, and what a process has missed is paid by the count.
 */
export async function openLivePools(db: Database, clock: Clock, brand: JackpotBrand): Promise<LivePools> {
  let byGame: ReadonlyMap<string, readonly LivePool[]> = new Map()
  const reload = async (): Promise<void> => {
    const from = clock.now()
    const soon = { from, to: effectiveAfter(from) }
    const pools = brand.isOn ? await listLivePools(db, brand.target, soon) : []
    const games = new Set(pools.flatMap(({ gameKeys }) => gameKeys))
    byGame = new Map([...games].map((key) => [key, pools.filter(({ gameKeys }) => gameKeys.includes(key))]))
  }
  await reload()
  return { of: (gameKey) => byGame.get(gameKey) ?? NONE, reload }
}
