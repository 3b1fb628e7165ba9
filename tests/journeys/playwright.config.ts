import { defineConfig } from '@playwright/test'
import { browserOptions, desktop, phone } from './browser.ts'

const ACCESSIBILITY = ['accessibility.journey.ts', 'accessibility-of-opened-screens.journey.ts']
/** Journeys that start their own products, one after another. */
const OWN_PRODUCTS = ['slovak.journey.ts', 'start.journey.ts']
/** Journeys on a phone, too. */
const PHONE = ['age-question.journey.ts', 'lobby.journey.ts', 'demo.journey.ts', 'first-stake.journey.ts']
/** Journeys of players without staff; all others are in the project `desk`. */
const PLAYERS = [
  ...PHONE,
  'account.journey.ts',
  'bets.journey.ts',
  'deposit.journey.ts',
  'devices.journey.ts',
  'exclusion.journey.ts',
  'limits.journey.ts',
  'notifications.journey.ts',
  'play.journey.ts',
  'registration.journey.ts',
  'sign-in.journey.ts',
  'verifier.journey.ts',
  'hydration.journey.ts',
  'ways-in.journey.ts',
]

/**
 * Rendering frames without a graphics card is a sixth of the processor time of all journeys, and axe waits for
 * animations. A journey about motion enables it (`withMotion`; decision 0240).
 */
const still = { reducedMotion: 'reduce' } as const
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../build/journeys',
  globalSetup: './start-product.ts',
  // One after the other: journeys of one product share its data. `npm test` runs three lists of projects concurrently,
  // each on its own products (tools/check/journeys.ts).
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    actionTimeout: 20_000,
    trace: 'off',
    contextOptions: still,
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  projects: [
    { name: 'desk', use: desktop, testIgnore: [...PLAYERS, ...OWN_PRODUCTS, ...ACCESSIBILITY] },
    // Last, so that the pages checked by axe contain the data of earlier journeys.
    { name: 'desktop-accessibility', use: desktop, testMatch: ACCESSIBILITY },
    { name: 'players', use: desktop, testMatch: PLAYERS },
    { name: 'phone', use: { ...phone, ...moving }, testMatch: PHONE },
    { name: 'phone-accessibility', use: phone, testMatch: ACCESSIBILITY },
    { name: 'own-products', use: { ...desktop, ...moving }, testMatch: OWN_PRODUCTS },
  ],
})
