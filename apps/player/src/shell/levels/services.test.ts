import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '#client'
import { readCounted, readItems, readMoved } from '../../features/club/read-club.ts'
import { readBody, readHeads } from '../../features/inbox/read-inbox.ts'
import { createLevelsStore } from './levels-store.ts'
import { createEngine } from './own/engine.ts'
import type { Service } from './service.ts'
import { answerAsServer } from './testing/own-answers.ts'
import { createTheirDouble } from './testing/their-double.ts'

const DELAY_MS = 400
const player = { id: '42', language: 'cs', hash: null }
const opened: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  opened.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ours = (): Service => {
  const ask = createClient({ baseUrl: 'http://site', fetch: answerAsServer() })
  return createEngine({ opens: (link) => void opened.push(link), ask })
}

/** Both implement one interface: every test runs for each. */
describe.each([
  ['our own engine', ours],
  ['a service of somebody else', createTheirDouble],
] as const)('%s', (_, create) => {
  async function signedIn() {
    const service = create()
    const store = createLevelsStore()
    const starting = store.start({ _smartico: service }, player, DELAY_MS)
    await vi.advanceTimersByTimeAsync(50)
    await starting
    return { service, store }
  }

  it('has no player before one is identified', () => {
    const service = create()
    expect(() => service.api?.getUserProfile?.()).toThrow()
    expect(() => service.dp?.('dp:gf')).toThrow()
    expect(opened).toEqual([])
  })
  it('takes commands as a function and as an object', async () => {
    const service = create()
    const heard: unknown[] = []
    service('on', 'identify', (error: unknown) => heard.push(error))
    service('online', '42', 'cs')
    await vi.advanceTimersByTimeAsync(50)
    expect(heard).toEqual([null])
  })
  it('opens a message of a list that somebody else has read', async () => {
    const listed = readHeads(await (await signedIn()).service.api?.getInboxMessages?.())
    const later = (await signedIn()).service
    const body = readBody(await later.api?.getInboxMessageBody?.(listed[0]?.id ?? ''))
    expect(body.title).not.toBe('')
  })
  it('shows points, level, picture and unread messages in the header', async () => {
    const { store } = await signedIn()
    expect(store.read()).toMatchObject({
      user: {
        pointsBalance: 30,
        pointsEver: 330,
        currentLevelId: 2,
        coreInboxUnreadCount: 1,
        avatarUrl: '/avatars/star.svg',
        isInControlGroup: false,
      },
      levels: [{ requiredPoints: expect.any(Number) }, { requiredPoints: expect.any(Number) }],
    })
  })
  it('stops loading 400 ms after it has answered', async () => {
    const { store } = await signedIn()
    await vi.advanceTimersByTimeAsync(DELAY_MS)
    expect(store.read().isLoading).toBe(false)
  })
  it('tells only what changed, and the points of a claimed mission at once', async () => {
    const { service, store } = await signedIn()
    const told: unknown[] = []
    service.on?.('props_change', (change) => told.push(change))
    const [mission] = readCounted(await service.api?.getMissions?.())
    expect(mission).toMatchObject({ canClaim: true, isCompleted: true, reward: '150' })
    await service.api?.requestMissionClaimReward?.(mission?.id ?? 0, mission?.completedId ?? 0)
    await vi.advanceTimersByTimeAsync(50)
    expect(told).toEqual([{ ach_points_balance: 180, ach_points_ever: 480 }])
    expect(store.read().user).toMatchObject({ pointsBalance: 180, currentLevelId: 2, coreInboxUnreadCount: 1 })
  })
  it('has its lists read by the club, whatever html there is in them', async () => {
    const { service } = await signedIn()
    const missions = readCounted(await service.api?.getMissions?.())
    expect(missions.map(({ description }) => description)).toEqual(['Otevřete je u her.'])
    expect(readCounted(await service.api?.getBadges?.())).toMatchObject([{ name: 'Čtenář', progress: 40 }])
    expect(readItems(await service.api?.getStoreItems?.())).toMatchObject([{ name: 'Hvězda', price: '400' }])
    const log = await service.api?.getActivityLog?.({ startTimeSeconds: 0, endTimeSeconds: 1 })
    expect(readMoved(log)).toMatchObject([{ amount: 30, balance: 30, kind: 'earned' }])
  })
  it('has its inbox read as plain text with one place to go', async () => {
    const { service, store } = await signedIn()
    const [head] = readHeads(await service.api?.getInboxMessages?.({}))
    expect(head).toMatchObject({ isRead: false })
    expect(readBody(await service.api?.getInboxMessageBody?.(head?.id ?? ''))).toEqual({
      title: 'Nová úroveň',
      text: 'Úroveň vám zůstane.',
      link: 'dp:gf_levels',
    })
    await service.api?.markInboxMessageAsRead?.(head?.id ?? '')
    await vi.advanceTimersByTimeAsync(50)
    expect(store.read().user?.coreInboxUnreadCount).toBe(0)
  })
  it('shows no player after a sign-out', async () => {
    const { service, store } = await signedIn()
    store.signOut()
    expect(store.read()).toMatchObject({ user: undefined, levels: [] })
    expect(() => service.api?.getUserProfile?.()).toThrow()
  })
})

