import { defineConfig } from '@playwright/test'
import { browserOptions, desktop, phone } from './browser.ts'

const ACCESSIBILITY = 'accessibility.journey.ts'
/** Start products of their own, one of them on the clock: when nothing else runs. */
const OWN_PRODUCTS = ['start.journey.ts', 'slovak.journey.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../build/journeys',
  globalSetup: './start-product.ts',
  // One journey at a time, but for the pages that axe reads: those of the desk and of the phone go side by side.
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
    { name: 'desktop', use: desktop, testIgnore: [...OWN_PRODUCTS, ACCESSIBILITY], workers: 1 },
    {
      name: 'phone',
      use: phone,
      testMatch: ['lobby.journey.ts', 'demo.journey.ts'],
      dependencies: ['desktop'],
      workers: 1,
    },
    { name: 'desktop-accessibility', use: desktop, testMatch: ACCESSIBILITY, dependencies: ['phone'], workers: 1 },
    { name: 'phone-accessibility', use: phone, testMatch: ACCESSIBILITY, dependencies: ['phone'], workers: 1 },
    {
      name: 'start',
      use: desktop,
      testMatch: OWN_PRODUCTS,
      dependencies: ['desktop-accessibility', 'phone-accessibility'],
      workers: 1,
    },
  ],
})
