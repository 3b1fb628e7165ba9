import { findTestBrowser } from '#tools/check/find-chromium.ts'

/** The two sizes that the product is looked at in. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop = { viewport: { width: 1440, height: 900 } }

/** The browser of the system; never one that a package would download. */
export const browserOptions = {
  executablePath: findTestBrowser() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without windows it would round every letter to whole pixels, which no phone does, nor the whole Chromium.
    '--font-render-hinting=none',
  ],
  // Fields of the browser itself, such as a date, speak the language of its surroundings.
  env: { ...process.env, LANGUAGE: 'cs' } as Record<string, string>,
}
