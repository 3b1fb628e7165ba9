import { findTestBrowser } from './find-chromium.ts'
import { runFailedAgain, stageOf, type Verdict } from './run-again.ts'
import { runPlaywright, type JourneyPart } from './runners.ts'

/**
 * Three lists of projects, about as long as each other; each is played in its order on products of its own, so that none
 * meets the people, the money and the shutdowns of another. Who waits for a worker, a round or a start leaves the
 * processors to the others.
 */
const PARTS: readonly JourneyPart[] = [
  { name: 'desk', projects: ['desk', 'desktop-accessibility'], firstPort: 3140 },
  { name: 'players', projects: ['players', 'phone', 'phone-accessibility'], firstPort: 3240 },
  { name: 'own-products', projects: ['own-products'], firstPort: 3340, isWithoutProduct: true },
]

/** Plays all journeys in the browser of the system. @param reports folder for what the runners say */
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
  // One after the other: what failed is run again alone.
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
