import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/authorities.ts'
import { readRecords } from '#exchange/aisg/records.ts'
import { writeFirstPolicy } from '#server/approvals/index.ts'
import { openTestProcess, testRule, type TestStaff } from '#server/approvals/test-approvals.ts'
import { movableClock, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { book, cash } from '#server/reporting/test-life.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { authorityRoutes } from '../authorities.routes.ts'
import type { PackageNeeds } from '../needs.ts'
import { checkLaterPackages, comparePackages, reportLatePackages } from './check-packages.ts'
import { handPackages } from './hand-packages.ts'
import { makePackages } from './make-packages.ts'
import { readConfirmations } from './read-confirmations.ts'
import { BRAND, liveFewDays, openAuthority } from './test-packages.ts'

const ROOT = '/capi/BackOffice/v1/Authorities'
const APPROVE = '/capi/Play/v1/Backoffice/Approvals/Approve'
const explanation = 'The date of an account was repaired.'
const permissions = ['authorities.read', 'authorities.manage', 'approvals.use'] as const
const ema: TestStaff = { userId: 1, name: 'Ema', permissions }
const filip: TestStaff = { userId: 2, name: 'Filip', permissions }
const clock = movableClock(new Date('2026-03-30T06:30:00Z'))

let db: TestDatabase
let otherDb: Database
let authority: Awaited<ReturnType<typeof openAuthority>>
let desk: Awaited<ReturnType<typeof openTestProcess>>
let needs: PackageNeeds

beforeAll(async () => {
  db = await testDatabase()
  otherDb = openDatabase({ url: db.url, connections: 4, applicationName: 'other' })
  authority = await openAuthority(clock)
  needs = authority.needsOn(db)
  await liveFewDays(db)
  desk = await openTestProcess({ db, clock }, [ema, filip], (app, approvals) => authorityRoutes(app, needs, approvals))
  await writeFirstPolicy(desk.needs, [testRule({ action: 'authorities.correct-package', needs: 'second' })])
})
afterAll(async () => {
  await desk?.app.close()
  await authority?.close()
  await otherDb?.close()
  await db?.close()
})

type Row = ReplyOf<typeof calls.listPackages>['rows'][number]
const list = async (query: Record<string, string> = {}): Promise<Row[]> => {
  const { status, body } = await desk.call(ema, `${ROOT}/ListPackages`, {
    query: { descending: 'false', sort: 'periodFrom', ...query },
  })
  expect(status).toBe(200)
  return (body as ReplyOf<typeof calls.listPackages>).rows
}
const states = async () => (await list({ isCurrent: 'true' })).map(({ state }) => state)
const show = async (packageId: string) =>
  (await desk.call(ema, `${ROOT}/GetPackage`, { query: { packageId } })).body as ReplyOf<typeof calls.getPackage>
/** Lets waiting times pass, then hands over and reads everything. */
const exchange = async () => {
  clock.set(new Date(clock.now().getTime() + 901_000))
  await handPackages(needs)
  await readConfirmations(needs)
}

it('each period that is over has one package, also with two workers', async () => {
  const other = { ...needs, db: otherDb }
  const made = await Promise.all([makePackages(needs), makePackages(other)])
  expect(made[0] + made[1]).toBe(6)
  const rows = await list()
  expect(rows.map(({ periodFrom, periodTo, version, state }) => [periodFrom, periodTo, version, state])).toEqual([
    ['2026-03-28T07:00:00.000Z', '2026-03-28T15:00:00.000Z', 1, 'ready'],
    ['2026-03-28T15:00:00.000Z', '2026-03-28T23:00:00.000Z', 1, 'ready'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29T06:00:00.000Z', 1, 'ready'],
    ['2026-03-29T06:00:00.000Z', '2026-03-29T14:00:00.000Z', 1, 'ready'],
    ['2026-03-29T14:00:00.000Z', '2026-03-29T22:00:00.000Z', 1, 'ready'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30T06:00:00.000Z', 1, 'ready'],
  ])
  expect(await makePackages(needs)).toBe(0)
})

it('every entry of players’ cash is in one record, and nothing else is', async () => {
  const files = await db.query<{ from: Date; to: Date; name: string; content: string }>(sql`
    select p.period_from as "from", p.period_to as "to", f.name, f.content
      from authorities.package p join authorities.package_file f on f.package_id = p.id`)
  const minor = (text = '') => Math.round(Number(text) * 100)
  for (const { from, to } of new Map(files.map((one) => [one.from.getTime(), one])).values()) {
    const recordsOf = (name: string) =>
      files
        .filter((one) => one.name === name && one.from.getTime() === from.getTime())
        .flatMap(({ content }) => readRecords(content))
    const [books] = await db.query<{
      debit: number
      credit: number
      stakes: number
      wins: number
      rounds: number
      accounts: number
    }>(sql`
      select coalesce(sum(e.debit), 0)::bigint as debit, coalesce(sum(e.credit), 0)::bigint as credit,
             coalesce(sum(e.debit) filter (where e.kind = 1), 0)::bigint as stakes,
             coalesce(sum(e.credit) filter (where e.kind = 1), 0)::bigint as wins,
             count(*) filter (where e.kind = 1 and e.debit > 0) as rounds,
             (select count(*) from players.player where target = ${BRAND} and registered_at >= ${from} and registered_at < ${to}) as accounts
        from ledger.entry e join ledger.account a on a.id = e.account_id
        join players.player p on a.path = 'player:' || p.id || ':cash'
       where p.target = ${BRAND} and e.created_at >= ${from} and e.created_at < ${to}`)
    const [play, moves] = [recordsOf('hra_souhrn.csv'), recordsOf('konto_pohyb.csv')]
    const sum = (rows: readonly Readonly<Record<string, string>>[], column: string) =>
      rows.reduce((all, row) => all + minor(row[column]), 0)
    expect(sum(play, 'Vklady') + sum(moves, 'Odchozi')).toBe(books?.debit)
    expect(sum(play, 'Vyhry') + sum(moves, 'Prichozi')).toBe(books?.credit)
    expect(play.reduce((all, row) => all + Number(row['PocetHer']), 0)).toBe(books?.rounds)
    expect(recordsOf('konto.csv')).toHaveLength(books?.accounts ?? 0)
  }
  const games = files.filter(({ name }) => name === 'evidence_her.csv').flatMap(({ content }) => readRecords(content))
  expect(games.map(({ IDHra }) => IDHra).toSorted()).toEqual(['12345678-GameA', '12345678-GameB'])
})

it.each([
  ['http_500', 'http-500'],
  ['http_503', 'http-503'],
  ['unauthorised', 'http-401'],
  ['slow', 'timeout'],
  ['silent', 'timeout'],
  ['garbage', 'answer-unreadable'],
  ['empty', 'answer-to-another-question'],
] as const)('a package stays to be handed over where the other side answers "%s"', async (fault, problem) => {
  await authority.tell(fault)
  clock.set(new Date(clock.now().getTime() + 901_000))
  expect(await handPackages(needs)).toBe(0)
  const [first] = await list()
  expect(await show(first?.packageId ?? '')).toMatchObject({ state: 'ready', problem })
})

it('invalid confirmations change no package, and a repeated one is read once', async () => {
  for (const [fault, problem] of [
    ['lost', undefined],
    ['forged', 'confirmation-not-sealed-by-the-authority'],
    ['unreadable', 'confirmation-unreadable'],
    ['unknown_package', 'confirmation-of-an-unknown-package'],
  ] as const) {
    authority.problems.length = 0
    await authority.tell(fault)
    await exchange()
    expect(authority.problems.at(-1)).toBe(problem)
    expect(new Set(await states())).toEqual(new Set(['handed']))
    // Handed over again: the same bytes under the same name.
    for (const { packageId } of await list())
      expect((await desk.call(ema, `${ROOT}/ResendPackage`, { body: { packageId, explanation } })).status).toBe(200)
    expect(new Set(await states())).toEqual(new Set(['ready']))
  }
  await authority.tell('twice')
  await exchange()
  expect(new Set(await states())).toEqual(new Set(['accepted']))
  expect(await db.query(sql`select from authorities.answer where source = 'authority'`)).toHaveLength(6)
})

it('an accepted package may have remarks; a refused one names lines or keys', async () => {
  const [first] = await list()
  const packageId = first?.packageId ?? ''
  const resend = () => desk.call(ema, `${ROOT}/ResendPackage`, { body: { packageId, explanation } })
  expect((await resend()).body).toMatchObject({ code: 'ERR_PACKAGE_STATE' })
  await db.query(sql`update authorities.package set state = 'handed' where id = ${packageId}`)
  for (const [fault, state, finding] of [
    ['refuse_interface', 'rejected', { line: 2, key: null }],
    ['refuse_database', 'rejected', { line: null, key: 'planned', isFault: true }],
    ['remark', 'accepted', { line: null, key: 'planned', isFault: false }],
  ] as const) {
    await resend()
    await authority.tell(fault)
    await exchange()
    const shown = await show(packageId)
    expect(shown.state).toBe(state)
    // The authority validates later packages by what became of this one.
    await checkLaterPackages(needs)
    expect((await states()).slice(1, 3)).toEqual(state === 'rejected' ? ['rejected', 'rejected'] : ['ready', 'ready'])
    expect(shown.answers[0]).toMatchObject({ source: 'authority', findings: [finding] })
  }
  await authority.tell('good')
  await exchange()
  expect(new Set(await states())).toEqual(new Set(['accepted']))
})

/** Requests a correction, approves it, and has it made, validated and exchanged. */
async function correct(packageId: string): Promise<void> {
  // Answers of one instant have no order.
  clock.set(new Date(clock.now().getTime() + 1_000))
  const asked = await desk.call(ema, `${ROOT}/CorrectPackage`, { body: { packageId, explanation } })
  expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  const { approvalId } = (asked.body as { details: { approvalId: string } }).details
  const body = { approvalId, explanation: 'I have read the differences.', acceptedWarnings: [] }
  expect((await desk.call(filip, APPROVE, { body })).status).toBe(200)
  expect((await show(packageId)).isCorrectionWaiting).toBe(true)
  const made = await Promise.all([makePackages(needs), makePackages({ ...needs, db: otherDb })])
  expect(made[0] + made[1]).toBe(1)
  await checkLaterPackages(needs)
  await exchange()
}

it('a correction is a higher version by two people; later packages are validated again, by us and by the authority', async () => {
  // Account 4 was in fact opened later: the first package must not contain it, and the fourth refers to it.
  await db.query(sql`update players.player set registered_at = '2026-03-29T08:00:00Z' where id = 4`)
  const before = await list()
  const [packageId = '', fourth = ''] = [before[0]?.packageId, before[3]?.packageId]
  const compared = await desk.call(ema, `${ROOT}/ComparePackage`, { query: { packageId, with: 'books' } })
  expect(compared.body).toMatchObject({
    count: 1,
    differences: [{ file: 'konto.csv', key: '12345678-4', kind: 'removed' }],
  })
  expect(await comparePackages(needs)).toEqual([before[0]?.name, before[3]?.name])
  expect((await list({ differs: 'true' })).map((row) => row.packageId)).toEqual([packageId, fourth])

  await correct(packageId)
  const [corrected] = await list({ isCurrent: 'true' })
  expect((await show(corrected?.packageId ?? '')).versions).toMatchObject([
    { version: 2, state: 'accepted', askedByName: 'Ema', signedByName: 'Filip', reason: explanation },
    { version: 1, state: 'replaced' },
  ])
  const changes = await desk.call(ema, `${ROOT}/ComparePackage`, {
    query: { packageId: corrected?.packageId ?? '', with: 'version' },
  })
  expect(changes.body).toMatchObject({ count: 1, differences: [{ key: '12345678-4', kind: 'removed' }] })
  expect(await states()).toEqual(['accepted', 'accepted', 'accepted', 'rejected', 'accepted', 'accepted'])
  // Each later package says that it was checked again, whatever came of it; those after the refused fourth wait for it once more.
  expect((await list({ isCurrent: 'true' })).map(({ checkAgain }) => checkAgain)).toEqual([
    null,
    'passed',
    'passed',
    'refused',
    'waiting',
    'waiting',
  ])
  await checkLaterPackages(needs)
  expect((await list({ isCurrent: 'true' })).map(({ checkAgain }) => checkAgain).slice(4)).toEqual(['passed', 'passed'])
  expect((await list({ isCurrent: 'true', checksAgain: 'refused' })).map((row) => row.packageId)).toEqual([fourth])
  const missing = { code: 'REFERENCE_MISSING', column: 'IDKonto', isFault: true }
  expect((await show(fourth)).answers.slice(0, 2)).toMatchObject([
    { source: 'authority', verdict: 'ERR', findings: [missing] },
    { source: 'own', verdict: 'ERR', findings: [missing] },
  ])

  await correct(fourth)
  expect(new Set(await states())).toEqual(new Set(['accepted']))
  expect(await comparePackages(needs)).toEqual([])
})

it('a package refused by our own check is held, and released when the missing records are delivered', async () => {
  const [first] = await list({ isCurrent: 'true' })
  await db.query(sql`update players.player set registered_at = '2026-03-28T15:30:00Z' where id = 1`)
  authority.problems.length = 0
  await correct(first?.packageId ?? '')
  expect((await states())[0]).toBe('held')
  expect(authority.problems).toContain('our own check refuses a package')
  await db.query(sql`update players.player set registered_at = '2026-03-28T08:00:00Z' where id = 1`)
  await correct((await list({ isCurrent: 'true' }))[0]?.packageId ?? '')
  expect((await states())[0]).toBe('accepted')
})

it('a package without a response in time is reported once', async () => {
  authority.problems.length = 0
  clock.set(new Date('2026-04-02T12:00:00Z'))
  await makePackages(needs)
  const late = await reportLatePackages(needs)
  expect(late).toBeGreaterThan(0)
  expect(await reportLatePackages(needs)).toBe(0)
  expect(authority.problems).toHaveLength(late)
  expect(authority.letters.filter((how) => how === 'late')).toHaveLength(late)
  expect(new Set(authority.letters)).toEqual(new Set(['held', 'refused-again', 'rejected', 'late']))
})

it('confirmations are read also after the stand-in started again and has fewer than were read', async () => {
  await authority.reset()
  await exchange()
  const [last] = (await list({ descending: 'true', isCurrent: 'true' })).filter(({ state }) => state !== 'replaced')
  expect(last?.answeredAt).not.toBeNull()
})

it('sealed packages never change', async () => {
  await expect(db.query(sql`update authorities.package set sealed = 'x'`)).rejects.toThrow('kept as they were sealed')
  await expect(db.query(sql`delete from authorities.answer`)).rejects.toThrow('append-only')
  await book(db, {
    path: cash(1),
    contra: 'house:corrections',
    kind: 'correction',
    credit: 5,
    at: '2026-03-29T23:00:00Z',
  })
  await makePackages(needs)
  expect((await comparePackages(needs)).length).toBeGreaterThan(0)
})
