import { isMarketKey } from '#config/market.ts'
import { markets } from '#config/markets/index.ts'

/**
 * The time zone of the days of figures: of MARKET_LOCALE, or of all markets where they have the same one. Undefined when
 * the market must be named first.
 */
export function figuresZone(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const named = env['MARKET_LOCALE'] ?? ''
  if (isMarketKey(named)) return markets[named].timeZone
  const zones = new Set(Object.values(markets).map(({ timeZone }) => timeZone))
  const [zone] = zones
  return named === '' && zones.size === 1 ? zone : undefined
}

export const NO_FIGURES_ZONE =
  'MARKET_LOCALE must name the market of the database: figures are summed by the days of its time zone.'
