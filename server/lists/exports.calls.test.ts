import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Static } from 'typebox'
import type { ListName } from '#contract/lists/all-lists.ts'
import * as calls from '#contract/play-v1/lists.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { judgeAction, unknownState } from '#server/law/index.ts'
import { newId, sql, type FieldCipher } from '#server/kernel/index.ts'
import { openTestApi, testClient, type TestApi } from '#tests/api.ts'
import { makeExports } from './exports/make-exports.ts'
import { takeExport } from './exports/making.queries.ts'
import { removeExports } from './exports/remove-exports.ts'
import type { ListNeeds } from './needs.ts'
import { insertDeposits, openLists } from './test-lists.ts'

type Export = Static<typeof calls.Export>
const WHY = 'The bank asks for the payments of this month.'
const ROWS = 12_345

let api: TestApi
let needs: ListNeeds
let playerId: number

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  playerId = (await api.db.query<{ id: number }>(sql`select id from players.player`))[0]?.id ?? 0
  await insertDeposits(api.db, { count: ROWS, playerId, at: api.clock.now() })
  needs = await openLists(api, api.db)
})
afterAll(() => api?.close())
beforeEach(() => api.db.query(sql`update lists.export set state = 'cancelled' where state in ('waiting', 'making')`))

const COLUMNS = [
  { key: 'referenceNumber', title: 'Number' },
  { key: 'createdAt', title: 'Created' },
  { key: 'amount', title: 'Amount' },
  { key: 'attention', title: '=Attention' },
]
async function make(more: object = {}, token?: string) {
  const body = {
    list: 'deposits',
    question: 'which=all',
    columns: COLUMNS,
    format: 'csv',
    isWhole: false,
    explanation: WHY,
    ...more,
  }
  return api.send(calls.makeExport, { input: { body }, token: token ?? (await api.freshToken('staff')) })
}
const made = async (more: object = {}) => (await make(more)).json<Export>()
const shown = async (id: string) =>
  (await api.send(calls.listExports, { input: { query: {} }, token: await api.freshToken('staff') }))
    .json<{ exports: Export[] }>()
    .exports.find(({ exportId }) => exportId === id)
const linkTo = async (exportId: string, token?: string) =>
  api.send(calls.download, { input: { query: { exportId } }, token: token ?? (await api.freshToken('staff')) })
async function fileOf(exportId: string) {
  const { url } = (await linkTo(exportId)).json<{ url: string }>()
  return api.app.inject({ url })
}

