import { findTestBrowser } from './find-chromium.ts'
import { runFailedAgain, stageOf, type Verdict } from './run-again.ts'
import { runPlaywright, type JourneyPart } from './runners.ts'

/**
 * Two lists of projects, about as long as each other on two processors; each is played in its order on a product of its own,
 * so that neither meets the people, the money and the shutdowns of the other.
 */
const PARTS: readonly JourneyPart[] = [
  { name: 'desk', projects: ['desk', 'desktop-accessibility', 'own-products'], firstPort: 3140 },
  { name: 'players', projects: ['players', 'phone', 'phone-accessibility'], firstPort: 3240 },
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
