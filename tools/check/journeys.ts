import { findTestBrowser } from './find-chromium.ts'
import { stageOf, type FirstRun } from './run-again.ts'
import { runPlaywright, type JourneyPart } from './runners.ts'

/**
 * Three lists of projects of about equal length; each runs in its order on products of its own, so that none is
 * affected by people, money and shutdowns of another. While one waits for a worker, a round or a start, the others use
 * the processors.
 */
const PARTS: readonly JourneyPart[] = [
  { name: 'desk', projects: ['desk', 'desktop-accessibility'], firstPort: 3140 },
  { name: 'players', projects: ['players', 'phone', 'phone-accessibility'], firstPort: 3240 },
  { name: 'own-products', projects: ['own-products'], firstPort: 3340, isWithoutProduct: true },
]

/** Runs all journeys in the browser of the system. @param reports folder for the runners' reports */
export async function playJourneys(reports: string): Promise<readonly FirstRun[]> {
  const chromium = findTestBrowser()
  if (!chromium) {
    console.log(
      'journeys: skipped, because no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    return [{ tests: [{ project: 'stage', file: 'journeys', name: 'all of them', state: 'skipped' }] }]
  }
  return Promise.all(
    PARTS.map(async (part) => {
      const tests = await runPlaywright(reports, chromium, part)
      if (tests === undefined) return stageOf(`journeys: ${part.name}`, false)
      const runFile: FirstRun['runFile'] = ({ project, file }) =>
        runPlaywright(reports, chromium, { ...part, projects: [project], file })
      return { tests, runFile }
    }),
  )
}
