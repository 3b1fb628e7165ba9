import { findTestBrowser } from './find-chromium.ts'
import { runFailedAgain, stageOf, type Verdict } from './run-again.ts'
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
export async function playJourneys(reports: string): Promise<Verdict> {
  const chromium = findTestBrowser()
  if (!chromium) {
    console.log(
      'journeys: skipped, because no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    return { tests: [{ project: 'stage', file: 'journeys', name: 'all of them', state: 'skipped' }], unstable: [] }
  }
  const first = await Promise.all(PARTS.map((part) => runPlaywright(reports, chromium, part)))
  const verdicts: Verdict[] = []
  // One after the other: failed ones are run again alone.
  for (const [place, part] of PARTS.entries()) {
    const tests = first[place]
    verdicts.push(
      tests === undefined
        ? stageOf(`journeys: ${part.name}`, false)
        : await runFailedAgain(tests, ({ project, file }) =>
            runPlaywright(reports, chromium, { ...part, projects: [project], file }),
          ),
    )
  }
  return {
    tests: verdicts.flatMap(({ tests }) => tests),
    unstable: verdicts.flatMap(({ unstable }) => unstable),
  }
}
