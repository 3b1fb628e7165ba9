import type { Configuration } from '#config/resolve.ts'
import type { RoundJackpots } from '#server/game-rounds/index.ts'
import {
  EFFECTIVE_AFTER_MS,
  findWin,
  JACKPOTS_CHANGED,
  openLivePools,
  proveDraw,
  settleRound,
  type JackpotBrand,
} from '#server/jackpots/index.ts'
import type { Base } from './open-base.ts'

/** Which jackpots a brand may have. */
export function jackpotBrandOf({ brand, market }: Configuration): JackpotBrand {
  return {
    target: brand.target,
    market: market.key,
    currency: market.currency.code,
    isOn: brand.jackpots.providers.some(({ provider, isEnabled }) => provider === 'tolar' && isEnabled),
  }
}

/** The jackpots as rounds use them; none at a brand that does not list ours. */
export async function openJackpots({
  db,
  clock,
  logger,
  configuration,
  onMessage,
  forget,
}: Pick<Base, 'db' | 'clock' | 'logger' | 'configuration' | 'onMessage' | 'forget'>): Promise<
  RoundJackpots | undefined
> {
  const brand = jackpotBrandOf(configuration)
  if (!brand.isOn) return undefined
  const pools = await openLivePools(db, clock, brand)
  const reload = () =>
    void pools.reload().catch((error: unknown) => logger.error({ err: error }, 'live jackpots were not read'))
  onMessage(({ topic }) => {
    if (topic !== JACKPOTS_CHANGED) return
    reload()
    // A pool that was switched off is forgotten once no round takes part any more.
    setTimeout(reload, 2 * EFFECTIVE_AFTER_MS).unref()
  })
  forget(reload)
  // Messages between the first read and the subscription were missed, so read again.
  reload()
  return {
    has: (gameKey) => pools.of(gameKey).length > 0,
    settle: (round) => settleRound({ db, clock, logger, pools }, round),
    find: (round) => findWin({ db }, round),
    prove: (round) => proveDraw(db, brand.target, round),
  }
}
