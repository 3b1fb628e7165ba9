import { findTestBrowser } from '#tools/check/find-chromium.ts'

/** The two viewports of the journeys. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

/** The installed browser; never one downloaded by a package. */
export const browserOptions = {
  executablePath: findTestBrowser() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a window system it would round letters to whole pixels, unlike any phone or desktop Chromium.
    '--font-render-hinting=none',
  ],
  // Native controls, such as a date input, use the language of the environment.
  env: { ...process.env, LANGUAGE: 'cs' } as Record<string, string>,
}
