import { expect, it } from 'vitest'
import { CallProblem } from './api.ts'
import { isReadAgain } from './retry-read.ts'

const failed = (status: number, code: string) => new CallProblem({ ok: false, status, code } as never)
const repeats = (error: unknown) => [0, 1, 2, 3, 4].filter((count) => isReadAgain(count, error)).length

it('repeats a read that had no answer, or that a busy API refused, and no other', () => {
  expect(repeats(failed(0, 'ERR_NETWORK'))).toBe(2)
  expect(repeats(failed(503, 'ERR_UNAVAILABLE'))).toBe(3)
  for (const [status, code] of [
    [400, 'ERR_INVALID_INPUT'],
    [401, 'ERR_NOT_SIGNED_IN'],
    [403, 'ERR_FORBIDDEN'],
    [500, 'ERR_INTERNAL'],
  ] as const)
    expect(repeats(failed(status, code))).toBe(0)
  expect(repeats(new Error('of the page'))).toBe(0)
})
