import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLevelsStore } from './levels-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const player = { id: '42', language: 'cs', hash: null }
const DELAY_MS = 400

describe('levels of the player', () => {
  it('start with nobody and loading', () => {
    expect(createLevelsStore().read()).toEqual({ isLoading: true, user: undefined, levels: [] })
  })
  it('stop loading 400 ms after they came, and not before', async () => {
    const store = createLevelsStore()
    const getLevels = () => Promise.resolve([{ id: 1, required_points: 0 }])
    await store.start({ _smartico: Object.assign(() => {}, { api: { getLevels } }) }, player, DELAY_MS)
    vi.advanceTimersByTime(399)
    expect(store.read().isLoading).toBe(true)
    vi.advanceTimersByTime(1)
    expect(store.read()).toMatchObject({ isLoading: false, levels: [{ id: 1 }] })
  })
  it('stop loading 400 ms after they failed, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = createLevelsStore()
    const getLevels = () => Promise.reject(new Error('down'))
    await store.start({ _smartico: Object.assign(() => {}, { api: { getLevels } }) }, player, DELAY_MS)
    expect(store.read().isLoading).toBe(true)
    vi.advanceTimersByTime(DELAY_MS)
    expect(store.read()).toEqual({ isLoading: false, user: undefined, levels: [] })
  })
  it('are an empty list without the service', async () => {
    const store = createLevelsStore()
    await store.start({}, player, DELAY_MS)
    vi.advanceTimersByTime(DELAY_MS)
    expect(store.read()).toEqual({ isLoading: false, user: undefined, levels: [] })
  })
  it.each(['refused', 'answered'] as const)(
    'that are %s after the sign-out are neither shown nor a fault',
    async (how) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const store = createLevelsStore()
      const reply = Promise.withResolvers<object[]>()
      const started = store.start(
        { _smartico: Object.assign(() => {}, { api: { getLevels: () => reply.promise } }) },
        player,
        DELAY_MS,
      )
      await Promise.resolve()
      store.signOut()
      if (how === 'refused') reply.reject(new Error('ERR_UNAUTHORIZED'))
      else reply.resolve([{ id: 1, required_points: 0 }])
      await started
      expect(log).not.toHaveBeenCalled()
      expect(store.read().levels).toEqual([])
    },
  )
  it('are not asked for by a service that comes after the sign-out', async () => {
    const getLevels = vi.fn<() => Promise<object[]>>(() => Promise.resolve([]))
    const store = createLevelsStore()
    const ready = Promise.withResolvers<typeof player>()
    const started = store.start({ _smartico: Object.assign(() => {}, { api: { getLevels } }) }, ready.promise, DELAY_MS)
    store.signOut()
    ready.resolve(player)
    await started
    expect(getLevels).not.toHaveBeenCalled()
  })
  it('merge partial changes of the player', async () => {
    const handlers: ((change: object) => void)[] = []
    const on = (_: string, handler: (change: object) => void) => void handlers.push(handler)
    const store = createLevelsStore()
    await store.start({ _smartico: Object.assign(() => {}, { on }) }, player, DELAY_MS)
    handlers[0]?.({ ach_points_balance: 10, core_inbox_unread_count: 2 })
    handlers[0]?.({ ach_points_balance: 15 })
    expect(store.read().user).toMatchObject({ pointsBalance: 15, coreInboxUnreadCount: 2 })
  })
  it('follow a link that was pressed too early once the service knows whom it is for, and only then', async () => {
    const handlers: ((change: object) => void)[] = []
    const on = (_: string, handler: (change: object) => void) => void handlers.push(handler)
    const dp = vi.fn<(link: string) => void>()
    const store = createLevelsStore()
    store.follow('dp:gf_missions')
    await store.start({ _smartico: Object.assign(() => {}, { on, dp }) }, player, DELAY_MS)
    expect(dp).not.toHaveBeenCalled()
    handlers[0]?.({ ach_points_balance: 10 })
    handlers[0]?.({ ach_points_balance: 15 })
    expect(dp.mock.calls).toEqual([['dp:gf_missions']])
    store.follow('dp:gf_saw')
    expect(dp.mock.calls.at(-1)).toEqual(['dp:gf_saw'])
  })
})
