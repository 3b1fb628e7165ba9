import { describe, expect, it, vi } from 'vitest'
import { watchApi } from './watch-api.ts'

describe('watch on the API', () => {
  it('tells once that the API is gone, and once that it is back', () => {
    const log = { warn: vi.fn(), info: vi.fn() }
    const watch = watchApi('http://api:1', log)
    watch.answered()
    watch.failed('ECONNREFUSED')
    watch.failed('ECONNREFUSED')
    expect(log.warn.mock.calls).toEqual([
      ['The API at http://api:1 does not answer (ECONNREFUSED): calls get 503 until it does.'],
    ])
    watch.answered()
    watch.answered()
    expect(log.info).toHaveBeenCalledTimes(1)
    watch.failed('timeout')
    expect(log.warn).toHaveBeenCalledTimes(2)
  })
})
