/** The documented demonstration: what `npm start` on a fresh clone sets when nothing else is said. */
export const demoEnvironment = { APP_TARGET: 'onling_cz', MARKET_LOCALE: 'CZE', APP_ENV: 'dev' } as const
