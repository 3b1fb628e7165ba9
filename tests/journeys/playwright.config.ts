import { defineConfig } from '@playwright/test'
import { browserOptions, desktop, phone } from './browser.ts'

const ACCESSIBILITY = ['accessibility.journey.ts', 'accessibility-of-promotions.journey.ts']
/** Start products of their own, one after the other. */
const OWN_PRODUCTS = ['slovak.journey.ts', 'start.journey.ts']
/** Who is nobody yet, on a phone. */
const PHONE = ['lobby.journey.ts', 'demo.journey.ts']
/** What players do without staff; everything else is of the desk. */
const PLAYERS = [
  ...PHONE,
  'bets.journey.ts',
  'deposit.journey.ts',
  'exclusion.journey.ts',
  'first-stake.journey.ts',
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
 * Drawing frames without a graphics card is a sixth of the processor time of all journeys, and axe waits for what moves. A
 * journey whose subject moves asks for it (`withMotion`; decision 0240).
 */
const still = { reducedMotion: 'reduce' } as const
const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../build/journeys',
  globalSetup: './start-product.ts',
  // One after the other: journeys of one product meet each other's people. `npm test` plays three lists of projects side
  // by side, each on products of its own (tools/check/journeys.ts).
  // Never a second try: what fails, fails.
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
    // What people have done by then is on the pages that axe reads.
    { name: 'desktop-accessibility', use: desktop, testMatch: ACCESSIBILITY },
    { name: 'players', use: desktop, testMatch: PLAYERS },
    { name: 'phone', use: { ...phone, ...moving }, testMatch: PHONE },
    { name: 'phone-accessibility', use: phone, testMatch: ACCESSIBILITY },
    { name: 'own-products', use: { ...desktop, ...moving }, testMatch: OWN_PRODUCTS },
  ],
})
