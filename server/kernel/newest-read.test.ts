import { afterEach, expect, it, vi } from 'vitest'
import { keepNewest, readUntilDone } from './newest-read.ts'

afterEach(() => void vi.useRealTimers())

it('keeps the result of the latest request, in whatever order the responses arrive', async () => {
  const answers: ((state: string) => void)[] = []
  const kept = keepNewest(() => new Promise<string>((answer) => answers.push(answer)), 'first')
  const [before, after] = [kept.read(), kept.read()]
  answers[1]?.('after the change')
  await after
  answers[0]?.('before the change')
  await before
  expect(kept.now()).toBe('after the change')
})

it('keeps its last result where a read fails', async () => {
  const kept = keepNewest<string>(() => Promise.reject(new Error('no database')), 'first')
  await expect(kept.read()).rejects.toThrow('no database')
  expect(kept.now()).toBe('first')
})

it('reads again after a failure until it is read, and not after the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isGone = true
  let reads = 0
  const failed: unknown[] = []
  const { read, close } = readUntilDone(
    async () => {
      reads += 1
      if (isGone) throw new Error('no database')
    },
    (error) => failed.push(error),
  )
  read()
  await vi.advanceTimersByTimeAsync(2500)
  expect([reads, failed.length]).toEqual([3, 3])
  isGone = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads, 'once more, and then it is read').toBe(4)
  isGone = true
  read()
  close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([reads, failed.length]).toEqual([5, 3])
})
