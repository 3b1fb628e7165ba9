import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCatalogue } from '#games/catalogue/index.ts'
import { findChromium } from './find-chromium.ts'
import type { Test } from './read-reports.ts'
import { runFailedAgain, type Verdict } from './run-again.ts'
import { run, runPlaywright, runVitest } from './runners.ts'

// `npm test`: every check of the product, one after the other, with one closing line. The stages that count tests read
// the counts from their runner's own report; a stage that counts none is one test. A test that failed is run once more
// alone at the end of its stage; the tests that failed, and those that are unstable, are named again just before the
// closing line.

type Stage = { readonly name: string; readonly run: () => Promise<Verdict> }

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

const countOf = (tests: readonly Test[], state: Test['state']) => tests.filter((test) => test.state === state).length

async function one(command: string, args: readonly string[]): Promise<Verdict> {
  return stageOf(command, (await run(command, args)) === 0)
}

const stageOf = (name: string, isGood: boolean): Verdict => ({
  tests: [{ project: 'stage', file: name, name: 'the whole stage', state: isGood ? 'passed' : 'failed' }],
  unstable: [],
})

/** Half of the games on each of two processors; together they are one test. */
async function returns(): Promise<Verdict> {
  const keys = listCatalogue().map(({ key }) => key)
  const halves = [0, 1].map((half) => keys.filter((_, place) => place % 2 === half))
  const codes = await Promise.all(halves.map((half) => run('node', ['tools/games/rtp.ts', '--fresh', ...half])))
  return stageOf(
    'returns',
    codes.every((code) => code === 0),
  )
}

async function vitest(project: string): Promise<Verdict> {
  const tests = await runVitest(reports, project)
  if (tests === undefined) return stageOf(project, false)
  return runFailedAgain(tests, ({ file }) => runVitest(reports, project, file))
}

async function journeys(): Promise<Verdict> {
  const chromium = findChromium()
  if (!chromium) {
    console.log(
      'journeys: skipped, because no Chromium was found. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    return { tests: [{ project: 'stage', file: 'journeys', name: 'all of them', state: 'skipped' }], unstable: [] }
  }
  const first = await runPlaywright(reports, chromium)
  if (first === undefined) return stageOf('journeys', false)
  const verdict = await runFailedAgain(first, ({ project, file }) =>
    runPlaywright(reports, chromium, { projects: [project], file }),
  )
  return runUnreached(verdict, chromium)
}

/** Projects that wait for another are not begun where one of its tests failed; where it passed after all, they are. */
async function runUnreached(verdict: Verdict, chromium: string): Promise<Verdict> {
  const isGood = verdict.unstable.length > 0 && countOf(verdict.tests, 'failed') === 0
  const begun = new Set(verdict.tests.filter(({ state }) => state === 'passed').map(({ project }) => project))
  const left = isGood ? verdict.tests.map(({ project }) => project).filter((project) => !begun.has(project)) : []
  let { tests, unstable } = verdict
  // One after the other, as they would have come.
  for (const project of new Set(left)) {
    const first = await runPlaywright(reports, chromium, { projects: [project] })
    if (first === undefined) return stageOf('journeys', false)
    const own = await runFailedAgain(first, ({ file }) =>
      runPlaywright(reports, chromium, { projects: [project], file }),
    )
    tests = [...tests.filter((test) => test.project !== project), ...own.tests]
    unstable = [...unstable, ...own.unstable]
  }
  return { tests, unstable }
}

const all: Test[] = []
const allUnstable: Test[] = []
const lines: string[] = []
const sumUp = (tests: readonly Test[], unstable: readonly Test[]) =>
  [
    `${countOf(tests, 'passed')} passed, ${countOf(tests, 'failed')} failed`,
    ...(countOf(tests, 'skipped') > 0 ? [`${countOf(tests, 'skipped')} skipped`] : []),
    ...(unstable.length > 0 ? [`${unstable.length} unstable`] : []),
  ].join(', ')

for (const { name, run: runStage } of stages) {
  if (only.length > 0 && !only.includes(name)) continue
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  const { tests, unstable } = await runStage()
  all.push(...tests)
  allUnstable.push(...unstable)
  const state = countOf(tests, 'failed') > 0 ? 'FAILED' : 'ok    '
  lines.push(`${state} ${name.padEnd(13)} ${sumUp(tests, unstable)} (${Math.round((Date.now() - began) / 1000)} s)`)
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${lines.join('\n')}\n`)
for (const { file, name, why } of allUnstable)
  console.log(`UNSTABLE ${file} › ${name}\n         failed, and passed when run again alone: ${why ?? ''}\n`)
for (const { project, file, name, state, why } of all)
  if (state === 'failed' && project !== 'stage') console.log(`FAILED ${file} › ${name}\n       ${why ?? ''}\n`)
console.log(sumUp(all, allUnstable))
process.exit(countOf(all, 'failed') > 0 ? 1 : 0)
