import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/authorities.ts'
import type { getApproval } from '#contract/play-v1/approvals.ts'
import { writeFirstPolicy } from '#server/approvals/index.ts'
import { openTestProcess, testRule, type TestStaff } from '#server/approvals/test-approvals.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { checkFigures, countBooks, reportingRoutes } from '#server/reporting/index.ts'
import { liveSmall } from '#server/reporting/small-life.ts'
import { book, cash, STAKES } from '#server/reporting/test-life.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { authorityRoutes } from '../authorities.routes.ts'
import type { AuthorityNeeds } from '../needs.ts'

const ROOT = '/capi/BackOffice/v1/Authorities'
const MONTHS = '/capi/BackOffice/v1/ClosedMonths'
const APPROVE = '/capi/Play/v1/Backoffice/Approvals/Approve'
const GET_APPROVAL = '/capi/Play/v1/Backoffice/Approvals/Get'
const explanation = 'The figures were compared with the bank.'
const timeZone = 'Europe/Bratislava'
const BRAND = 'brand_a'
const clock = movableClock(new Date('2027-02-20T12:00:00Z'))
const permissions = [
  'authorities.read',
  'authorities.manage',
  'reports.read',
  'reports.close',
  'approvals.use',
] as const
const ema: TestStaff = { userId: 1, name: 'Ema', permissions }
const filip: TestStaff = { userId: 2, name: 'Filip', permissions }

let db: TestDatabase
let desk: Awaited<ReturnType<typeof openTestProcess>>

beforeAll(async () => {
  db = await testDatabase()
  await liveSmall(db)
  await countBooks({ db, clock, timeZone })
  await checkFigures({ db, clock, timeZone })
  const needs: AuthorityNeeds = {
    db,
    clock,
    target: BRAND,
    timeZone,
    market: 'CZE',
    language: 'cs',
    hasPackages: true,
    operator: { number: '12345678', name: 'Operator & Co' },
    nameOfGame: (gameKey) => `The game ${gameKey}`,
  }
  const reports = {
    db,
    clock,
    timeZone,
    currency: 'CZK',
    requiredPapers: [],
    gamesOf: () => [],
    nameDesks: async () => new Map(),
    provedOf: async () => undefined,
  } as const
  desk = await openTestProcess({ db, clock }, [ema, filip], (app, approvals) => {
    authorityRoutes(app, needs, approvals)
    reportingRoutes(app, reports, approvals)
  })
  await writeFirstPolicy(
    desk.needs,
    (['reports.close-month', 'reports.reopen-month', 'authorities.approve-statement'] as const).map((action) =>
      testRule({ action, needs: 'second' }),
    ),
  )
})
afterAll(async () => {
  await desk?.app.close()
  await db?.close()
})

/** What the second person was shown last. */
let shown: ReplyOf<typeof getApproval>['look']
const byTwo = async (path: string, body: object) => {
  const asked = await desk.call(ema, path, { body: { ...body, explanation } })
  if (asked.body['code'] !== 'ERR_APPROVAL_NEEDED') return asked.body
  const { approvalId } = (asked.body as { details: { approvalId: string } }).details
  shown = ((await desk.call(filip, GET_APPROVAL, { query: { approvalId } })).body as ReplyOf<typeof getApproval>).look
  const signing = { approvalId, explanation: 'I have read the figures.', acceptedWarnings: [] }
  return (await desk.call(filip, APPROVE, { body: signing })).body
}
const periods = async () =>
  ((await desk.call(ema, `${ROOT}/ListStatements`, {})).body as ReplyOf<typeof calls.listStatements>).periods
const statement = async (query: Record<string, string>) =>
  (await desk.call(ema, `${ROOT}/GetStatement`, { query })).body as ReplyOf<typeof calls.getStatement>
const approve = (from: string) => byTwo(`${ROOT}/ApproveStatement`, { from })
/** A round of a month that is over, which no process of ours would book. */
const bookLate = (ordinal: number, at: string) =>
  book(db, { path: cash(1), contra: STAKES, kind: 'round', debit: 333, at, seriesId: 1, ordinal })
const closeMonths = async (...months: string[]) => {
  for (const month of months) await byTwo(`${MONTHS}/Close`, { month })
}

