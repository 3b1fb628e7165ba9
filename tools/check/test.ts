import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCatalogue } from '#games/catalogue/index.ts'
import { type FailedTest, readPlaywrightFailures, readVitestFailures } from './failed-tests.ts'
import { findChromium } from './find-chromium.ts'

// `npm test`: every check of the product, one after the other, with one closing line. The stages that count tests read
// the counts from their runner's own report; a stage that counts none is one test. The tests that failed are named again
// just before the closing line.

type Result = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures?: readonly FailedTest[]
}
type Stage = { readonly name: string; readonly run: () => Promise<Result> }

const reports = mkdtempSync(join(tmpdir(), 'tolar-reports-'))
const only = process.argv.slice(2)

const stages: readonly Stage[] = [
  { name: 'types', run: () => one('npm', ['run', '--silent', 'types']) },
  { name: 'lint', run: () => one('npm', ['run', '--silent', 'lint']) },
  { name: 'format', run: () => one('oxfmt', ['--check', '.']) },
  { name: 'import-rules', run: () => one('npm', ['run', '--silent', 'import-rules']) },
  { name: 'unit', run: () => vitest('unit') },
  // The unit tests trust the kept proofs of the games' returns; here every one is computed anew and compared.
  { name: 'returns', run: returns },
  { name: 'calls', run: () => vitest('calls') },
  { name: 'openapi', run: () => one('node', ['tools/openapi/write-openapi.ts', '--check']) },
  { name: 'build', run: () => one('npm', ['run', '--silent', 'build']) },
  { name: 'journeys', run: journeys },
]

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.once('error', () => done(1))
    child.once('exit', (code) => done(code ?? 1))
  })
}

async function one(command: string, args: readonly string[]): Promise<Result> {
  const isGood = (await run(command, args)) === 0
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
}

/** Half of the games on each of two processors; together they are one test. */
async function returns(): Promise<Result> {
  const keys = listCatalogue().map(({ key }) => key)
  const halves = [0, 1].map((half) => keys.filter((_, place) => place % 2 === half))
  const results = await Promise.all(halves.map((half) => one('node', ['tools/games/rtp.ts', '--fresh', ...half])))
  const isGood = results.every(({ failed }) => failed === 0)
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
}

async function vitest(project: string): Promise<Result> {
  const report = join(reports, `${project}.json`)
  const code = await run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const whole = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  const { numPassedTests, numFailedTests, numPendingTests } = whole
  // A file that does not even load fails no test; the exit code knows.
  const failed = Math.max(numFailedTests ?? 0, code === 0 ? 0 : 1)
  return { passed: numPassedTests ?? 0, failed, skipped: numPendingTests ?? 0, failures: readVitestFailures(whole) }
}

async function journeys(): Promise<Result> {
  const chromium = findChromium()
  if (!chromium) {
    console.log(
      'journeys: skipped, because no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const report = join(reports, 'journeys.json')
  const code = await run(
    'playwright',
    ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const whole = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const { stats } = whole
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    failures: readPlaywrightFailures(whole),
  }
}

const totals = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const failures: FailedTest[] = []
for (const { name, run: runStage } of stages) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  const { passed, failed, skipped, failures: failedTests = [] } = await runStage()
  failures.push(...failedTests)
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  lines.push(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${Math.round((Date.now() - began) / 1000)} s)`,
  )
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${lines.join('\n')}\n`)
for (const { file, name, why } of failures) console.log(`FAILED ${file} › ${name}\n       ${why}\n`)
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
)
process.exit(totals.failed > 0 ? 1 : 0)
