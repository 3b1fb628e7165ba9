import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { meterOfStage } from './cost.ts'
import { setPriorityOf } from './priority.ts'
import { readPlaywrightReport, readVitestReport, type Test } from './read-reports.ts'

/** Node's compile cache: a check starts hundreds of processes from the same sources. */
const COMPILED = join(process.cwd(), 'build/.compiled')
/** Playwright's cache of compiled TypeScript. */
const TRANSFORMED = join(process.cwd(), 'build/.transformed')

/** Runs a command on this terminal. Returns its exit code, 1 when it could not be started. */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    setPriorityOf(child.pid)
    const count = meterOfStage(child.pid)
    child.once('error', () => done(1))
    child.once('exit', (code) => {
      count()
      done(code ?? 1)
    })
  })
}

/**
 * Runs the tests of a vitest project and of projects with its prefix (`calls`, `calls-apart`), or of one file of them.
 * @param folder for its report
 * @returns undefined when it gave no report; with a test for the runner itself when it failed and none of its tests did
 */
export async function runVitest(folder: string, project: string, file?: string): Promise<readonly Test[] | undefined> {
  const report = join(folder, 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', [
    'run',
    '--project',
    `${project}*`,
    ...reporters,
    ...(file === undefined ? [] : [file]),
  ])
  return existsSync(report) ? judge(readVitestReport(readJson(report), project), code, project) : undefined
}

/** Projects of journeys that run on one product, or one file of them. */
export type JourneyPart = {
  readonly name: string
  readonly projects: readonly string[]
  /** First port of its products; parts that run beside it begin a hundred away. */
  readonly firstPort: number
  /** Its journeys start what they need themselves. */
  readonly isWithoutProduct?: boolean
  readonly file?: string
}

/** Runs a part of the journeys. Returns undefined when the runner gave no report. */
export async function runPlaywright(
  folder: string,
  chromium: string,
  { name, projects, firstPort, isWithoutProduct = false, file }: JourneyPart,
): Promise<readonly Test[] | undefined> {
  const report = join(folder, `playwright-${name}.json`)
  rmSync(report, { force: true })
  const output = ['--output', `build/journeys/${name}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter=list,json', ...output, ...chosen]
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    JOURNEYS_FIRST_PORT: String(firstPort),
    ...(isWithoutProduct ? { JOURNEYS_WITHOUT_PRODUCT: 'yes' } : {}),
    PWTEST_CACHE_DIR: TRANSFORMED,
  }
  const code = await run('playwright', file === undefined ? args : [...args, file], env)
  return existsSync(report) ? judge(readPlaywrightReport(readJson(report)), code, 'journeys') : undefined
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function judge(tests: readonly Test[], code: number, project: string): readonly Test[] {
  if (code === 0 || tests.some(({ state }) => state === 'failed')) return tests
  return [...tests, { project, file: '', name: 'the runner itself', state: 'failed', why: `it ended with ${code}` }]
}
