import { defineConfig } from '@playwright/test'
import { browserOptions, desktop, phone } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../build/journeys',
  globalSetup: './start-product.ts',
  // Two at a time, as a CI machine has two processors, each with people of its own; a file is one worker's, in its order.
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
    { name: 'desktop', use: desktop, testIgnore: ['start.journey.ts', 'slovak.journey.ts'] },
    { name: 'phone', use: phone, testMatch: ['lobby.journey.ts', 'demo.journey.ts', 'accessibility.journey.ts'] },
    // Products of their own, one of them on the clock: when nothing else runs.
    {
      name: 'start',
      use: desktop,
      testMatch: ['start.journey.ts', 'slovak.journey.ts'],
      dependencies: ['desktop', 'phone'],
      workers: 1,
    },
  ],
})
