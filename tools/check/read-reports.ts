import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// Reads the runners' own reports of their tests. At the end of a run it must be visible which tests failed and why: the
// runner printed it thousands of lines earlier.

/** A test with its project and file, and for a failed one the first lines of its error. */
export type Test = {
  readonly project: string
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly why?: string
  /** Its duration in milliseconds, where the runner reports it. */
  readonly ms?: number
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
      readonly duration?: number | null
    }[]
  }[]
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string }; readonly duration: number }[]
    }[]
  }[]
}

/** Name of the failure where a file does not load. */
export const THE_FILE_ITSELF = 'the file itself'

const LINES_OF_A_REASON = 4
const LETTERS_OF_A_REASON = 300

/** The tests of a vitest JSON report of one project; a file that did not load counts as a failed test. */
export function readVitestReport(report: unknown, project: string): readonly Test[] {
  return (report as VitestReport).testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.map((test): Test => {
      const one = { project, file, name: test.fullName, ms: test.duration ?? 0 }
      if (test.status === 'failed') return { ...one, state: 'failed', why: shorten(test.failureMessages?.[0]) }
      return { ...one, state: test.status === 'passed' ? 'passed' : 'skipped' }
    })
    if (status !== 'failed' || tests.some(({ state }) => state === 'failed')) return tests
    return [...tests, { project, file, name: THE_FILE_ITSELF, state: 'failed', why: shorten(message) }]
  })
}

/** The tests of a Playwright JSON report; one that passed only after the runner's own retry counts as failed. */
export function readPlaywrightReport(report: unknown): readonly Test[] {
  return (report as { suites: readonly PlaywrightSuite[] }).suites.flatMap(testsOfSuite)
}

function testsOfSuite({ suites = [], specs = [] }: PlaywrightSuite): readonly Test[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }): Test => {
      const one = {
        project: projectName,
        file,
        name: title,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      }
      if (status === 'expected') return { ...one, state: 'passed' }
      if (status === 'skipped') return { ...one, state: 'skipped' }
      return { ...one, state: 'failed', why: shorten(results.find(({ error }) => error)?.error?.message) }
    }),
  )
  return [...own, ...suites.flatMap(testsOfSuite)]
}

function shorten(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? 'no reason was given')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.slice(0, LINES_OF_A_REASON).join(' | ').slice(0, LETTERS_OF_A_REASON)
}
