import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Fault } from '../kernel/index.ts'
import type { Committed, Stake } from './commit-stakes.ts'
import { BATCH_MAX, FURTHER_LANE_FROM, groupCommit, type Lane } from './group-commit.ts'

const stakeOf = (accountId: number): Stake => ({
  reference: `00000000-0000-7000-8000-${String(accountId).padStart(12, '0')}`,
  accountId,
  stakeMinor: 100,
  winMinor: 0,
  seriesId: 1,
  ordinal: 0,
})

const committed: Committed = { seq: 1, balanceMinor: 0, stakedMinor: 100, wonMinor: 0 }

/** A lane that records its batches; with `poison` each batch that contains that account fails. */
function recordingLane({ poison, absent, error }: { poison?: number; absent?: number; error?: Error } = {}) {
  const batches: number[][] = []
  const lane: Lane = {
    commit: async (stakes) => {
      const accounts = stakes.map(({ accountId }) => accountId)
      batches.push(accounts)
      await new Promise((resolve) => setTimeout(resolve, 2))
      if (error) throw error
      if (poison !== undefined && accounts.includes(poison)) throw new Error('poison')
      return new Map(accounts.filter((id) => id !== absent).map((id) => [id, committed]))
    },
  }
  return { lane, batches }
}

const now = () => new Date('2026-11-21T12:00:00Z')

describe('groupCommit', () => {
  it('sends a single stake at once', async () => {
    const { lane, batches } = recordingLane()
    await groupCommit([lane], now).submit(stakeOf(1))
    expect(batches).toEqual([[1]])
  })

  it('commits together the stakes that came while a statement ran, sorted by account', async () => {
    const { lane, batches } = recordingLane()
    const { submit } = groupCommit([lane], now)
    const first = submit(stakeOf(9))
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, submit(stakeOf(5)), submit(stakeOf(3)), submit(stakeOf(4))])
    expect(batches).toEqual([[9], [3, 4, 5]])
  })

  it('never exceeds the maximum of a batch', async () => {
    const { lane, batches } = recordingLane()
    const { submit } = groupCommit([lane], now)
    const first = submit(stakeOf(1))
    await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, ...Array.from({ length: BATCH_MAX + 10 }, (_, index) => submit(stakeOf(index + 2)))])
    expect(batches.map(({ length }) => length)).toEqual([1, BATCH_MAX, 10])
  })

  it('sends many stakes within the turn of the event loop in which they come, and the rest when a lane is free', async () => {
    const [one, two] = [recordingLane(), recordingLane()]
    const { submit } = groupCommit([one.lane, two.lane], now)
    const all = Array.from({ length: 2 * FURTHER_LANE_FROM + 3 }, (_, index) => submit(stakeOf(index + 1)))
    expect([...one.batches, ...two.batches].map(({ length }) => length)).toEqual([FURTHER_LANE_FROM, FURTHER_LANE_FROM])
    await Promise.all(all)
    expect([...one.batches, ...two.batches].map(({ length }) => length).sort((a, b) => a - b)).toEqual([
      3,
      FURTHER_LANE_FROM,
      FURTHER_LANE_FROM,
    ])
  })

  it('takes a second lane for many waiting stakes, not for a few', async () => {
    // However slow this machine is: with fake timers no statement takes longer than usual.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const [one, two] = [recordingLane(), recordingLane()]
    const { submit } = groupCommit([one.lane, two.lane], now)
    const turn = () => new Promise((resolve) => setImmediate(resolve))
    const first = submit(stakeOf(1))
    await turn()
    const few = Array.from({ length: FURTHER_LANE_FROM - 1 }, (_, index) => submit(stakeOf(index + 2)))
    await turn()
    expect([...one.batches, ...two.batches]).toEqual([[1]])
    const last = submit(stakeOf(1000))
    await turn()
    expect([...one.batches, ...two.batches].map(({ length }) => length).sort()).toEqual([1, FURTHER_LANE_FROM])
    const all = Promise.all([first, last, ...few])
    await vi.runAllTimersAsync()
    await all
  })

  it('takes a second lane when a statement takes long', async () => {
    let release: () => void = () => {}
    const slow: Lane = { commit: () => new Promise((resolve) => (release = () => resolve(new Map()))) }
    const { lane, batches } = recordingLane()
    const { submit } = groupCommit([lane, slow], now)
    const held = submit(stakeOf(1))
    await new Promise((resolve) => setImmediate(resolve))
    await submit(stakeOf(2))
    expect(batches).toEqual([[2]])
    release()
    expect(await held).toEqual({ outcome: 'absent' })
  })

  it('fails only the poison row of a batch', async () => {
    const { lane } = recordingLane({ poison: 2 })
    const { submit } = groupCommit([lane], now)
    const results = await Promise.allSettled([1, 2, 3].map((id) => submit(stakeOf(id))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('reports which stake was not taken', async () => {
    const { lane } = recordingLane({ absent: 2 })
    const { submit } = groupCommit([lane], now)
    const results = await Promise.all([1, 2].map((id) => submit(stakeOf(id))))
    expect(results.map(({ outcome }) => outcome)).toEqual(['committed', 'absent'])
  })

  it('retries nothing when the database is not reachable', async () => {
    const { lane, batches } = recordingLane({ error: new Fault('database', 'gone', { retryable: true }) })
    const { submit } = groupCommit([lane], now)
    const results = await Promise.allSettled([1, 2].map((id) => submit(stakeOf(id))))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(batches).toHaveLength(1)
  })

  it('refuses a second stake of an account that has one in progress, and takes the next one after it', async () => {
    const { lane } = recordingLane()
    const { submit } = groupCommit([lane], now)
    const first = submit(stakeOf(1))
    await expect(submit(stakeOf(1))).rejects.toThrow('one stake under way')
    await first
    await expect(submit(stakeOf(1))).resolves.toMatchObject({ outcome: 'committed' })
  })

  it('drains when every stake is answered', async () => {
    const { lane } = recordingLane()
    const commits = groupCommit([lane], now)
    let answered = 0
    for (const id of [1, 2, 3]) void commits.submit(stakeOf(id)).then(() => (answered += 1))
    await commits.drain()
    await new Promise((resolve) => setImmediate(resolve))
    expect(answered).toBe(3)
  })
})
