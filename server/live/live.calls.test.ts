import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { composeLive } from '#apps/api/compose/compose-live.ts'
import { composeApi, type Api } from '#apps/api/compose/compose-api.ts'
import { fileRoutes } from '#contract/files.ts'
import {
  LIVE_REGIONS,
  liveRegionsFor,
  type LiveFigures,
  type LiveNews,
  type LiveRegion,
} from '#contract/shapes/live.ts'
import { ROLES, VENUE_ROLES, type Role } from '#contract/permissions.ts'
import { promises } from '#config/promises.ts'
import { proposeCorrection } from '#contract/play-v1/corrections.ts'
import { logout } from '#contract/onling-v2/user.ts'
import { makeLogger, newId, sql, type Database } from '#server/kernel/index.ts'
import { countBooks } from '#server/reporting/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { writeRounds } from '#tests/write-rounds.ts'
import { saveProcess } from './installation.queries.ts'
import { jobRuns } from './job-runs.ts'
import { measureLive } from './measure.ts'
import { reportAlive } from './report-alive.ts'
import { endLease, extendLease, takeLease } from './snapshot.queries.ts'
import type { LiveNeeds } from './needs.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS

let api: TestApi
let origin: string
const problems: string[] = []
const logger = makeLogger({ name: 'live', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' })

beforeAll(async () => {
  api = await openTestApi()
  origin = `http://127.0.0.1:${(await api.listen()).staff}`
})
afterAll(() => api?.close())

const needs = (): LiveNeeds => ({
  ...composeLive(
    {
      db: api.db,
      clock: api.clock,
      logger,
      configuration: api.environment.configuration,
    },
    { filesFolder: '/tmp', audit: undefined, partners: new Map() },
  ),
  onProblem: (_, region) => void problems.push(region),
})

/** Measures everything that is due some seconds later. */
async function measure(laterMs = 30 * SECOND_MS): Promise<readonly LiveRegion[]> {
  api.clock.advance(laterMs)
  return measureLive(needs())
}

async function kept<R extends LiveRegion>(region: R): Promise<{ figures: LiveFigures[R]; measuredAt: Date }> {
  const [row] = await api.db.query<{ figures: LiveFigures[R]; measuredAt: Date }>(
    sql`select figures, measured_at from live.snapshot where region = ${region}`,
  )
  if (!row) throw new Error(`${region} was not measured.`)
  return row
}

/** What the stream says, one event after another. */
async function* follow(token: string, at = origin): AsyncGenerator<LiveNews> {
  const answer = await fetch(`${at}${fileRoutes.liveView.root}/now`, { headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data) yield JSON.parse(data) as LiveNews
    }
  }
}
async function next(news: AsyncGenerator<LiveNews>): Promise<LiveNews> {
  const { value, done } = await news.next()
  if (done) throw new Error('The stream ended.')
  return value
}

describe('the live view', () => {
  it('returns each role the parts that it has a permission for, and nothing without one', async () => {
    expect((await measure()).toSorted()).toEqual(Object.keys(LIVE_REGIONS).toSorted())
    expect(problems).toEqual([])
    for (const role of Object.keys(ROLES) as Role[]) {
      const news = follow(await api.tokenOfRole(role))
      const { regions } = await next(news)
      // Staff of a venue may not see figures of the whole brand.
      const held = VENUE_ROLES.includes(role) ? [] : ROLES[role]
      expect(Object.keys(regions).toSorted(), role).toEqual(liveRegionsFor(held).toSorted())
      await news.return(undefined)
    }
    const withoutRights = follow(api.tokens.staffWithoutRights)
    expect(await next(withoutRights)).toEqual({ regions: {} })
    await withoutRights.return(undefined)
    for (const token of [api.tokens.player, 'ts_0123456789012345678901234567890123456789', undefined]) {
      const answer = await fetch(`${origin}${fileRoutes.liveView.root}/now`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      expect(answer.status).toBe(401)
      await answer.body?.cancel()
    }
  })

  it('is pushed by two processes of the API when it was measured, without personal data', async () => {
    const other: Api = await composeApi({
      environment: { ...api.environment, ports: { public: 0, staff: 0, internal: 0, operations: 0 } },
      clock: api.clock,
      logger,
    })
    const otherOrigin = `http://127.0.0.1:${(await other.listen()).staff}`
    const token = await api.tokenOfRole('payments')
    const [here, there] = [follow(token), follow(token, otherOrigin)]
    const before = (await next(here)).regions.money?.figures
    expect((await next(there)).regions.money?.figures).toEqual(before)

    const [wallet] = await api.db.query<{ playerId: number; accountId: number }>(
      sql`select player_id, account_id from wallet.wallet`,
    )
    await writeRounds(
      api.db,
      { ...(wallet ?? { playerId: 0, accountId: 0 }), currency: 'CZK', gameKey: 'OvocnyKolotoc' },
      [{ stake: 1_000, win: 250, at: api.clock.now() }],
    )
    await countBooks({ db: api.db, clock: api.clock, timeZone: 'Europe/Bratislava' })
    await measure()
    for (const stream of [here, there]) {
      const news = await next(stream)
      expect(news.regions.money?.figures.today).toMatchObject({
        rounds: (before?.today.rounds ?? 0) + 1,
        stakeMinor: (before?.today.stakeMinor ?? 0) + 1_000,
        winMinor: (before?.today.winMinor ?? 0) + 250,
      })
      expect(JSON.stringify(news)).not.toMatch(/Jana|Novákov|jana@|playerId|player_id|iban|CZ65/i)
      await stream.return(undefined)
    }
    await other.close()
  })

  it('counts proposals of other rooms among what waits for a second person, as the inbox does', async () => {
    await measure()
    const { figures: before } = await kept('approvals')
    const [player] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet`)
    const proposed = await api.send(proposeCorrection, {
      input: {
        body: {
          playerId: player?.playerId,
          amount: { amountMinor: 12_300, currency: 'CZK' },
          reason: 'missing-credit',
          explanation: 'Credited by the bank, not here.',
        },
      },
      token: await api.tokenOfRole('payments'),
    })
    expect(proposed.statusCode).toBe(200)
    const askedAt = proposed.json<{ proposedAt: string }>().proposedAt
    await measure()
    expect((await kept('approvals')).figures).toMatchObject({ count: before.count + 1, late: before.late })
    await measure((promises.approval + 1) * 60 * SECOND_MS)
    expect((await kept('approvals')).figures).toMatchObject({
      count: before.count + 1,
      oldestAt: before.oldestAt ?? askedAt,
      late: before.count + 1,
    })
  })

  it('sends nothing more to an ended session', async () => {
    const token = (await api.freshToken('staff')) ?? ''
    const news = follow(token)
    await next(news)
    expect((await api.send(logout, { input: { body: {} }, token })).statusCode).toBe(200)
    await measure()
    expect((await news.next()).done).toBe(true)
  })

  it('keeps the figures of a part that cannot be read, with their time, and updates the others', async () => {
    await measure()
    const { measuredAt, figures } = await kept('installation')
    api.clock.advance(60 * SECOND_MS)
    const measured = await measureLive({ ...needs(), folders: [{ name: 'files', path: '/no/such/folder' }] })
    expect(measured).not.toContain('installation')
    expect(measured).toContain('money')
    expect(problems.splice(0)).toEqual(['installation'])
    expect(await kept('installation')).toEqual({ measuredAt, figures })
  })

  it('is measured by one of two workers, and no part more often than it is due', async () => {
    api.clock.advance(60 * SECOND_MS)
    const both = await Promise.all([measureLive(needs()), measureLive(needs())])
    // The second waited for nobody, or came after the first and found nothing due.
    expect(both.filter((measured) => measured.length > 0)).toHaveLength(1)
    expect(await measure(1 * SECOND_MS)).toEqual([])
    expect(await api.db.query(sql`select 1 from live.lease where until > clock_timestamp()`)).toEqual([])
    expect(await measure(5 * SECOND_MS)).not.toContain('installation')
  })
})

describe('the lease of who measures', () => {
  const target = () => api.environment.configuration.brand.target

  it('keeps others away until it ends, also when its holder died', async () => {
    const lease = await takeLease(api.db, target())
    expect(lease).toBeDefined()
    expect(await takeLease(api.db, target())).toBeUndefined()
    expect(await measure()).toEqual([])
    await api.db.query(sql`update live.lease set until = clock_timestamp()`)
    expect(await measure()).not.toEqual([])
  })

  it('saves nothing for who lost it, and ends no lease of another', async () => {
    const first = (await takeLease(api.db, target())) ?? ''
    await api.db.query(sql`update live.lease set until = clock_timestamp()`)
    const second = (await takeLease(api.db, target())) ?? ''
    expect(await extendLease(api.db, target(), first)).toBeUndefined()
    expect(await endLease(api.db, target(), first)).toBe(false)
    const extended = (await extendLease(api.db, target(), second)) ?? ''
    expect(await endLease(api.db, target(), extended)).toBe(true)
  })

  it('is extended while one part is read, however long that takes', async () => {
    api.clock.advance(60 * SECOND_MS)
    const findUntil = async () => (await api.db.query<{ until: Date }>(sql`select until from live.lease`))[0]?.until
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let isFirst = true
    const extended: boolean[] = []
    const slow: Database = {
      ...api.db,
      query: async (statement) => {
        if (isFirst && statement.text.includes('live.snapshot')) {
          isFirst = false
          const before = await findUntil()
          vi.advanceTimersByTime(5_000)
          await expect.poll(findUntil).not.toEqual(before)
          extended.push(true)
        }
        return api.db.query(statement)
      },
    }
    try {
      expect((await measureLive({ ...needs(), db: slow })).length).toBeGreaterThan(10)
    } finally {
      vi.useRealTimers()
    }
    expect(extended).toEqual([true])
  })

  it('has no transaction open while a part is read', async () => {
    api.clock.advance(60 * SECOND_MS)
    const seen: ('query' | 'transaction')[] = []
    const looking: Database = {
      ...api.db,
      transaction: (work) => {
        seen.push('transaction')
        return api.db.transaction(work)
      },
      query: (statement) => {
        seen.push('query')
        return api.db.query(statement)
      },
    }
    expect((await measureLive({ ...needs(), db: looking })).length).toBeGreaterThan(10)
    // The one transaction is what happens last.
    expect(seen.indexOf('transaction')).toBe(seen.length - 1)
  })
})

describe('what is measured', () => {
  it('counts what waits, and what of it is later than promised', async () => {
    const { playerId } = (await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet`))[0] ?? {
      playerId: 0,
    }
    const ask = (hoursAgo: number) => {
      const at = new Date(api.clock.now().getTime() - hoursAgo * HOUR_MS)
      return api.db.query(sql`
        insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals,
                                         idempotency_key, requested_at, changed_at)
        values (${newId(at)}, ${playerId}, 'BankTransfer', 10000, 'CZK', 'pending', 'CZ6508000000192000145399', 'J', '{}',
                ${`live-${hoursAgo}`}, ${at}, ${at})`)
    }
    for (const hours of [1, 5, 25]) await ask(hours)
    const oldestAt = new Date(api.clock.now().getTime() - 25 * HOUR_MS).toISOString()
    await measure()
    const { figures } = await kept('payments')
    expect(figures.withdrawals).toEqual({ count: 3, oldestAt, late: 1, promiseMinutes: 24 * 60 })
    expect(figures.waiting.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
    expect(figures.deposits).toMatchObject({ count: 0, oldestAt: null, late: 0 })
  })

  it('counts risk alerts by area, and omits areas without a permission', async () => {
    const { target } = api.environment.configuration.brand
    for (const [area, playerId] of [
      ['money', 1],
      ['money', 2],
      ['care', 1],
    ] as const)
      await api.db.query(sql`
        insert into risk.alert (id, target, player_id, area, day, raised_at, terms_version, score, signals, standing)
        values (gen_random_uuid(), ${target}, ${playerId}, ${area}, '2026-01-01', ${api.clock.now()}, 0, 50, '{}', '[]')`)
    await measure()
    const counts = await Promise.all(
      (['riskMoney', 'riskFraud', 'riskCare'] as const).map(async (region) => (await kept(region)).figures.count),
    )
    expect(counts).toEqual([2, 0, 1])
    const news = follow(await api.tokenOfRole('care'))
    const { regions } = await next(news)
    expect(regions.riskCare?.figures.count).toBe(1)
    expect(Object.keys(regions)).not.toEqual(expect.arrayContaining(['riskMoney']))
    await news.return(undefined)
  })

  it('counts exclusions of today by kind and changes of limits by way', async () => {
    const now = api.clock.now()
    const exclude = (kind: string, at: Date, playerId: number, origin = playerId) =>
      api.db.query(sql`
        insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, receipt)
        values (${newId(at)}, ${playerId}, ${origin}, ${kind}, 'web', 'p', ${at}, 'r')`)
    await exclude('self', now, 901)
    // The same person's account at another brand is the same exclusion.
    await exclude('self', now, 902, 901)
    await exclude('panic', now, 903)
    await exclude('register', new Date(now.getTime() - 30 * HOUR_MS), 904)
    const change = (from: number | null, to: number | null, isFirst = false) =>
      api.db.query(sql`
        insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
        values (901, 'DepositDayWholeSystemLimit', ${from}, ${to}, ${isFirst}, ${now}, ${new Date(now.getTime() + (isFirst ? 0 : HOUR_MS))}, 'r', 'p')`)
    await change(null, 5_000, true)
    await change(5_000, 3_000)
    await change(3_000, 9_000)
    await change(9_000, null)
    await measure()
    expect((await kept('protection')).figures).toEqual({
      limitsTightened: 1,
      limitsLoosened: 2,
      loosenedWaiting: 3,
      self: 1,
      register: 0,
      panic: 1,
      breaks: 0,
      byStaff: 0,
    })
  })

  it('reports the last run of each job', async () => {
    expect(problems).toEqual([])
    const { db, clock } = api
    const runs = jobRuns({ db, clock, target: api.environment.configuration.brand.target })
    const jobs = [
      { name: 'a.good', cron: '1 2 * * *', runsPer: 'database', run: async () => {} },
      {
        name: 'a.bad',
        cron: '* * * * *',
        runsPer: 'brand',
        run: async () => {
          throw new Error('no')
        },
      },
    ] as const
    await runs.know([...jobs])
    const [good, bad] = runs.watch([...jobs])
    await good?.run()
    for (const _ of [1, 2]) await expect(bad?.run()).rejects.toThrow('no')
    await measure()
    const { figures } = await kept('installation')
    const target = api.environment.configuration.brand.target
    expect(figures.jobs).toMatchObject([
      { name: 'a.good', failures: 0, lastEndedAt: expect.any(String), lastFailedAt: null },
      { name: `${target}/a.bad`, failures: 2, lastEndedAt: null, lastFailedAt: expect.any(String) },
    ])
    expect(figures.disks).toMatchObject([{ name: 'files', freeBytes: expect.any(Number) }])
  })

  it('lists a running process, reports a killed one as missing, and omits one that ended', async () => {
    const { db, clock } = api
    const { target } = api.environment.configuration.brand
    const onProblem = (error: unknown) => expect.unreachable(String(error))
    const processes = async () => {
      await measure()
      return (await kept('installation')).figures.processes.filter(({ version }) => version === '1.2.3')
    }
    const end = await reportAlive({ db, clock, target, kind: 'worker', version: '1.2.3', onProblem })
    // One that was killed says nothing any more.
    const at = clock.now()
    await saveProcess(db, { id: newId(at), target, kind: 'api', version: '1.2.3', startedAt: at, seenAt: at })
    expect(await processes()).toMatchObject([{ kind: 'api' }, { kind: 'worker' }])
    await end()
    const [left] = await processes()
    expect(left).toMatchObject({ kind: 'api' })
    expect(clock.now().getTime() - Date.parse(left?.seenAt ?? '')).toBeGreaterThanOrEqual(60 * SECOND_MS)
    await measure(25 * HOUR_MS)
    expect(await processes()).toEqual([])
  })
})
