import { expect, it } from 'vitest'
import { THE_FILE_ITSELF, type Test } from './read-reports.ts'
import { findFilesToRunAgain, runFailedAgain, type TestFile } from './run-again.ts'

const test = (file: string, name: string, state: Test['state']): Test => ({
  project: 'calls',
  file,
  name,
  state,
  ...(state === 'failed' ? { why: `${name} at first` } : {}),
})

const first = [test('a', 'one', 'passed'), test('b', 'two', 'failed'), test('b', 'three', 'skipped')]
const again = (...second: readonly Test[]) => runFailedAgain({ tests: first, runFile: () => Promise.resolve(second) })

it('a test that passes when its file is run again alone is unstable, and nothing failed', async () => {
  const asked: TestFile[] = []
  const second = [test('b', 'two', 'passed'), test('b', 'three', 'passed')]
  const runFile = (file: TestFile) => {
    asked.push(file)
    return Promise.resolve(second)
  }
  const verdict = await runFailedAgain({ tests: first, runFile })
  expect(asked).toEqual([{ project: 'calls', file: 'b' }])
  expect(verdict).toEqual({ tests: [first[0], ...second], unstable: [first[1]] })
})

it('one that fails again has failed, and so has what failed only the second time', async () => {
  const same = await again(test('b', 'two', 'failed'), test('b', 'three', 'skipped'))
  expect(same).toEqual({ tests: [first[0], test('b', 'two', 'failed'), first[2]], unstable: [] })
  const other = await again(test('b', 'two', 'passed'), test('b', 'three', 'failed'))
  expect(other.tests.filter(({ state }) => state === 'failed').map(({ name }) => name)).toEqual(['three'])
  expect(other.unstable).toEqual([])
})

it('a file that did not load is unstable where it loads the second time', async () => {
  const unloaded = [test('a', 'one', 'passed'), test('b', THE_FILE_ITSELF, 'failed')]
  const second = [test('b', 'two', 'passed')]
  const verdict = await runFailedAgain({ tests: unloaded, runFile: () => Promise.resolve(second) })
  expect(verdict).toEqual({ tests: [unloaded[0], ...second], unstable: [unloaded[1]] })
})

it('a second run without a report changes nothing', async () => {
  const unreported = { tests: first, runFile: () => Promise.resolve(undefined) }
  expect(await runFailedAgain(unreported)).toEqual({ tests: first, unstable: [] })
  expect(await runFailedAgain({ tests: first })).toEqual({ tests: first, unstable: [] })
  expect(await again()).toEqual({ tests: first, unstable: [] })
  expect(await again(test('b', 'two', 'skipped'))).toEqual({ tests: first, unstable: [] })
  // It ran, but not the test that failed.
  const without = await again(test('b', 'three', 'passed'))
  expect(without.tests.filter(({ state }) => state === 'failed')).toEqual([first[1]])
})

it('failures in many files are no chance, and are not run again', () => {
  const failed = (files: number) => Array.from({ length: files }, (_, place) => test(`f${place}`, 'x', 'failed'))
  expect(findFilesToRunAgain(failed(5))).toHaveLength(5)
  expect(findFilesToRunAgain(failed(6))).toEqual([])
  expect(findFilesToRunAgain([...failed(1), ...failed(1)])).toHaveLength(1)
  // A runner that failed itself has no file.
  expect(findFilesToRunAgain([test('', 'the runner itself', 'failed')])).toEqual([])
})