it('the levy of a quarter equals the sum of the entries, game by game', async () => {
  expect((await periods()).map(({ from, to, state }) => [from, to, state])).toEqual([
    ['2027-01-01', '2027-03-31', 'running'],
    ['2026-10-01', '2026-12-31', 'open'],
    ['2026-07-01', '2026-09-30', 'open'],
    ['2026-04-01', '2026-06-30', 'open'],
    ['2026-01-01', '2026-03-31', 'open'],
  ])
  for (const [from, before] of [
    ['2026-01-01', '2026-04-01'],
    ['2026-04-01', '2026-07-01'],
    ['2026-10-01', '2027-01-01'],
  ] as const) {
    // Every stake and win of this brand's players; there are no jackpots in these data.
    const [books] = await db.query<{ stake: number; win: number; rounds: number }>(sql`
      select coalesce(sum(e.debit), 0)::bigint as stake, coalesce(sum(e.credit), 0)::bigint as win,
             count(*) filter (where e.debit > 0 and e.series_id <> 0) as rounds
        from ledger.entry e join ledger.account a on a.id = e.account_id
        join players.player p on a.path = 'player:' || p.id || ':cash'
       where p.target = ${BRAND} and e.kind = 1
         and (e.created_at at time zone 'Europe/Bratislava')::date >= ${from}::date
         and (e.created_at at time zone 'Europe/Bratislava')::date < ${before}::date`)
    const { rows } = await statement({ from })
    expect(rows).toHaveLength(1)
    const base = (books?.stake ?? 0) - (books?.win ?? 0)
    expect(rows[0]).toMatchObject({
      ruleId: 'CZ-T1',
      games: 'technical',
      currency: 'CZK',
      stakeMinor: books?.stake,
      winMinor: books?.win,
      baseMinor: base,
      basisPoints: 3_500,
      levyMinor: Math.max(0, Math.round(base * 0.35)),
    })
    expect(rows[0]?.ofGames.reduce((sum, { baseMinor }) => sum + baseMinor, 0)).toBe(base)
  }
})

it('a statement is approved on closed months, by two people, once', async () => {
  expect(await approve('2026-01-01')).toMatchObject({ code: 'ERR_MONTH_STATE' })
  await closeMonths('2026-03-01')
  expect((await periods()).at(-1)).toMatchObject({ state: 'ready' })
  await approve('2026-01-01')
  expect(shown?.changes).toMatchObject([
    { field: 'levy', before: null },
    { field: 'statementHash', before: null, after: (await statement({ from: '2026-01-01' })).hash },
  ])
  expect((await periods()).at(-1)).toMatchObject({
    state: 'approved',
    versions: [{ version: 1, askedByName: 'Ema', signedByName: 'Filip', reason: explanation }],
  })
  expect(await approve('2026-01-01')).toMatchObject({ code: 'ERR_STATEMENT_APPROVED' })
  expect(await approve('2027-01-01')).toMatchObject({ code: 'ERR_MONTH_STATE' })
  expect(await approve('2020-01-01')).toMatchObject({ code: 'ERR_STATEMENT_NOT_FOUND' })
  await expect(db.query(sql`delete from authorities.statement`)).rejects.toThrow('append-only')
})

