import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium: CHROMIUM_PATH, or the usual places. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  return [given, ...USUAL_PLACES].find((path) => path !== undefined && existsSync(path))
}
