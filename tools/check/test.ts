import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listCatalogue } from '#games/catalogue/index.ts'
import { measure, type Cost } from './cost.ts'
import { playJourneys } from './journeys.ts'
import { letOthersFirst } from './priority.ts'
import type { Test } from './read-reports.ts'
import { runFailedAgain, stageOf, type FirstRun, type Verdict } from './run-again.ts'
import { run, runVitest } from './runners.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

// `npm test`: every check of the product, with one closing line. Stages with tests read the counts from their runner's
// own report; a stage without is one test. A failed test is run again alone at the end of the run; the slowest tests,
// failed and unstable ones are listed again just before the closing line.

type Stage = { readonly name: string; readonly run: () => Promise<readonly FirstRun[]> }

const SLOWEST = 15
/**
 * Temporary folder of everything below: leftovers of killed processes are deleted with the run. A PostgreSQL that root
 * starts runs as another user, who must have access to it.
 */
const temporary = makeTemporaryFolder('tolar-test')
chmodSync(temporary, 0o755)
process.env['TMPDIR'] = temporary
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
const reports = mkdtempSync(join(temporary, 'reports-'))
const only = process.argv.slice(2)

/**
 * Stages of a group run side by side: each of them alone would leave one of two processors idle. The groups run one after
 * the other.
 */
const groups: readonly (readonly Stage[])[] = [
  [
    { name: 'types', run: () => one('npm', ['run', '--silent', 'types']) },
    { name: 'format', run: () => one('oxfmt', ['--check', '.']) },
    { name: 'import-rules', run: () => one('npm', ['run', '--silent', 'import-rules']) },
  ],
  [{ name: 'lint', run: () => one('npm', ['run', '--silent', 'lint']) }],
  [{ name: 'unit', run: () => vitest('unit') }],
  [{ name: 'games', run: () => vitest('games') }],
  // Tests of games rely on the stored proofs of their returns. Here those of a new definition or new mathematics are
  // computed, and cheap ones are recomputed and compared; before a release all are recomputed (CONTRIBUTING.md).
  [{ name: 'returns', run: returns }],
  [{ name: 'calls', run: () => vitest('calls') }],
  [{ name: 'openapi', run: () => one('node', ['tools/openapi/write-openapi.ts', '--check']) }],
]
/** They run beside the groups above, which use the processors while a browser waits (decision 0244). */
const inBrowsers: readonly (readonly Stage[])[] = [
  [{ name: 'build', run: () => one('node', ['tools/check/build-bundles.ts', '--fresh']) }],
  [{ name: 'journeys', run: journeys }],
]
/** What both lists need at once: three products with their browsers, and the compiler or the workers of tests. */
const BYTES_FOR_BOTH = 12 * 1024 ** 3

const countOf = (tests: readonly Test[], state: Test['state']) => tests.filter((test) => test.state === state).length

async function one(command: string, args: readonly string[]): Promise<readonly FirstRun[]> {
  return [stageOf(command, (await run(command, args)) === 0)]
}

async function journeys(): Promise<readonly FirstRun[]> {
  const isBuilt = (await run('node', ['tools/check/build-bundles.ts'])) === 0
  return isBuilt ? playJourneys(reports) : [stageOf('journeys', false)]
}

/** Half of the games on each of two processors; together they are one test. */
async function returns(): Promise<readonly FirstRun[]> {
  const keys = listCatalogue().map(({ key }) => key)
  const halves = [0, 1].map((half) => keys.filter((_, place) => place % 2 === half))
  const codes = await Promise.all(halves.map((half) => run('node', ['tools/games/rtp.ts', '--fresh-quick', ...half])))
  const isGood = codes.every((code) => code === 0)
  return [stageOf('returns', isGood)]
}

async function vitest(project: string): Promise<readonly FirstRun[]> {
  const tests = await runVitest(reports, project)
  if (tests === undefined) return [stageOf(project, false)]
  return [{ tests, runFile: ({ file }) => runVitest(reports, project, file) }]
}

function tellSlowest(tests: readonly Test[]): string {
  return tests
    .toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0))
    .slice(0, SLOWEST)
    .map(({ project, file, name, ms = 0 }) => `${(ms / 1000).toFixed(1).padStart(6)} ${project} ${file} › ${name}`)
    .join('\n')
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

/** Processor time is comparable on a busy machine; without idle time, the duration depends on other work. */
const tellCost = ({ wall, processor, idle }: Cost) =>
  [
    `${Math.round(wall)} s`,
    ...(processor > 0 ? [`processor ${Math.round(processor)} s`] : []),
    `idle ${Math.round(idle)} s`,
  ].join(', ')

type StageRun = { readonly name: string; readonly first: readonly FirstRun[]; readonly cost: Cost }
const ended: StageRun[] = []

async function runGroups(list: typeof groups): Promise<void> {
  for (const group of list) {
    const chosen = group.filter(({ name }) => only.length === 0 || only.includes(name))
    if (chosen.length === 0) continue
    console.log(`\n── ${chosen.map(({ name }) => name).join(', ')} ──`)
    await Promise.all(
      chosen.map(async (stage) => {
        const { result: first, cost } = await measure(stage.run)
        ended.push({ name: stage.name, first, cost })
      }),
    )
  }
}

/** When nothing else runs any more: what failed among others is run again alone. */
async function judge({ name, first, cost }: StageRun): Promise<void> {
  const verdicts: Verdict[] = []
  for (const run of first) verdicts.push(await runFailedAgain(run))
  const tests = verdicts.flatMap((verdict) => verdict.tests)
  const unstable = verdicts.flatMap((verdict) => verdict.unstable)
  all.push(...tests)
  allUnstable.push(...unstable)
  const state = countOf(tests, 'failed') > 0 ? 'FAILED' : 'ok    '
  lines.push(`${state} ${name.padEnd(13)} ${sumUp(tests, unstable)} (${tellCost(cost)})`)
}

if (process.availableMemory() >= BYTES_FOR_BOTH)
  await Promise.all([letOthersFirst(() => runGroups(groups)), runGroups(inBrowsers)])
else {
  await runGroups(groups)
  await runGroups(inBrowsers)
}
const places = [...groups, ...inBrowsers].flat().map(({ name }) => name)
for (const stage of ended.toSorted((one, other) => places.indexOf(one.name) - places.indexOf(other.name)))
  await judge(stage)
if (all.length > SLOWEST) console.log(`\nThe slowest tests, in seconds:\n${tellSlowest(all)}`)
console.log(`\n${lines.join('\n')}\n`)
for (const { file, name, why } of allUnstable)
  console.log(`UNSTABLE ${file} › ${name}\n         failed, and passed when run again alone: ${why ?? ''}\n`)
for (const { project, file, name, state, why } of all)
  if (state === 'failed' && project !== 'stage') console.log(`FAILED ${file} › ${name}\n       ${why ?? ''}\n`)
console.log(sumUp(all, allUnstable))
process.exit(countOf(all, 'failed') > 0 ? 1 : 0)
