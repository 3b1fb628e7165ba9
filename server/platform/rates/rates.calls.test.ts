import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getRates } from '#contract/capi-v1/currency-exchange-rates.ts'
import { getExchangeRates } from '#contract/capi-v1.1/currency.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { acceptRates, listRateFetches } from '#contract/play-v1/exchange-rates.ts'
import { buildCentralBanks, type RateFault } from '#providers/central-banks/central-banks-server.ts'
import { centralBankPaths } from '#providers/central-banks/paths.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { makeCentralBank } from './central-bank.ts'
import { fetchRates, rateHeartbeats, type RateNeeds } from './fetch-rates.ts'

const DAY_MS = 86_400_000
const WHY = 'Compared with the list on the site of the other central bank.'
const THURSDAY = new Date('2026-11-19T14:00:00Z')
const banks = buildCentralBanks()
const clock = movableClock(THURSDAY)
let api: TestApi
/** Who approves what staff want to accept. */
let second: string | undefined
let origin: string
let problems: string[] = []

beforeAll(async () => {
  api = await openTestApi()
  origin = await banks.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await banks.close()
  await api?.close()
})
beforeEach(async () => {
  clock.set(THURSDAY)
  problems = []
  await banks.inject({ method: 'POST', url: '/__sandbox/reset' })
  await api.db.query(sql`delete from platform.exchange_rate`)
  await api.db.query(sql`delete from platform.rate_fetch`)
})

const tell = (fault: RateFault) => banks.inject({ method: 'POST', url: '/__sandbox/rates', payload: { fault } })
/** The bank's list for the day of the tests' clock: the stand-in returns it by its date. */
const needsAt = (source: 'CNB' | 'ECB' = 'CNB'): RateNeeds => {
  const [year, month, day] = clock.now().toISOString().slice(0, 10).split('-')
  return {
    db: api.db,
    clock,
    bank: makeCentralBank({
      source,
      url: `${origin}${centralBankPaths[source]}${source === 'CNB' ? `?date=${day}.${month}.${year}` : ''}`,
      timeoutMs: 2_000,
    }),
    timeZone: 'Europe/Bratislava',
    onProblem: (_, problem) => problems.push(problem),
  }
}
const storedRates = () =>
  api.db.query<{ day: string; code: string; rate: string }>(sql`
    select valid_on as day, from_currency as code, rate::text as rate from platform.exchange_rate order by 1, 2`)
const staffToken = () => api.freshToken('staff')
const fetches = async () =>
  (await api.send(listRateFetches, { input: { query: {} }, token: await staffToken() })).json<{
    fetches: { fetchId: number; outcome: string; problem: string | null; heldRates: unknown[] }[]
  }>().fetches

describe('rates of a central bank', () => {
  it('are stored once with their day and returned exactly', async () => {
    expect(await fetchRates(needsAt())).toBe('stored')
    expect(await fetchRates(needsAt())).toBe('unchanged')
    expect(await fetchRates(needsAt())).toBe('unchanged')
    expect((await fetches()).map(({ outcome }) => outcome)).toEqual(['unchanged', 'stored'])
    const { rates } = (await api.send(getExchangeRates, { input: {} })).json<{
      rates: { from: string; to: string; rate: string; validOn: string; source: string }[]
    }>()
    expect(rates).toHaveLength(11)
    const yen = rates.find(({ from }) => from === 'JPY')
    expect(yen).toMatchObject({
      to: 'CZK',
      validOn: '2026-11-19',
      source: 'CNB',
      rate: expect.stringMatching(/^0\.1\d+$/),
    })
  })

  it('of a day are those of its own list, however many followed', async () => {
    await fetchRates(needsAt())
    const thursday = await storedRates()
    clock.advance(DAY_MS)
    expect(await fetchRates(needsAt())).toBe('stored')
    const ask = async (validOn: string) =>
      (await api.send(getRates, { input: { body: { validOn } }, token: await api.freshToken('internal') })).json<{
        rates: { validOn: string }[]
      }>().rates
    expect((await ask('2026-11-19')).every(({ validOn }) => validOn === '2026-11-19')).toBe(true)
    expect((await ask('2026-11-22')).every(({ validOn }) => validOn === '2026-11-20')).toBe(true)
    expect(await ask('2026-11-18')).toEqual([])
    expect(await storedRates()).toHaveLength(2 * thursday.length)
  })

  it('are read from ECB too, with a byte order mark and CRLF', async () => {
    await tell('bom_crlf')
    clock.set(new Date())
    expect(await fetchRates(needsAt('ECB'))).toBe('stored')
    expect((await storedRates()).every(({ code }) => code === 'EUR')).toBe(true)
  })

  it.each([
    ['maintenance', 'list-unreadable'],
    ['truncated', 'list-unreadable'],
    ['mixed_separators', 'list-unreadable'],
    ['no_main_currency', 'main-currency-missing'],
    ['not_modified', 'http-304'],
    ['http_500', 'http-500'],
    ['silent', 'timeout'],
  ] as const)('stay as they are when the bank answers "%s"', async (fault, problem) => {
    await fetchRates(needsAt())
    const before = await storedRates()
    clock.advance(DAY_MS)
    await tell(fault)
    expect(await fetchRates(needsAt())).toBe('failed')
    expect(problems).toEqual([problem])
    expect(await storedRates()).toEqual(before)
    await tell('good')
    expect(await fetchRates(needsAt())).toBe('stored')
  })

  it('are not stored for a future day', async () => {
    await tell('tomorrow')
    clock.set(new Date())
    expect(await fetchRates(needsAt())).toBe('failed')
    expect(problems).toEqual(['date-in-future'])
  })

  it.each(['jump', 'row_missing'] as const)(
    'that look wrong (%s) wait for staff, who take them once',
    async (fault) => {
      await fetchRates(needsAt())
      const before = await storedRates()
      clock.advance(DAY_MS)
      await tell(fault)
      expect(await fetchRates(needsAt())).toBe('held')
      expect(await storedRates()).toEqual(before)
      const [held] = await fetches()
      expect(held).toMatchObject({ outcome: 'held', heldRates: expect.arrayContaining([expect.anything()]) })
      const accept = async () =>
        api.send(acceptRates, {
          input: { body: { fetchId: held?.fetchId, explanation: WHY } },
          token: await staffToken(),
        })
      const alone = (await accept()).json<{ details: { approvalId: string } }>()
      expect(alone).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
      expect(await storedRates()).toEqual(before)
      const { approvalId } = alone.details
      second ??= await api.tokenOfRole('payments')
      const sign = async () => api.send(approve, { input: { body: { approvalId, explanation: WHY } }, token: second })
      const answers = await Promise.all([sign(), sign()])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
      expect((await storedRates()).length).toBeGreaterThan(before.length)
    },
  )

  it('are stored once when two workers ask concurrently', async () => {
    const outcomes = await Promise.all([fetchRates(needsAt()), fetchRates(needsAt()), fetchRates(needsAt())])
    expect(outcomes.sort()).toEqual(['stored', 'unchanged', 'unchanged'])
    expect(await storedRates()).toHaveLength(11)
  })

  it('are requested by the worker when a list should be published, and not before', async () => {
    const [heartbeat] = rateHeartbeats(needsAt())
    await heartbeat?.beat()
    await heartbeat?.beat()
    const { requests } = (await banks.inject({ url: '/__sandbox/requests' })).json<{ requests: unknown[] }>()
    expect(requests).toHaveLength(1)
  })
})
