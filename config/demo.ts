import type { Target } from './targets.ts'

/** The documented demonstration: defaults of `npm start` on a fresh clone. */
export const demoEnvironment = { APP_TARGET: 'onling_cz', MARKET_LOCALE: 'CZE', APP_ENV: 'dev' } as const

/** A brand of each market, for tests in both. */
export const demoTargets = { CZE: 'onling_cz', SVK: 'onling_sk' } as const satisfies Record<'CZE' | 'SVK', Target>

/** A brand of each market without the fast track: its registration requires the complete person. */
export const wholePersonTargets = { CZE: 'magic_cz', SVK: 'eurogold_sk' } as const satisfies Record<
  'CZE' | 'SVK',
  Target
>

/** A brand of SVK with every gateway of cards, buttons of banks and payments by phone. */
export const manyWaysTarget = 'gameworld_sk' satisfies Target

/** A brand of CZE whose staff issue no player cards. */
export const cardlessTarget = 'tolar_cz' satisfies Target