describe('a file of a list', () => {
  it('has every row of the filter once, with headings, and nothing in it runs', async () => {
    const asked = await made()
    expect(asked).toMatchObject({ state: 'waiting', rowsDone: 0 })
    await makeExports(needs)
    expect(await shown(asked.exportId)).toMatchObject({
      state: 'done',
      rowsDone: ROWS,
      rowsTotal: ROWS,
      isWhole: false,
    })
    const file = await fileOf(asked.exportId)
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="deposits-E-${asked.number}.csv"`,
    })
    expect(file.body.startsWith('\ufeff')).toBe(true)
    const lines = file.body.trim().split('\r\n')
    expect(lines[0]).toBe('"Number";"Created";"Amount";"Amount (currency)";"\'=Attention"')
    expect(lines[1]).toMatch(/^"\d{10}";"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d";1\d(?:,\d)?;"CZK";/)
    const numbers = lines.slice(1).map((line) => line.split(';')[0])
    expect([numbers.length, new Set(numbers).size]).toEqual([ROWS, ROWS])
  })

  it('has the words of the screen for choices and for yes and no, and values that have none as they are', async () => {
    const words = [{ value: 'pending', text: 'čeká na bránu' }]
    const columns = [
      { key: 'state', title: 'Stav', words },
      { key: 'gateway', title: 'Brána' },
    ]
    const { exportId } = await made({ columns, question: 'which=all' })
    await makeExports(needs)
    const lines = (await fileOf(exportId)).body.trim().split('\r\n').slice(1)
    const states = await api.db.query<{ state: string }>(sql`select distinct state from payments.payment`)
    expect(new Set(lines.map((line) => line.split(';')[0]))).toEqual(
      new Set(states.map(({ state }) => `"${state === 'pending' ? 'čeká na bránu' : state}"`)),
    )
    const yesNo = { list: 'players', question: '', columns: [{ key: 'isLocked', title: 'Zamčen' }] }
    const inWords = [{ key: 'isLocked', title: 'Zamčen', words: [{ value: 'false', text: 'ne' }] }]
    for (const [asked, word] of [
      [yesNo, 'no'],
      [{ ...yesNo, columns: inWords }, 'ne'],
    ] as const) {
      const file = await made(asked)
      await makeExports(needs)
      expect((await fileOf(file.exportId)).body.trim().split('\r\n')[1]).toBe(`"${word}"`)
    }
  })

  /** The same needs, with something done at each page of a list that is read. */
  const atEachPage = (act: (rows: number | undefined) => void, list: ListName = 'deposits'): ListNeeds => {
    const source = needs.sources[list]
    const watched = source && {
      ...source,
      page: (...[question, reader, options]: Parameters<typeof source.page>) => {
        act(options?.rows)
        return source.page(question, reader, options)
      },
    }
    return { ...needs, sources: { ...needs.sources, ...(watched ? { [list]: watched } : {}) } }
  }
  const rowsOfParts = async (exportId: string) => {
    const parts = await api.db.query<{ rows: number }>(sql`
      select rows from lists.export_part where export_id = ${exportId} order by no`)
    return parts.map(({ rows }) => rows)
  }

  it('has few rows in memory at once, and parts of many', async () => {
    const asked: (number | undefined)[] = []
    const { exportId } = await made()
    await makeExports(atEachPage((rows) => asked.push(rows)))
    expect(Math.max(...asked.map(Number))).toBe(500)
    expect(await rowsOfParts(exportId)).toEqual([5_000, 5_000, 2_345])
    expect((await fileOf(exportId)).body.trim().split('\r\n')).toHaveLength(ROWS + 1)
  })

  it('has shorter parts where reading them takes long, and is as whole', async () => {
    const { exportId } = await made()
    const slow = atEachPage(() => api.clock.advance(15_000))
    await makeExports(slow)
    expect(await shown(exportId)).toMatchObject({ state: 'done', rowsDone: ROWS })
    expect(await rowsOfParts(exportId)).toEqual([...Array.from({ length: 12 }, () => 1_000), 345])
    const numbers = (await fileOf(exportId)).body.trim().split('\r\n').slice(1)
    expect(new Set(numbers.map((line) => line.split(';')[0])).size).toBe(ROWS)
  })

  it('of a list that its room reads page by page has as few rows in memory, and parts as long', async () => {
    const state = { ...unknownState('SVK'), birthDate: '2012-01-01' }
    await judgeAction(api, { state, action: { kind: 'register' }, playerId })
    await api.db.query(sql`
      insert into law.decision (id, at, market, pack_id, pack_fingerprint, player_id, action_kind, action, state,
                                only_kinds, rule_id, code, refusal)
      select gen_random_uuid(), at - make_interval(mins => n), market, pack_id, pack_fingerprint, player_id, action_kind,
             action, state, only_kinds, rule_id, code, refusal
        from law.decision, generate_series(1, 6_000) n`)
    const asked: (number | undefined)[] = []
    const columns = [{ key: 'at', title: 'When' }]
    const { exportId } = await made({ list: 'law-decisions', question: 'lang=cs', columns })
    await makeExports({
      ...atEachPage((rows) => asked.push(rows), 'law-decisions'),
      files: { ...needs.files, put: counted(needs.files.put, 1) },
    })
    // Its rows are not read twice to say how many there are.
    expect(await shown(exportId)).toMatchObject({ state: 'making', rowsDone: 5_000, rowsTotal: null })
    api.clock.advance(91_000)
    await makeExports(needs)
    expect(await shown(exportId)).toMatchObject({ state: 'done', rowsDone: 6_001, rowsTotal: 6_001 })
    expect(Math.max(...asked.map(Number))).toBe(500)
    expect(await rowsOfParts(exportId)).toEqual([5_000, 1_001])
    expect((await fileOf(exportId)).body.trim().split('\r\n')).toHaveLength(6_002)
  })

  it('is a workbook whose parts, made apart, are one sheet', async () => {
    const { exportId, number } = await made({ format: 'xlsx', question: 'which=all&gateways=Csob&sort=amount' })
    await makeExports(needs)
    const file = await fileOf(exportId)
    expect(file.headers['content-disposition']).toContain(`deposits-E-${number}.xlsx`)
    const files = unzip(file.rawPayload)
    expect([...files.keys()]).toEqual([
      'xl/worksheets/sheet1.xml',
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
    ])
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? ''
    const amounts = [...sheet.matchAll(/<c s="2"><v>([\d.]+)<\/v>/g)].map(([, amount]) => Number(amount))
    expect(amounts).toHaveLength(Math.floor(ROWS / 3))
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    expect(sheet.endsWith('</row></sheetData></worksheet>')).toBe(true)
  })

  it('continues after its worker died, and two workers write each part once', async () => {
    const { exportId } = await made({ format: 'xlsx' })
    const dying = {
      ...needs,
      files: { ...needs.files, put: counted(needs.files.put, 2) },
    }
    // The worker dies in the middle: it writes and reports nothing, and the lease stays.
    await makeExports(dying)
    expect(await shown(exportId)).toMatchObject({ state: 'making', rowsDone: 10_000 })
    await makeExports(needs)
    expect(await shown(exportId)).toMatchObject({ state: 'making', rowsDone: 10_000 })
    api.clock.advance(91_000)
    await Promise.all([makeExports(needs), makeExports({ ...needs })])
    expect(await shown(exportId)).toMatchObject({ state: 'done', rowsDone: ROWS })
    const sheet = unzip((await fileOf(exportId)).rawPayload).get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet.match(/<row>/g)).toHaveLength(ROWS + 1)
  })

  it('says that it failed when it cannot be made', async () => {
    const { exportId } = await made()
    const broken = { ...needs, files: { ...needs.files, put: () => Promise.reject(new Error('no space')) } }
    for (let turn = 0; turn < 6; turn += 1) {
      await makeExports(broken)
      api.clock.advance(91_000)
    }
    expect(await shown(exportId)).toMatchObject({ state: 'failed', problem: 'fault' })
    expect((await linkTo(exportId)).json()).toMatchObject({ code: 'ERR_EXPORT_NOT_READY' })
  })

  it('says that it failed when its worker dies each time before a part', async () => {
    const { exportId } = await made()
    // Five workers took it and were killed: none said anything.
    for (let turn = 0; turn < 5; turn += 1) {
      const lease = { lease: newId(api.clock.now()), until: new Date(api.clock.now().getTime() + 90_000) }
      expect(await takeExport(api.db, { target: needs.target, now: api.clock.now(), ...lease })).toBeDefined()
      api.clock.advance(91_000)
    }
    await makeExports(needs)
    expect(await shown(exportId)).toMatchObject({ state: 'failed', problem: 'fault', rowsDone: 0 })
  })

  it('is refused when the requester may no longer read the list', async () => {
    const token = await api.tokenOfRole('payments')
    const { exportId } = (await make({}, token)).json<Export>()
    await makeExports({ ...needs, findRights: async () => ({ permissions: ['lists.export', 'games.read'] }) })
    const [row] = await api.db.query<{ state: string; problem: string }>(sql`
      select state, problem from lists.export where id = ${exportId}`)
    expect(row).toEqual({ state: 'failed', problem: 'not-allowed' })
  })

  it('stops when it is cancelled, and expires after seven days; its data are deleted', async () => {
    const stopped = await made()
    await makeExports({ ...needs, files: { ...needs.files, put: counted(needs.files.put, 1) } })
    const token = await api.freshToken('staff')
    const answer = await api.send(calls.cancelExport, { input: { body: { exportId: stopped.exportId } }, token })
    expect(answer.json()).toMatchObject({ state: 'cancelled' })
    const failed = await made()
    await makeExports({ ...needs, findRights: async () => ({ permissions: ['lists.export', 'games.read'] }) })
    const whole = await made()
    await makeExports(needs)
    expect((await linkTo(whole.exportId)).statusCode).toBe(200)
    expect(await shown(whole.exportId)).toMatchObject({ state: 'done', isExpired: false })
    await removeExports(needs)
    expect(await countParts(stopped.exportId)).toBe(0)
    expect((await linkTo(stopped.exportId)).json()).toMatchObject({ code: 'ERR_EXPORT_NOT_READY' })
    api.clock.advance(7 * 86_400_000 + 1_000)
    // Not taken either between its end and the worker that deletes it.
    const expired = { code: 'ERR_EXPORT_EXPIRED', details: { expiredAt: whole.expiresAt } }
    expect((await linkTo(whole.exportId)).json()).toMatchObject(expired)
    // It never had a file that could be deleted.
    expect(await shown(failed.exportId)).toMatchObject({ state: 'failed', isExpired: false })
    await removeExports(needs)
    expect(await shown(failed.exportId)).toBeUndefined()
    expect(await countParts(whole.exportId)).toBe(0)
    expect((await linkTo(whole.exportId)).json()).toMatchObject(expired)
    // Whoever looks for it reads that it is gone, for as long again.
    expect(await shown(whole.exportId)).toMatchObject({ state: 'done', isExpired: true })
    api.clock.advance(7 * 86_400_000)
    expect(await shown(whole.exportId)).toBeUndefined()
  })
})

const countParts = async (id: string) =>
  (await api.db.query(sql`select no from lists.export_part where export_id = ${id}`)).length

const forTestClient = async ({ exportId }: Export) =>
  api.db.query(sql`update lists.export set for_client = ${testClient('internal').id} where id = ${exportId}`)

describe('what a file shows', () => {
  const person = { list: 'withdrawals', question: 'states=pending', columns: [{ key: 'holder', title: 'Holder' }] }
  beforeAll(() =>
    api.db.query(sql`
      insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals,
                                       idempotency_key, requested_at, changed_at)
      values (gen_random_uuid(), ${playerId}, 'BankTransfer', 5000, 'CZK', 'pending', 'CZ6508000000192000145399',
        '=Jana Nováková', '{}', 'a-key-of-this-test', ${api.clock.now()}, ${api.clock.now()})`),
  )

  it('is masked, unless requested unmasked by somebody who may reveal players when it is written', async () => {
    const forClient = testClient('internal').id
    const covered = await made({ ...person, forClient })
    const whole = await made({ ...person, isWhole: true })
    const lost = await made({ ...person, isWhole: true })
    // As if it had been requested before such requests were refused.
    await forTestClient(whole)
    await api.db.query(
      sql`update lists.export set lease_until = ${new Date(api.clock.now().getTime() + 1e6)} where id = ${lost.exportId}`,
    )
    await makeExports(needs)
    await api.db.query(sql`update lists.export set lease_until = null where id = ${lost.exportId}`)
    await makeExports({ ...needs, findRights: async () => ({ permissions: ['lists.export', 'payments.read'] }) })
    const holders = async ({ exportId }: Export) => (await fileOf(exportId)).body.trim().split('\r\n').at(-1)
    expect(await holders(covered)).toBe(`"'=••• N•••"`)
    expect(await holders(whole)).toBe(`"'=Jana Nováková"`)
    expect(await holders(lost)).toBe(`"'=••• N•••"`)
    // Uncovered values are for staff who may reveal players.
    const auditor = await api.tokenOfRole('auditor')
    expect((await linkTo(whole.exportId, auditor)).statusCode).toBe(403)
    expect((await linkTo(covered.exportId, auditor)).statusCode).toBe(200)
    expect((await make({ ...person, isWhole: true }, auditor)).statusCode).toBe(403)
    const client = await api.freshToken('internal')
    const taken = (exportId: string) => api.send(calls.downloadView, { input: { body: { exportId } }, token: client })
    expect((await taken(covered.exportId)).statusCode).toBe(200)
    expect((await taken(whole.exportId)).json()).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })
  })

  it('is for the client that its requester named, and for no other', async () => {
    const forClient = testClient('internal').id
    const [named, other, nobodys] = [
      await made({ ...person, forClient }),
      await made({ ...person, forClient: testClient('kiosk').id }),
      await made(person),
    ]
    await makeExports(needs)
    const client = await api.freshToken('internal')
    const taken = async ({ exportId }: Export) =>
      (await api.send(calls.downloadView, { input: { body: { exportId } }, token: client })).json<{ code?: string }>()
    expect(await taken(named)).not.toHaveProperty('code')
    expect(await taken(other)).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })
    expect(await taken(nobodys)).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })
    expect((await make({ ...person, forClient: 'a-client-of-nobody' })).json()).toMatchObject({
      code: 'ERR_CLIENT_NOT_FOUND',
    })
  })

  it('is requested for no client where it is unmasked, or where its rows depend on their reader', async () => {
    const forClient = testClient('internal').id
    const ofReader = { list: 'audit', question: '', columns: [{ key: 'at', title: 'At' }] }
    for (const file of [{ ...person, isWhole: true }, ofReader]) {
      const answer = await make({ ...file, forClient })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'ERR_INVALID_INPUT', details: { field: 'forClient' } })
    }
  })

  it('is for its requester alone where its rows depend on further permissions of the reader', async () => {
    const ofReader = await made({
      list: 'audit',
      question: '',
      columns: [{ key: 'at', title: 'At' }],
    })
    // As if it had been requested before such requests were refused.
    await forTestClient(ofReader)
    await makeExports(needs)
    const auditor = await api.tokenOfRole('auditor')
    expect((await linkTo(ofReader.exportId)).statusCode).toBe(200)
    expect((await linkTo(ofReader.exportId, auditor)).json()).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })
    const client = await api.freshToken('internal')
    const input = { body: { exportId: ofReader.exportId } }
    expect((await api.send(calls.downloadView, { input, token: client })).json()).toMatchObject({
      code: 'ERR_EXPORT_NOT_FOUND',
    })
  })

  it('is sealed where it lies, as is what was searched for', async () => {
    const { exportId } = await made({ ...person, question: 'states=pending&search=Jana%20Nov%C3%A1kov%C3%A1' })
    const seen: Buffer[] = []
    const put = (id: string, bytes: Buffer) => {
      seen.push(bytes)
      return needs.files.put(id, bytes)
    }
    await makeExports({ ...needs, files: { ...needs.files, put } })
    expect(seen.length).toBe(1)
    expect(seen[0]?.includes('Holder')).toBe(false)
    const [row] = await api.db.query<{ questionSealed: string }>(sql`
      select question_sealed from lists.export where id = ${exportId}`)
    expect(row?.questionSealed).not.toContain('Jana')
    const { cipher }: { cipher: FieldCipher } = needs
    expect(row?.questionSealed.startsWith(cipher.currentStart)).toBe(true)
    const { rows } = (
      await api.send(getAudit, {
        input: { query: { action: calls.makeExport.path } },
        token: await api.freshToken('staff'),
      })
    ).json<{ rows: { subjects: { kind: string; label: string }[] }[] }>()
    expect(rows[0]?.subjects).toContainEqual(
      expect.objectContaining({
        kind: 'report',
        label: expect.stringMatching(/^[a-z-]+ E-\d+ states=pending search=…$/),
      }),
    )
  })

  it('is limited to three at a time', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await make()).statusCode).toBe(200)
    expect((await make()).json()).toMatchObject({ code: 'ERR_TOO_MANY_EXPORTS' })
  })

  it('is nothing that the list does not have', async () => {
    const unknown = { code: 'ERR_LIST_QUESTION' }
    expect((await make({ columns: [{ key: 'iban', title: 'IBAN' }] })).json()).toMatchObject(unknown)
    expect((await make({ question: 'states=paid' })).json()).toMatchObject(unknown)
    expect((await make({ list: 'passwords' })).statusCode).toBe(400)
    expect((await make({}, await api.tokenOfRole('games'))).statusCode).toBe(403)
  })

  it('comes by a link that cannot be changed and ends', async () => {
    const { exportId } = await made(person)
    await makeExports(needs)
    const { url } = (await linkTo(exportId)).json<{ url: string }>()
    expect((await api.app.inject({ url: url.replace('signature=', 'signature=a') })).statusCode).toBe(404)
    expect((await api.app.inject({ url })).statusCode).toBe(200)
    api.clock.advance(61_000)
    expect((await api.app.inject({ url })).statusCode).toBe(404)
  })
})

/** Passes the first calls on; later ones never resolve, as in a killed process. */
function counted(put: ListNeeds['files']['put'], most: number): ListNeeds['files']['put'] {
  let count = 0
  return async (id, bytes) => {
    count += 1
    if (count > most) throw new Error('killed')
    return put(id, bytes)
  }
}

/** Reads a ZIP archive by its central directory, as a spreadsheet program does. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x0605_4b50)
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [compressed, bytes, name] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ]
    const path = archive.toString('utf8', at + 46, at + 46 + name)
    const begins = archive.readUInt32LE(at + 42) + 30 + name
    const content = inflateRawSync(archive.subarray(begins, begins + compressed))
    expect(content.length).toBe(bytes)
    files.set(path, content.toString('utf8'))
    at += 46 + name
  }
  return files
}
