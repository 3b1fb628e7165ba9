import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

// What a runner's own report says of the tests that failed. Whoever reads only the end of a run must learn which they
// were and why: the runner told it thousands of lines earlier.

/** A test that failed: the file it stands in, its whole name, and the first lines of what went wrong. */
export type FailedTest = { readonly file: string; readonly name: string; readonly why: string }

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

const LINES_OF_A_REASON = 4
const LETTERS_OF_A_REASON = 300

/** The failed tests of a vitest JSON report; a file that did not even load counts as one. */
export function readVitestFailures(report: unknown): readonly FailedTest[] {
  return (report as VitestReport).testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, name: test.fullName, why: shorten(test.failureMessages?.[0]) }))
    if (failed.length > 0 || status !== 'failed') return failed
    return [{ file, name: 'the file itself', why: shorten(message) }]
  })
}

/** The failed tests of a Playwright JSON report, with those that passed only when tried again. */
export function readPlaywrightFailures(report: unknown): readonly FailedTest[] {
  return (report as { suites: readonly PlaywrightSuite[] }).suites.flatMap(failuresOfSuite)
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): readonly FailedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file,
        name: title,
        why: shorten(results.find(({ error }) => error)?.error?.message),
      })),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function shorten(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? 'no reason was given')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.slice(0, LINES_OF_A_REASON).join(' | ').slice(0, LETTERS_OF_A_REASON)
}
