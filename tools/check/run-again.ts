import { THE_FILE_ITSELF, type Test } from './read-reports.ts'

/** More files than this do not fail by chance. */
const FILES_MAX = 5

/** A file of tests in one project of its runner. */
export type TestFile = Pick<Test, 'project' | 'file'>

/** Result of a run. */
export type Verdict = {
  readonly tests: readonly Test[]
  /** Failed at first and passed when their file was run again alone; with the errors. */
  readonly unstable: readonly Test[]
}

/** First run of a list of tests. */
export type FirstRun = {
  readonly tests: readonly Test[]
  /** Runs one file of it alone; undefined when its runner gave no report. Without it, the first run counts. */
  readonly runFile?: (file: TestFile) => Promise<readonly Test[] | undefined>
}

/** Result of a stage that counts no tests, or whose runner gave no report. */
export const stageOf = (name: string, isGood: boolean): FirstRun => ({
  tests: [{ project: 'stage', file: name, name: 'the whole stage', state: isGood ? 'passed' : 'failed' }],
})

const nameOf = ({ project, file }: TestFile) => `${project}/${file}`

/** The files to run again: those with a failed test, unless too many failed for it to be chance. */
export function findFilesToRunAgain(tests: readonly Test[]): readonly TestFile[] {
  const ofFiles = tests.filter(({ state, file }) => state === 'failed' && file !== '')
  const failed = new Map(ofFiles.map((test) => [nameOf(test), test]))
  return failed.size > FILES_MAX ? [] : [...failed.values()].map(({ project, file }) => ({ project, file }))
}

/** A file that did not load at first: then any of its tests proves that it ran. */
const hasRun = (second: readonly Test[], { name }: Test) =>
  second.some((test) => test.state !== 'skipped' && (test.name === name || name === THE_FILE_ITSELF))

/**
 * A failed test is run again, with the other tests of its file, whose order it may need. The results of the second run
 * count; a test that failed at first and passed then is unstable: it does not fail the run, is listed, and is fixed in
 * the next commit.
 */
export async function runFailedAgain({ tests, runFile }: FirstRun): Promise<Verdict> {
  let counted = tests
  const unstable: Test[] = []
  if (runFile === undefined) return { tests, unstable }
  for (const file of findFilesToRunAgain(tests)) {
    const isOfFile = (test: Test) => nameOf(test) === nameOf(file)
    // A runner may match more files by a name; only results of this file count.
    const second = (await runFile(file))?.filter((test) => isOfFile(test) || test.file === '')
    const failed = counted.filter((test) => isOfFile(test) && test.state === 'failed')
    if (second === undefined || !failed.every((test) => hasRun(second, test))) continue
    if (!second.some(({ state }) => state === 'failed')) unstable.push(...failed)
    counted = [...counted.filter((test) => !isOfFile(test)), ...second]
  }
  return { tests: counted, unstable }
}
