import { defineConfig } from '@playwright/test'
import { browserOptions, desktop, phone } from './browser.ts'

const ACCESSIBILITY = 'accessibility.journey.ts'
/** Starts products of its own, on the clock: when nothing else runs. */
const START = 'start.journey.ts'
/** Start products of their own, beside whatever runs, one after the other. */
const OWN_PRODUCTS = ['slovak.journey.ts', 'first-administrator.journey.ts']
/** What people do; the pages of it are read by axe afterwards. */
const JOURNEYS = ['desktop', 'own-products', 'phone']

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../build/journeys',
  globalSetup: './start-product.ts',
  // One journey of the desk at a time; beside it go those that meet nothing of theirs: of another product, and of a phone
  // whose player is nobody yet. The pages that axe reads go side by side, too.
  // Never a second try: what fails, fails.
  workers: 2,
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
    screenshot: 'only-on-failure',
    launchOptions: browserOptions,
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: [START, ...OWN_PRODUCTS, ACCESSIBILITY], workers: 1 },
    { name: 'own-products', use: desktop, testMatch: OWN_PRODUCTS, workers: 1 },
    {
      name: 'phone',
      use: phone,
      testMatch: ['lobby.journey.ts', 'demo.journey.ts'],
      workers: 1,
    },
    { name: 'desktop-accessibility', use: desktop, testMatch: ACCESSIBILITY, dependencies: JOURNEYS, workers: 1 },
    { name: 'phone-accessibility', use: phone, testMatch: ACCESSIBILITY, dependencies: JOURNEYS, workers: 1 },
    {
      name: 'start',
      use: desktop,
      testMatch: START,
      dependencies: ['desktop-accessibility', 'phone-accessibility'],
      workers: 1,
    },
  ],
})
