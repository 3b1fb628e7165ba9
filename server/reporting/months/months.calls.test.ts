import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import type { listMonths } from '#contract/play-v1/closed-months.ts'
import { writeFirstPolicy } from '#server/approvals/index.ts'
import { openTestProcess, testRule, type TestStaff } from '#server/approvals/test-approvals.ts'
import { movableClock, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { checkFigures } from '../check-figures.ts'
import { countBooks } from '../count-books.ts'
import { liveSmall } from '../small-life.ts'
import { book, cash } from '../test-life.ts'
import { checkMonths } from './check-months.ts'
import { monthRoutes } from './months.routes.ts'

const ROOT = '/capi/BackOffice/v1/ClosedMonths'
const APPROVE = '/capi/Play/v1/Backoffice/Approvals/Approve'
const explanation = 'The figures were compared with the bank.'
const timeZone = 'Europe/Bratislava'
const clock = movableClock(new Date('2026-05-20T12:00:00Z'))
const permissions = ['reports.read', 'reports.close', 'approvals.use'] as const
const ema: TestStaff = { userId: 1, name: 'Ema', permissions }
const filip: TestStaff = { userId: 2, name: 'Filip', permissions }
const people = [ema, filip]

let db: TestDatabase
let otherDb: Database
let one: Awaited<ReturnType<typeof openTestProcess>>
let other: typeof one

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other' })
  await liveSmall(db)
  await countBooks({ db, clock, timeZone })
  const mount =
    (of: Database) => (app: Parameters<typeof monthRoutes>[0], approvals: Parameters<typeof monthRoutes>[2]) =>
      monthRoutes(app, { db: of, clock, timeZone }, approvals)
  one = await openTestProcess({ db, clock }, people, mount(db))
  other = await openTestProcess({ db: otherDb, clock }, people, mount(otherDb))
  const policy = (['reports.close-month', 'reports.reopen-month'] as const).map((action) =>
    testRule({ action, needs: 'second' }),
  )
  await writeFirstPolicy(one.needs, policy)
})
afterAll(async () => {
  await one?.app.close()
  await other?.app.close()
  await otherDb?.close()
  await db?.close()
})

const months = async () => {
  const { body } = await one.call(ema, `${ROOT}/List`, {})
  return new Map((body as ReplyOf<typeof listMonths>).months.map((month) => [month.month.slice(0, 7), month]))
}
const ask = async (move: 'Close' | 'Reopen', month: string, who = ema) =>
  (await one.call(who, `${ROOT}/${move}`, { body: { month: `${month}-01`, explanation } })).body
const sign = (approvalId: unknown, who: TestStaff, at = one) =>
  at.call(who, APPROVE, { body: { approvalId, explanation: 'I have read the trial balance.', acceptedWarnings: [] } })
const move = async (what: 'Close' | 'Reopen', month: string) => {
  const asked = await ask(what, month)
  expect(asked).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  return sign((asked['details'] as { approvalId: string }).approvalId, filip)
}

it('a month is closed in its order, once it is over and equals the books, and by two people', async () => {
  expect([...(await months()).keys()]).toEqual(['2026-05', '2026-04', '2026-03'])
  expect((await months()).get('2026-03')).toMatchObject({ state: 'open', obstacles: ['not-compared'] })
  expect(await ask('Close', '2026-03')).toMatchObject({ code: 'ERR_MONTH_NOT_COMPARED' })
  await checkFigures({ db, clock, timeZone })
  expect((await months()).get('2026-04')).toMatchObject({ state: 'open', obstacles: ['earlier-open'] })
  expect(await ask('Close', '2026-04')).toMatchObject({ code: 'ERR_MONTH_ORDER' })
  expect(await ask('Close', '2026-05')).toMatchObject({ code: 'ERR_MONTH_STATE' })

  const asked = await ask('Close', '2026-03')
  const { approvalId } = asked['details'] as { approvalId: string }
  expect((await sign(approvalId, ema)).status).not.toBe(200)
  const both = await Promise.all([sign(approvalId, filip), sign(approvalId, filip, other)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const closed = (await months()).get('2026-03')
  expect(closed).toMatchObject({
    state: 'closed',
    canReopen: true,
    steps: [{ askedByName: 'Ema', signedByName: 'Filip' }],
  })
  expect(closed?.steps[0]?.hash).toMatch(/^[0-9a-f]{64}$/)
})

it('only the last closed month is opened again, and its history stays', async () => {
  expect((await move('Close', '2026-04')).status).toBe(200)
  expect(await ask('Reopen', '2026-03')).toMatchObject({ code: 'ERR_MONTH_ORDER' })
  expect((await move('Reopen', '2026-04')).status).toBe(200)
  expect((await months()).get('2026-04')).toMatchObject({
    state: 'open',
    steps: [{ step: 'close' }, { step: 'reopen' }],
  })
  expect(await ask('Reopen', '2026-04')).toMatchObject({ code: 'ERR_MONTH_STATE' })
  await expect(db.query(sql`delete from reporting.month_step`)).rejects.toThrow('append-only')
})

it('each night closed months are compared with how they were closed', async () => {
  const needs = { db, clock, timeZone }
  expect(await checkMonths(needs)).toEqual([])
  expect((await months()).get('2026-03')?.check).toMatchObject({ isSame: true })
  await book(db, {
    path: cash(1),
    contra: 'house:corrections',
    kind: 'correction',
    credit: 5,
    at: '2026-03-10T10:00:00Z',
  })
  await countBooks(needs)
  expect(await checkMonths(needs)).toEqual(['2026-03-01'])
  expect((await months()).get('2026-03')?.check).toMatchObject({ isSame: false })
})

it('a month of which figures differ from the books is not closed', async () => {
  await db.query(sql`
    update reporting.day_sum set credit = credit + 1 where day = (select min(day) from reporting.day_sum where day >= '2026-03-01')`)
  const { differences } = await checkFigures({ db, clock, timeZone })
  expect(differences.length).toBeGreaterThan(0)
  expect((await months()).get('2026-04')).toMatchObject({ obstacles: ['differs'] })
  expect(await ask('Close', '2026-04')).toMatchObject({ code: 'ERR_MONTH_NOT_COMPARED' })
})
