import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeRisk } from '#apps/api/compose/compose-risk.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { CallDefinition } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as alertCalls from '#contract/play-v1/risk-alerts.ts'
import * as caseCalls from '#contract/play-v1/risk-cases.ts'
import * as reportCalls from '#contract/play-v1/risk-reports.ts'
import type { AlertRow, RiskCase } from '#contract/shapes/risk.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { emptyProfile, saveProfile } from '#server/players/index.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { countPlay, makeSignals } from './index.ts'
import { sha256Of } from './reports/keep-document.ts'
import { contentOfReport } from './reports/report-content.ts'
import * as life from './test-life.ts'

const REASON = 'Zdroj peněz nedoložil ani na druhou výzvu.'
const SUSPICION = 'Tři vklady těsně pod hranicí a do hodiny výplata, bez jediné sázky. Proto oznamujeme.'
const BIRTH_NUMBER = '8001019999'
const DAY_MS = 86_400_000

let api: TestApi
let player: number
let risk: string
let admin: string
let photo: Buffer

const at = (back: number, hours = 0) =>
  new Date(api.clock.now().getTime() - back * DAY_MS + hours * 3_600_000).toISOString()

beforeAll(async () => {
  api = await openTestApi()
  const { db, clock, environment } = api
  player = await life.addPlayer(db, environment.configuration.brand.target, at(100))
  const profile = { ...emptyProfile, birthNumber: BIRTH_NUMBER, birthPlace: 'Plzeň', nationality: 'CZE' }
  await db.transaction((tx) => saveProfile(tx, makeFieldCipher(environment.fieldKeys), player, profile))
  for (const back of [2, 3, 4]) await life.deposit(db, player, at(back), 4_500_000)
  for (const back of [2, 3]) await life.withdraw(db, player, at(back, 1), { amountMinor: 8_000_000 })
  const needs = life.measuringOn(db, 'postgres://nowhere', clock)
  await countPlay(needs)
  await makeSignals(needs)
  risk = await api.tokenOfRole('risk')
  admin = api.tokens.staff
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ccc' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api?.close())

async function ask<Reply>(call: CallDefinition, input: object, token = risk): Promise<Reply> {
  const answer = await api.send(call, { input, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}
const codeOf = async (call: CallDefinition, input: object, token = risk) =>
  (await api.send(call, { input, token })).json<{ code: string }>().code

let shown: RiskCase
const upload = (file: Buffer | string | undefined, token = risk) =>
  uploadFile(api.app, { url: caseCalls.addFile.path, query: { caseId: shown.caseId }, token, file, name: 'výpis.exe' })

/** What the signatures of the case's reports have changed, as the audit log has it. */
async function signedInAudit(): Promise<unknown[]> {
  const query = { subjectKind: 'risk-case', subjectId: shown.caseId, action: approve.path }
  const { rows } = await ask<{ rows: { change: { after: unknown } | null }[] }>(getAudit, { query }, admin)
  return rows.map(({ change }) => change?.after)
}

/** Requests a report of the case as it is; returns the request. */
async function askReport(words: string): Promise<string> {
  const { caseId, version: seenVersion } = await ask<RiskCase>(caseCalls.getCase, { query: { caseId: shown.caseId } })
  const body = { caseId, seenVersion, words, explanation: 'Podle pravidel o hlášení.' }
  const asked = await api.send(reportCalls.reportCase, { input: { body }, token: risk })
  return asked.json<{ details: { approvalId: string } }>().details.approvalId
}

/** Requests a report and approves it as somebody else. */
async function report(words: string): Promise<RiskCase> {
  const approvalId = await askReport(words)
  const sign = { approvalId, explanation: 'Četla jsem a souhlasím s tím.', acceptedWarnings: [] }
  expect((await api.send(approve, { input: { body: sign }, token: risk })).statusCode).not.toBe(200)
  await ask(approve, { body: sign }, admin)
  return ask<RiskCase>(caseCalls.getCase, { query: { caseId: shown.caseId } })
}

describe('from a signal to the report', () => {
  it('facts raise an alert, somebody takes it, gives it a due, writes and adds a file', async () => {
    const { rows } = await ask<{ rows: AlertRow[] }>(alertCalls.listAlerts, { query: {} })
    expect(rows).toMatchObject([{ playerId: player, area: 'money', state: 'waiting' }])
    shown = await ask<RiskCase>(caseCalls.openCase, { body: { alertId: rows[0]?.alertId } })
    const { caseId, ownerId } = shown
    const given = { caseId, seenVersion: shown.version, ownerId, dueAt: at(-3) }
    shown = await ask<RiskCase>(caseCalls.assignCase, { body: given })
    expect(shown).toMatchObject({ ownerName: 'risk', dueAt: at(-3), isLate: false })
    const written = { caseId, seenVersion: shown.version, kind: 'source-asked', words: 'Dotaz na původ peněz.' }
    await ask(caseCalls.noteInCase, { body: written })
    shown = (await upload(photo)).json<RiskCase>()
    expect(shown.steps.at(-1)).toMatchObject({ kind: 'file', detail: 'image/jpeg' })
    const { url } = await ask<{ url: string }>(caseCalls.getFile, {
      query: { caseId, fileId: shown.steps.at(-1)?.fileId },
    })
    expect((await api.app.inject(url)).headers).toMatchObject({ 'content-disposition': 'inline' })
  })

  it('a hostile file is none, whatever it is called', async () => {
    const refused: [Buffer | string | undefined, string][] = [
      ['<svg onload="alert(1)"/>', 'ERR_CASE_FILE_NOT_ALLOWED'],
      ['<html><script>alert(1)</script></html>', 'ERR_CASE_FILE_NOT_ALLOWED'],
      ['%PDF-1.7 /OpenAction << /JS (app.alert(1)) >> %%EOF', 'ERR_CASE_FILE_NOT_ALLOWED'],
      ['MZ\u0090 this program cannot be run', 'ERR_CASE_FILE_NOT_ALLOWED'],
      [photo.subarray(0, Math.floor(photo.length / 2)), 'ERR_CASE_FILE_NOT_ALLOWED'],
      ['', 'ERR_FILE_MISSING'],
      [undefined, 'ERR_FILE_MISSING'],
      [Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]), 'ERR_FILE_TOO_LARGE'],
    ]
    for (const [file, code] of refused) expect((await upload(file)).json(), code).toMatchObject({ code })
    const care = await api.tokenOfRole('care')
    expect((await upload(photo, care)).json()).toMatchObject({ code: 'ERR_CASE_NOT_FOUND' })
    expect(await ask<RiskCase>(caseCalls.getCase, { query: { caseId: shown.caseId } })).toEqual(shown)
  })

  it('is about the case and the person as they were at the request, or is void', async () => {
    const signed = async (approvalId: string) => {
      const body = { approvalId, explanation: 'Četla jsem a souhlasím s tím.', acceptedWarnings: [] }
      return (await ask<{ state: string }>(approve, { body }, admin)).state
    }
    const { caseId, version: seenVersion } = shown
    const ofNote = await askReport(SUSPICION)
    await ask(caseCalls.noteInCase, {
      body: { caseId, seenVersion, kind: 'note', words: 'Ozval se, doklady neposlal.' },
    })
    expect(await signed(ofNote)).toBe('changed')
    const body = { caseId, seenVersion, words: SUSPICION, explanation: 'Podle pravidel o hlášení.' }
    expect(await codeOf(reportCalls.reportCase, { body })).toBe('ERR_STATE_CHANGED')
    const ofPerson = await askReport(SUSPICION)
    await api.db.query(sql`update players.profile set nationality = 'SVK' where player_id = ${player}`)
    expect(await signed(ofPerson)).toBe('changed')
    await api.db.query(sql`update players.profile set nationality = 'CZE' where player_id = ${player}`)
    expect((await ask<RiskCase>(caseCalls.getCase, { query: { caseId } })).reports).toEqual([])
  })

  it('is kept as it was signed, with its hash, each report a version of its own', async () => {
    const first = await report(SUSPICION)
    const body = {
      caseId: shown.caseId,
      seenVersion: first.version,
      move: 'decide',
      outcome: 'reported',
      words: REASON,
    }
    await ask(caseCalls.moveCase, { body })
    expect((await upload(photo)).json()).toMatchObject({ code: 'ERR_CASE_STATE' })
    shown = await report(`${SUSPICION} Podruhé.`)
    expect(shown.reports.map(({ number, sha256 }) => [number, sha256?.length])).toEqual([
      [1, 64],
      [2, 64],
    ])
    expect(shown.reports[0]).toEqual(first.reports[0])
    const [one, two] = shown.reports.map(({ sha256 }) => sha256)
    const noted = shown.steps.filter(({ kind }) => kind === 'reported').map(({ detail }) => detail)
    expect(noted).toEqual([expect.stringContaining(`SHA-256 ${one}`), expect.stringContaining(`SHA-256 ${two}`)])
    expect(await signedInAudit()).toContainEqual(expect.objectContaining({ report: 2, sha256: two }))
    expect(shown.state).toBe('closed')
  })
})

describe('the document of a report', () => {
  const linked = (index: number, token = risk) =>
    api.send(reportCalls.getReportFile, {
      input: { query: { caseId: shown.caseId, reportId: shown.reports[index]?.reportId } },
      token,
    })

  it('opens by a link to who may, as the bytes that were signed, and it is written down', async () => {
    const { url, sha256 } = (await linked(1)).json<{ url: string; sha256: string }>()
    const opened = await api.app.inject(url)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="report-2.pdf"',
      'cache-control': 'private, no-store',
    })
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(sha256Of(opened.rawPayload)).toBe(sha256)
    expect(sha256).toBe(shown.reports[1]?.sha256)
    const openings = await api.db.query(sql`
      select o.file_id from risk.file_opening o join risk.report r on r.file_id = o.file_id where r.number = 2`)
    expect(openings).toHaveLength(1)
    const records = await api.db.query(sql`
      select o.subjects, o.change_digest, o.player_id from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.action like '%/GetReportFile' and o.status = 200`)
    const subjects = [expect.objectContaining({ kind: 'risk-case', id: shown.caseId })]
    expect(records).toEqual([{ subjects, changeDigest: expect.any(Buffer), playerId: null }])
  })

  it('is for who has all rights of it, and is no file of the case for others', async () => {
    expect((await linked(0, await api.tokenOfRole('care'))).statusCode).toBe(403)
    const [kept] = await api.db.query<{ fileId: string }>(sql`select file_id from risk.report where number = 1`)
    const query = { caseId: shown.caseId, fileId: kept?.fileId }
    expect(await codeOf(caseCalls.getFile, { query })).toBe('ERR_CASE_NOT_FOUND')
  })

  it('says what the law asks of the person, facts and since when, the decision, and names no employee', async () => {
    const { db, clock, environment } = api
    const { configuration } = environment
    const cipher = makeFieldCipher(environment.fieldKeys)
    const ground = { db, clock, configuration, cipher, bus: { send: async () => {} } }
    const needs = composeRisk(ground, environment, {
      documents: composeDocuments(ground, environment),
      signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
    })
    const people = { maker: { userId: 7, name: 'Milada' }, approver: { userId: 8, name: 'Otakar' } }
    const signed = { number: 2, version: 2, words: SUSPICION, at: clock.now(), ...people }
    const content = await contentOfReport(needs, db, shown, signed)
    expect(content?.facts).toEqual(
      expect.arrayContaining([
        ['Komu', 'Finanční analytický úřad'],
        ['Rodné číslo', BIRTH_NUMBER],
        ['Místo narození', 'Plzeň'],
        ['Průkaz totožnosti', 'neuvedeno'],
      ]),
    )
    expect(content?.sections?.map(({ text }) => text).join('\n')).toContain(REASON)
    expect(content?.table?.rows.find(([signal]) => signal?.startsWith('vklady'))?.[1]).toMatch(/^od \d{4}-\d\d-\d\d/)
    expect(content?.table?.rows.filter(([, , amount]) => amount?.includes('45'))).toHaveLength(3)
    expect(JSON.stringify(content)).toMatch(/pracovník č\. 7.*pracovník č\. 8/)
    expect(JSON.stringify(content)).not.toMatch(/Milada|Otakar|risk\.test/)
  })

  it('is given to nobody once its bytes are others, or its file is another one or missing', async () => {
    const refused = async (index: number) => (await linked(index)).json<{ code: string }>().code
    const { db, environment } = api
    await db.query(sql`update risk.report set sha256 = ${'0'.repeat(64)} where number = 1`)
    expect(await refused(0)).toBe('ERR_REPORT_FILE_LOST')
    const [kept] = await db.query<{ fileId: string }>(sql`select file_id from risk.report where number = 2`)
    const cipher = makeFieldCipher(environment.fieldKeys)
    const { files } = composeDocuments(
      { db, clock: api.clock, configuration: environment.configuration, cipher },
      environment,
    )
    await files.put(kept?.fileId ?? '', Buffer.from('another file'))
    expect(await refused(1)).toBe('ERR_REPORT_FILE_LOST')
    await files.remove(kept?.fileId ?? '')
    expect(await refused(1)).toBe('ERR_REPORT_FILE_LOST')
  })
})
