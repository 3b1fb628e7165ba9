import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { getDeclines } from '#contract/play-v1/payment-reports.ts'
import { declineList } from '#contract/lists/reports.ts'
import { makeWalkedList } from './walked-list.ts'

const PAGES = 20
const row = (no: number) => ({
  direction: 'deposit' as const,
  method: 'CardOnline',
  gateway: 'Csob',
  state: 'declined',
  reason: null,
  currency: 'CZK' as const,
  count: no,
  sum: { amountMinor: no, currency: 'CZK' as const },
})

it('counts rows without keeping them', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const first: WeakRef<object>[] = []
  let isKept = true
  const list = makeWalkedList({
    list: declineList,
    call: getDeclines,
    read: async (question, _reader, limit) => {
      const no = Number((question as { cursor?: string }).cursor ?? 0)
      // What a job has referred to lives until its end.
      await new Promise(setImmediate)
      if (no === PAGES - 1) {
        collect()
        isKept = first.some((one) => one.deref() !== undefined)
      }
      const rows = Array.from({ length: limit }, (_, place) => row(place))
      if (no === 0) first.push(...rows.map((one) => new WeakRef(one)))
      return { rows, nextCursor: no + 1 < PAGES ? String(no + 1) : null }
    },
  })
  const reader = { userId: 1, permissions: [] }
  expect(await list.count({ from: '2026-11-01', to: '2026-11-30' }, reader)).toBe(PAGES * 500)
  expect(isKept).toBe(false)
})