it('an approved statement does not change when the books do', async () => {
  const { versions = [] } = (await periods()).at(-1) ?? {}
  const statementId = versions[0]?.statementId ?? ''
  const frozen = await statement({ from: '2026-01-01', statementId })
  await bookLate(9, '2026-03-30T10:00:00Z')
  await countBooks({ db, clock, timeZone })
  expect((await periods()).at(-1)?.state).toBe('changed')
  expect(await statement({ from: '2026-01-01', statementId })).toMatchObject({ rows: frozen.rows, hash: frozen.hash })
  expect((await statement({ from: '2026-01-01' })).hash).not.toBe(frozen.hash)
  const now = await statement({ from: '2026-01-01' })
  // The month is closed with other figures: it is explained there first.
  expect(await approve('2026-01-01')).toMatchObject({
    code: 'ERR_STATEMENT_NOT_PROVED',
    details: { months: [{ month: '2026-03-01', why: 'changed' }] },
  })
  await byTwo(`${MONTHS}/Reopen`, { month: '2026-03-01' })
  await closeMonths('2026-03-01')
  await approve('2026-01-01')
  // The second person sees what was approved before, beside what it would be.
  const money = (amountMinor = 0) => ({ amountMinor, currency: 'CZK' })
  expect(shown?.changes).toEqual([
    {
      field: 'levy',
      about: 'CZ-T1 CZK',
      before: money(frozen.rows[0]?.levyMinor),
      after: money(now.rows[0]?.levyMinor),
    },
    { field: 'statementHash', before: frozen.hash, after: now.hash },
  ])
  expect((await periods()).at(-1)).toMatchObject({ state: 'approved', versions: [{ version: 2 }, { version: 1 }] })

  const file = async (form: string) =>
    (await desk.call(ema, `${ROOT}/GetStatementFile`, { query: { statementId, form } })).body as {
      name: string
      content: string
    }
  const csv = (await file('csv')).content.trim().split('\r\n')
  expect(csv).toHaveLength(1 + (frozen.rows[0]?.ofGames.length ?? 0) + 1)
  const page = await file('document')
  expect(page.name).toBe('brand_a-2026-01-01-1.html')
  expect(page.content).toContain('Operator &amp; Co')
  expect(page.content).toContain(frozen.hash)
  // The authority reads the rule in its own language, staff in theirs; the approved figures are the same.
  expect(page.content).toMatch(/35.% ze sázek bez výher.*Zákon č\. 187\/2016.*\(obecně známo, k ověření\)/)
  expect(page.content).not.toContain('stakes less wins')
  const slovak = await statement({ from: '2026-01-01', statementId, lang: 'sk' })
  expect(slovak.rows[0]?.summary).toMatch(/35.% zo stávok bez výhier/)
  expect(slovak.hash).toBe(frozen.hash)
})

it('is approved only while its closed months equal the books, also between the two people', async () => {
  const from = '2026-04-01'
  const refused = async () => {
    const answer = (await approve(from)) as { code?: string; details?: { months?: unknown } }
    expect(answer.code).toBe('ERR_STATEMENT_NOT_PROVED')
    return answer.details?.months
  }
  await closeMonths('2026-04-01', '2026-05-01', '2026-06-01')
  await bookLate(10, '2026-06-20T10:00:00Z')
  expect(await refused()).toEqual([{ month: '2026-06-01', why: 'uncounted' }])
  await countBooks({ db, clock, timeZone })
  expect(await refused()).toEqual([{ month: '2026-06-01', why: 'changed' }])
  await byTwo(`${MONTHS}/Reopen`, { month: '2026-06-01' })
  await closeMonths('2026-06-01')

  await db.query(sql`
    insert into reporting.figures_check (checked_at, entries, differences) values (now(), 1, '[{"rule": "cell"}]')`)
  expect(await refused()).toMatchObject([{ month: from, why: 'differs' }, { why: 'differs' }, { why: 'differs' }])
  await checkFigures({ db, clock, timeZone })

  const asked = await desk.call(ema, `${ROOT}/ApproveStatement`, { body: { from, explanation } })
  const { approvalId } = asked.body['details'] as { approvalId: string }
  await bookLate(11, '2026-05-20T10:00:00Z')
  const signing = { approvalId, explanation: 'I have read the figures.', acceptedWarnings: [] }
  const uncounted = ['2026-05-01', '2026-06-01'].map((month) => ({ month, why: 'uncounted' }))
  const obstacle = { obstacle: 'ERR_STATEMENT_NOT_PROVED', obstacleDetails: { months: uncounted } }
  const read = async () => (await desk.call(filip, GET_APPROVAL, { query: { approvalId } })).body
  expect(await read()).toMatchObject({ state: 'waiting', ...obstacle })
  expect((await desk.call(filip, APPROVE, { body: signing })).body).toMatchObject({ state: 'changed', ...obstacle })
  // Still named after the books have gone on.
  await countBooks({ db, clock, timeZone })
  expect(await read()).toMatchObject({ state: 'changed', ...obstacle })
  expect((await periods()).at(-2)).toMatchObject({ from, state: 'ready', versions: [] })
})

it('what is signed is the whole statement, also where no levy is due', async () => {
  const from = '2026-07-01'
  await countBooks({ db, clock, timeZone })
  for (const month of ['2026-06-01', '2026-05-01']) await byTwo(`${MONTHS}/Reopen`, { month })
  await closeMonths('2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01')
  await approve(from)
  expect(shown?.changes).toMatchObject([{ field: 'statementHash', before: null }])
})
