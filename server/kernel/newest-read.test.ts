import { expect, it } from 'vitest'
import { keepNewest } from './newest-read.ts'

it('keeps what was asked for last, in whatever order the answers come', async () => {
  const answers: ((state: string) => void)[] = []
  const kept = keepNewest(() => new Promise<string>((answer) => answers.push(answer)), 'first')
  const [before, after] = [kept.read(), kept.read()]
  answers[1]?.('after the change')
  await after
  answers[0]?.('before the change')
  await before
  expect(kept.now()).toBe('after the change')
})

it('goes on with what it has where a read fails', async () => {
  const kept = keepNewest<string>(() => Promise.reject(new Error('no database')), 'first')
  await expect(kept.read()).rejects.toThrow('no database')
  expect(kept.now()).toBe('first')
})