describe('a service that', () => {
  const start = async (page: object, ready: Promise<typeof player> | typeof player = player) => {
    const store = createLevelsStore()
    void store.start(page, ready, DELAY_MS)
    await vi.advanceTimersByTimeAsync(2 * DELAY_MS)
    return store
  }
  it('never loads delays nothing', async () => {
    const store = await start({}, new Promise<typeof player>(() => {}))
    expect(store.read()).toMatchObject({ isLoading: false, user: undefined, levels: [] })
  })
  it('loads late is shown once it has loaded', async () => {
    const page = {}
    const ready = new Promise<typeof player>((resolve) =>
      setTimeout(() => {
        Reflect.set(page, '_smartico', createTheirDouble())
        resolve(player)
      }, 3_000),
    )
    const store = await start(page, ready)
    expect(store.read().isLoading).toBe(false)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(store.read()).toMatchObject({ isLoading: false, user: { pointsBalance: 30 } })
  })
  it('throws in every function counts as absent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const bad = () => {
      throw new Error('broken')
    }
    const store = await start({
      _smartico: Object.assign(() => {}, { on: bad, online: bad, suspendPopups: bad, api: { getLevels: bad } }),
    })
    expect(store.read()).toMatchObject({ isLoading: false, levels: [] })
    expect(log).toHaveBeenCalledWith('Levels could not be read.', expect.any(Error))
  })
  it('loses its connection: the last figures stay, with their time', async () => {
    const handlers = new Map<string, (told: unknown) => void>()
    const on = (event: string, handler: (told: unknown) => void) => void handlers.set(event, handler)
    const store = await start({ _smartico: Object.assign(() => {}, { on }) })
    handlers.get('props_change')?.({ ach_points_balance: 5 })
    handlers.get('protocol_error')?.(new Error('gone'))
    expect(store.read()).toMatchObject({ user: { pointsBalance: 5 }, staleSince: expect.any(Date) })
    handlers.get('props_change')?.({ ach_points_balance: 6 })
    expect(store.read().staleSince).toBeUndefined()
  })
  it('is suspended during a payment is notified, also when it loads later', async () => {
    const suspendPopups = vi.fn()
    const store = createLevelsStore()
    store.hold(true)
    void store.start({ _smartico: Object.assign(() => {}, { suspendPopups }) }, player, DELAY_MS)
    await vi.advanceTimersByTimeAsync(1)
    expect(suspendPopups).toHaveBeenLastCalledWith(true)
    store.hold(false)
    expect(suspendPopups).toHaveBeenLastCalledWith(false)
  })
})
