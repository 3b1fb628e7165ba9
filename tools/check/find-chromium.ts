import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/**
 * From Debian's package `chromium-headless-shell`. Its wrapper in `/usr/bin` would receive the signals that a test
 * sends to the browser.
 */
const WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell'

const findFirst = (places: readonly string[]): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...places].find((path) => path !== undefined && existsSync(path))

/** The system's Chromium: CHROMIUM_PATH, or the usual places. */
export const findChromium = (): string | undefined => findFirst(USUAL_PLACES)

/**
 * The Chromium of tests: CHROMIUM_PATH, or the headless shell where it is installed. It renders and runs pages like the
 * full one, for less than half of the processor time (decision 0072).
 */
export const findTestBrowser = (): string | undefined => findFirst([WITHOUT_WINDOWS, ...USUAL_PLACES])
