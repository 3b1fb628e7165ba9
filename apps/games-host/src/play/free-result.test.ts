import { expect, it, vi } from 'vitest'
import { describeFreeResult, writeFreeResult, type FreeResult } from './free-result.ts'

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
const result = (more: Partial<FreeResult>): FreeResult => ({
  rounds: 10,
  used: 10,
  wins: 3,
  isWhole: true,
  won: czk(740),
  toCash: czk(740),
  toBonus: czk(0),
  ...more,
})
function show() {
  const shown: string[] = []
  const view = {
    say: (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
    money: (amountMinor: number) => `${amountMinor / 100} Kč`,
    choice: (text: string) => void shown.push(text),
    notice: () => undefined,
    announce: () => undefined,
  }
  return { view, shown }
}

it('says what came to the account, what is offered as a bonus, and what was above the cap', () => {
  const { view } = show()
  const written = (more: Partial<FreeResult>) => writeFreeResult(result(more), view)
  expect(written({})).toBe('freeResultPlayed 10 10 3 freeResultCash 7.4 Kč freeRoundsOver')
  expect(written({ wins: 0, won: czk(0), toCash: czk(0) })).toBe(
    'freeResultPlayed 10 10 0 freeResultCash 0 Kč freeRoundsOver',
  )
  expect(written({ toCash: czk(0), toBonus: czk(500) })).toBe(
    'freeResultPlayed 10 10 3 freeResultBonus 5 Kč freeResultAbove 2.4 Kč freeRoundsOver',
  )
})

it('waits until every end is known, and says no more than that they are over where it is not', async () => {
  const { view, shown } = show()
  const wait = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve())
  const ask = vi.fn<Parameters<typeof describeFreeResult>[0]>()
  ask.mockResolvedValueOnce({ ok: true, data: result({ isWhole: false }) } as never)
  ask.mockResolvedValueOnce({ ok: true, data: result({}) } as never)
  await describeFreeResult(ask, view, wait)
  expect([wait.mock.calls.length, shown[0]?.includes('7.4 Kč')]).toEqual([1, true])
  ask.mockResolvedValue({ ok: false, status: 0, code: 'ERR_NETWORK' } as never)
  await describeFreeResult(ask, view, wait)
  expect(shown[1]).toBe('freeRoundsOver')
})
