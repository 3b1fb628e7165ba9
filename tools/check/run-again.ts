import { THE_FILE_ITSELF, type Test } from './read-reports.ts'

/** More files than this do not fail by chance. */
const FILES_MAX = 5

/** A file of tests in one project of its runner. */
export type TestFile = Pick<Test, 'project' | 'file'>

/** What a run said in the end. */
export type Verdict = {
  readonly tests: readonly Test[]
  /** Failed at first and passed when their file was run once more alone; with why they failed. */
  readonly unstable: readonly Test[]
}

/** What is said of a stage that counts no tests, or whose runner gave no report. */
export const stageOf = (name: string, isGood: boolean): Verdict => ({
  tests: [{ project: 'stage', file: name, name: 'the whole stage', state: isGood ? 'passed' : 'failed' }],
  unstable: [],
})

const nameOf = ({ project, file }: TestFile) => `${project}/${file}`

/** The files that are worth another run: those with a test that failed, unless so many failed that it is no chance. */
export function findFilesToRunAgain(tests: readonly Test[]): readonly TestFile[] {
  const ofFiles = tests.filter(({ state, file }) => state === 'failed' && file !== '')
  const failed = new Map(ofFiles.map((test) => [nameOf(test), test]))
  return failed.size > FILES_MAX ? [] : [...failed.values()].map(({ project, file }) => ({ project, file }))
}

/** A file that did not load loads now: then any of its tests speaks for it. */
const hasRun = (second: readonly Test[], { name }: Test) =>
  second.some((test) => test.state !== 'skipped' && (test.name === name || name === THE_FILE_ITSELF))

/**
 * A test that failed is run once more, alone but for the others of its file, whose order it may need. What the second run
 * of a file says of its tests counts; a test that failed at first and passed then is unstable: it fails nothing today, is
 * named, and is mended in the next commit.
 * @param tests of the first run
 * @param runFile runs one file alone; undefined when its runner gave no report, then the first run counts
 */
export async function runFailedAgain(
  tests: readonly Test[],
  runFile: (file: TestFile) => Promise<readonly Test[] | undefined>,
): Promise<Verdict> {
  let counted = tests
  const unstable: Test[] = []
  for (const file of findFilesToRunAgain(tests)) {
    const isOfFile = (test: Test) => nameOf(test) === nameOf(file)
    // A runner may find more files by a name; what it says of itself counts.
    const second = (await runFile(file))?.filter((test) => isOfFile(test) || test.file === '')
    const failed = counted.filter((test) => isOfFile(test) && test.state === 'failed')
    if (second === undefined || !failed.every((test) => hasRun(second, test))) continue
    if (!second.some(({ state }) => state === 'failed')) unstable.push(...failed)
    counted = [...counted.filter((test) => !isOfFile(test)), ...second]
  }
  return { tests: counted, unstable }
}
