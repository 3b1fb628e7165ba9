import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { composeSupport } from '#apps/api/compose/compose-support.ts'
import type { Tone } from '#config/brand-schema.ts'
import type { CallDefinition } from '#contract/call.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as playerCalls from '#contract/onling-v2/player.ts'
import { create as registerPlayer } from '#contract/onling-v2/registration.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import * as own from '#contract/play-v1/support.ts'
import * as staffCalls from '#contract/play-v1/staff-support.ts'
import { TICKET_STATES, ticketMoves } from '#contract/states/ticket-states.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { uploadFile } from '#tests/upload-file.ts'
import type { SupportNeeds } from './needs.ts'
import { listTemplates } from './templates/templates.ts'
import { closeSilent, forgetFiles, resealTicketFiles } from './support.work.ts'

const QUESTION = 'Výběr 1 200 Kč mám od rána ve stavu Odesíláme. Posílám výpis.'
const ANSWER = 'Převod odešel v 9:14, banka ho zúčtuje zítra.'
const DAY_MS = 86_400_000

let api: TestApi
let needs: SupportNeeds
let composeFor: (tone: Tone) => SupportNeeds
let eva: string
let photo: Buffer

beforeAll(async () => {
  api = await openTestApi()
  const { db, clock, environment } = api
  const { configuration, fieldKeys } = environment
  const ground = { db, clock, configuration, cipher: makeFieldCipher(fieldKeys), bus: { send: async () => {} } }
  const beside = {
    documents: composeDocuments(ground, environment),
    signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
  }
  composeFor = (tone) =>
    composeSupport(
      { ...ground, configuration: { ...configuration, brand: { ...configuration.brand, tone } } },
      environment,
      beside,
    )
  needs = composeFor(configuration.brand.tone)
  photo = await sharp({ create: { width: 390, height: 844, channels: 3, background: '#c8d0d8' } })
    .jpeg()
    .toBuffer()
  eva = await register('eva')
})
afterAll(() => api.close())

async function register(name: string): Promise<string> {
  const body = {
    email: `${name}@post.example`,
    password: 'modry vlak jede',
    firstName: 'Eva',
    surname: 'Tichá',
    birthDate: '1988-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
    fields: [],
  }
  return (await api.send(registerPlayer, { input: { body } })).json<{ token: string }>().token
}

// oxlint-disable-next-line typescript/no-explicit-any -- replies are compared field by field
type Answered = { readonly status: number; readonly body: any }
async function ask(call: CallDefinition, body: object, token: string | undefined): Promise<Answered> {
  const answer = await api.send(call, { input: call.method === 'GET' ? { query: body } : { body }, token })
  return { status: answer.statusCode, body: answer.json() }
}
const asEva = (call: CallDefinition, body: object) => ask(call, body, eva)
const asStaff = async (call: CallDefinition, body: object) => ask(call, body, await api.freshToken('staff'))
const key = () => randomUUID()

const upload = (file: Buffer | string | undefined, token = eva) =>
  uploadFile(api.app, { url: own.uploadFile.path, token, file, name: 'výpis.exe', type: 'text/html' })

async function send(more: object = {}, token = eva): Promise<{ ticketId: string; number: number }> {
  const body = { topic: 'payments', text: QUESTION, idempotencyKey: key(), ...more }
  return (await ask(sendSupportTicket, body, token)).body
}
const lettersOf = async (template: string) =>
  api.db.query<{ values: { number: string; isWhole?: boolean; text?: string } }>(
    sql`select values from messaging.outgoing where template = ${template} order by queued_at, id`,
  )
const shown = async (ticketId: string) => (await asStaff(staffCalls.getTicket, { ticketId })).body
async function answer(ticketId: string, more: object = {}): Promise<Answered> {
  const { lastMessageId } = await shown(ticketId)
  const body = { ticketId, lastMessageId, text: ANSWER, closes: false, idempotencyKey: key(), ...more }
  return asStaff(staffCalls.answer, body)
}
/** Time passes; sessions end meanwhile, so the player signs in again. */
async function later(ms: number): Promise<void> {
  api.clock.advance(ms)
  eva = await signIn('eva@post.example')
}
it('the database and the contract have the same transitions of states', async () => {
  const rows = await api.db.query<{ way: string }>(
    sql`select from_state || ' ' || to_state as way from support.way order by 1`,
  )
  const declared = Object.values(ticketMoves).flatMap(({ from, to }) =>
    from.filter((state: string) => state !== to).map((state) => `${state} ${to}`),
  )
  expect(rows.map(({ way }) => way)).toEqual([...new Set(declared)].sort())
  await expect(api.db.query(sql`update support.ticket set state = 'lost' where true returning id`)).resolves.toEqual([])
  expect(TICKET_STATES).toEqual(['open', 'answered', 'closed'])
})

describe('a ticket', () => {
  let ticketId = ''
  let number = 0

  it('is sent with a file, has a short number, and is confirmed by a letter', async () => {
    const file = (await upload(photo)).json()
    expect(file).toMatchObject({ contentType: 'image/jpeg' })
    const sent = await send({ fileIds: [file.fileId] })
    ;({ ticketId, number } = sent)
    expect(String(number)).toMatch(/^\d{5}$/)
    expect(await lettersOf('support-received')).toEqual([{ values: { number: String(number) } }])
    const { body } = await asEva(own.getTicket, { ticketId })
    expect(body).toMatchObject({
      state: 'open',
      messages: [{ from: null, text: QUESTION, files: [{ fileId: file.fileId }] }],
      closesAt: null,
    })
  })

  it('is encrypted: no table contains its text', async () => {
    const { rows } = await api.db.pool.query<{ row: string }>('select t::text as row from support.message t')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes('Odesíláme'))).toBe(false)
  })

  it('is created once per key, also by concurrent requests', async () => {
    const body = { topic: 'games', text: 'Kolo se nedotočilo.', idempotencyKey: key() }
    const sent = await Promise.all([1, 2, 3].map(() => asEva(sendSupportTicket, body)))
    expect(new Set(sent.map((one) => one.body.ticketId)).size).toBe(1)
    expect((await asEva(own.listTickets, {})).body.rows).toHaveLength(2)
  })

  it('has covered texts for staff who may only read, and is refused without the permission', async () => {
    const auditor = await api.tokenOfRole('auditor')
    const { body } = await ask(staffCalls.getTicket, { ticketId }, auditor)
    expect(JSON.stringify(body)).not.toContain('Odesíláme')
    expect((await ask(staffCalls.answer, {}, auditor)).status).toBe(403)
    expect((await ask(staffCalls.listTickets, {}, api.tokens.staffWithoutRights)).status).toBe(403)
  })

  it('is in the queue of staff by its promise, and late after it', async () => {
    const { body } = await asStaff(staffCalls.listTickets, { state: 'open' })
    const row = body.rows.find((one: { ticketId: string }) => one.ticketId === ticketId)
    expect(row).toMatchObject({ number, priority: 'normal', isLate: false, excerpt: QUESTION, ownerId: null })
    expect(Date.parse(row.dueAt)).toBeGreaterThan(Date.parse(row.waitingSince))
    expect((await asStaff(staffCalls.countTickets, {})).body).toMatchObject({ open: 2, late: 0, unowned: 2, mine: 0 })
    const urgent = await asStaff(staffCalls.setPriority, { ticketId, priority: 'urgent' })
    expect(Date.parse(urgent.body.ticket.dueAt)).toBeLessThan(Date.parse(row.dueAt))
    await later(3_600_000)
    expect((await asStaff(staffCalls.listTickets, { state: 'open', isLate: true })).body.rows).toMatchObject([
      { number },
    ])
  })

  it('is taken by one of two concurrent requests', async () => {
    const support = await api.tokenOfRole('support')
    const people = (await asStaff(staffCalls.listOwners, {})).body.people
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Iveta', 'support'])
    const take = (token: string, name: string) => {
      const ownerId = people.find((one: { name: string }) => one.name === name).userId
      return ask(staffCalls.setOwner, { ticketId, ownerId, seenOwnerId: null }, token)
    }
    const iveta = (await api.freshToken('staff')) ?? ''
    const both = await Promise.all([take(iveta, 'Iveta'), take(support, 'support')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const nobody = { ticketId, ownerId: 999_999, seenOwnerId: (await shown(ticketId)).ticket.ownerId }
    expect((await asStaff(staffCalls.setOwner, nobody)).body).toMatchObject({ code: 'ERR_STAFF_NOT_FOUND' })
  })

  it('is answered by one of two concurrent requests; the other must read first', async () => {
    const { lastMessageId } = await shown(ticketId)
    const said = (text: string) => ({ ticketId, lastMessageId, text, closes: false, idempotencyKey: key() })
    const both = await Promise.all(
      ['Odpověď první.', 'Odpověď druhá.'].map((text) => asStaff(staffCalls.answer, said(text))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { body } = await asEva(own.getTicket, { ticketId })
    expect(body).toMatchObject({ state: 'answered', messages: [{ from: null }, { from: 'Iveta' }] })
    expect(body.closesAt).not.toBeNull()
    // The text of the answer is only on the site.
    expect(await lettersOf('support-answered')).toEqual([
      { values: { number: String(number), isWhole: false, text: '' } },
    ])
  })

  it('is answered once per key', async () => {
    const { lastMessageId } = await shown(ticketId)
    const body = { ticketId, lastMessageId, text: ANSWER, closes: false, idempotencyKey: key() }
    await asStaff(staffCalls.answer, body)
    expect((await asStaff(staffCalls.answer, body)).body.messages).toHaveLength(3)
  })

  it('has notes that the player never sees', async () => {
    const note = { ticketId, text: 'Volala bance, čeká na ni.', idempotencyKey: key() }
    expect((await asStaff(staffCalls.addNote, note)).body.messages.at(-1)).toMatchObject({ author: 'note' })
    expect(JSON.stringify((await asEva(own.getTicket, { ticketId })).body)).not.toContain('bance, čeká')
  })

  it('is closed by the player, reopened with a message, and closed by staff', async () => {
    expect((await asEva(own.close, { ticketId })).body).toMatchObject({ state: 'closed' })
    expect((await asEva(own.close, { ticketId })).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const more = { ticketId, text: 'Peníze pořád nemám.', idempotencyKey: key() }
    expect((await asEva(own.reply, more)).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
      details: { state: 'closed' },
    })
    expect((await asEva(own.reopen, more)).body).toMatchObject({ state: 'open' })
    expect((await answer(ticketId, { closes: true })).body.ticket).toMatchObject({ state: 'closed', dueAt: null })
    expect((await asStaff(staffCalls.reopen, { ticketId })).body.ticket).toMatchObject({ state: 'open', isLate: false })
    const { lastMessageId } = await shown(ticketId)
    await asEva(own.reply, { ...more, idempotencyKey: key() })
    // The last message read is not the player's last one.
    expect((await asStaff(staffCalls.close, { ticketId, lastMessageId })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    expect((await shown(ticketId)).moves.map(({ to, by }: { to: string; by: string }) => `${by} ${to}`)).toEqual([
      'player open',
      'staff answered',
      'player closed',
      'player open',
      'staff answered',
      'staff closed',
      'staff open',
    ])
  })

  it('is not found by other players', async () => {
    const other = await register('olga')
    const written = { ticketId, text: 'Cizí dotaz.', idempotencyKey: key() }
    const cases: [CallDefinition, object][] = [
      [own.getTicket, { ticketId }],
      [own.close, { ticketId }],
      [own.reply, written],
      [own.reopen, written],
    ]
    for (const [call, body] of cases)
      expect((await ask(call, body, other)).body, call.path).toMatchObject({ code: 'ERR_TICKET_NOT_FOUND' })
    const [file] = (await asEva(own.getTicket, { ticketId })).body.messages[0].files
    const missing = { code: 'ERR_TICKET_FILE_NOT_FOUND' }
    expect((await ask(own.getFile, { fileId: file.fileId }, other)).body).toMatchObject(missing)
    expect((await ask(own.removeFile, { fileId: file.fileId }, other)).body).toMatchObject(missing)
    const unsent = (await upload(photo)).json<{ fileId: string }>()
    const taken = { topic: 'terms', text: 'S cizí přílohou.', fileIds: [unsent.fileId], idempotencyKey: key() }
    expect((await ask(sendSupportTicket, taken, other)).body).toMatchObject(missing)
    // A sent file cannot be used by a second message, nor removed.
    expect((await asEva(own.removeFile, { fileId: file.fileId })).body).toMatchObject(missing)
  })

  it('closes automatically after a week without a message', async () => {
    await answer(ticketId)
    await later(6 * DAY_MS)
    expect(await closeSilent(needs)).toBe(0)
    await later(DAY_MS + 3_600_000)
    expect(await closeSilent(needs)).toBe(1)
    expect((await asEva(own.getTicket, { ticketId })).body).toMatchObject({ state: 'closed', moves: expect.anything() })
  })
})

async function signIn(email: string): Promise<string> {
  const body = { email, password: 'modry vlak jede' }
  return (await api.send(playerCalls.loginByEmail, { input: { body } })).json<{ token: string }>().token
}

describe('a file', () => {
  it('is refused if its type is not accepted, with the accepted ones', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const cases: [Buffer | string | undefined, string][] = [
      ['<svg onload="alert(1)"/>', 'ERR_TICKET_FILE_NOT_ALLOWED'],
      ['<html><script>alert(1)</script></html>', 'ERR_TICKET_FILE_NOT_ALLOWED'],
      ['%PDF-1.7 /OpenAction << /JS (app.alert(1)) >> %%EOF', 'ERR_TICKET_FILE_NOT_ALLOWED'],
      [photo.subarray(0, Math.floor(photo.length / 2)), 'ERR_TICKET_FILE_NOT_ALLOWED'],
      [bomb, 'ERR_TICKET_FILE_NOT_ALLOWED'],
      ['MZ\u0090 this program cannot be run', 'ERR_TICKET_FILE_NOT_ALLOWED'],
      ['', 'ERR_FILE_MISSING'],
      [undefined, 'ERR_FILE_MISSING'],
      [Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]), 'ERR_FILE_TOO_LARGE'],
    ]
    for (const [file, code] of cases) expect((await upload(file)).json(), code).toMatchObject({ code })
  })

  it('opens by a link that expires, recorded, for staff of its ticket and its player', async () => {
    const { fileId } = (await upload('%PDF-1.4 výpis %%EOF')).json<{ fileId: string }>()
    const { ticketId } = await send({ fileIds: [fileId] })
    const link = (await asStaff(staffCalls.getFile, { ticketId, fileId })).body
    const opened = await api.app.inject(link.url)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="file.pdf"',
    })
    expect(opened.rawPayload.toString()).toBe('%PDF-1.4 výpis %%EOF')
    // Not its last character, which has bits that count for nothing.
    const changed = link.url.replace(
      /signature=(.)/,
      (_: string, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`,
    )
    expect((await api.app.inject(changed)).statusCode).toBe(404)
    api.clock.advance(61_000)
    expect((await api.app.inject(link.url)).statusCode).toBe(404)
    expect(await api.db.query(sql`select viewer_kind from support.file_opening`)).toEqual([{ viewerKind: 'staff' }])
    const other = await send()
    expect((await asStaff(staffCalls.getFile, { ticketId: other.ticketId, fileId })).body).toMatchObject({
      code: 'ERR_TICKET_FILE_NOT_FOUND',
    })
  })

  it('without a message is counted, can be removed, and is deleted after a day', async () => {
    await forgetFiles(needs)
    const files = []
    for (let sent = 0; sent < 6; sent += 1) files.push((await upload(photo)).json<{ fileId: string }>())
    expect((await upload(photo)).json()).toMatchObject({ code: 'ERR_TOO_MANY_TICKETS' })
    expect((await asEva(own.removeFile, { fileId: files[0]?.fileId })).body).toEqual({ done: true })
    const tooMany = files.slice(1, 5).map(({ fileId }) => fileId)
    expect(
      (await asEva(sendSupportTicket, { topic: 'terms', text: QUESTION, fileIds: tooMany, idempotencyKey: key() }))
        .status,
    ).toBe(400)
    await later(DAY_MS)
    expect(await forgetFiles(needs)).toBeGreaterThanOrEqual(5)
    expect(await needs.files.get(files[1]?.fileId ?? '')).toBeUndefined()
  })

  it('is re-encrypted with a new key', async () => {
    const cipher = makeFieldCipher({
      keys: [{ id: 'newer', key: Buffer.alloc(32, 9) }, ...api.environment.fieldKeys.keys],
      indexKey: api.environment.fieldKeys.indexKey,
    })
    expect(await resealTicketFiles({ ...needs, cipher })).toBeGreaterThan(0)
    expect(await resealTicketFiles({ ...needs, cipher })).toBe(0)
    // This test's process has only the old key, so the file is re-encrypted with it.
    await api.db.query(sql`delete from support.file_opening`)
    await api.db.query(sql`update support.file set message_id = null`)
    await later(DAY_MS + 1)
    await forgetFiles(needs)
  })
})

describe('a player', () => {
  it('may ask a limited number of questions per day', async () => {
    const busy = await register('marek')
    for (let sent = 0; sent < 10; sent += 1) expect((await send({}, busy)).number).toBeGreaterThan(0)
    const body = { topic: 'terms', text: QUESTION, idempotencyKey: key() }
    expect((await ask(sendSupportTicket, body, busy)).body).toMatchObject({ code: 'ERR_TOO_MANY_TICKETS' })
  })

  it('asks without a sign-in while the account is locked, and gets the whole answer', async () => {
    await register('zdenek')
    const [row] = await api.db.query<{ id: number }>(sql`
      select id from players.player where email = 'zdenek@post.example'`)
    const playerId = row?.id ?? 0
    const locked = await asStaff(playerCalls.lock, {
      playerId,
      reason: 'suspected-fraud',
      explanation: 'Podezřelé vklady ze tří karet.',
    })
    expect(locked.status).toBe(200)
    const asked = {
      email: 'zdenek@post.example',
      password: 'modry vlak jede',
      topic: 'account',
      text: 'Proč jsem zamčený?',
    }
    const wrong = await ask(own.askFromOutside, { ...asked, password: 'jiné heslo', idempotencyKey: key() }, undefined)
    expect(wrong.body).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
    const stranger = { ...asked, email: 'nikdo@post.example', idempotencyKey: key() }
    expect((await ask(own.askFromOutside, stranger, undefined)).body).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
    const { body } = await ask(own.askFromOutside, { ...asked, idempotencyKey: key() }, undefined)
    const queue = await asStaff(staffCalls.listTickets, { number: body.number })
    await answer(queue.body.rows[0].ticketId)
    expect((await lettersOf('support-answered')).at(-1)).toEqual({
      values: { number: String(body.number), isWhole: true, text: ANSWER },
    })
  })

  it('may ask while excluded', async () => {
    const away = await register('alena')
    expect((await ask(pressPanic, {}, away)).status).toBe(200)
    // A player signed out by the stop signs in again: that is permitted.
    const back = await signIn('alena@post.example')
    expect((await send({}, back)).number).toBeGreaterThan(0)
  })
})

describe('templates', () => {
  const texts = { cs: 'Dobrý den, dotaz {number} řešíme.', en: 'Hello, we look into question {number}.' }

  it('exist in every language of the brand, with unique names', async () => {
    const { body } = await asStaff(staffCalls.saveTemplate, { name: 'Řešíme', topic: null, texts })
    expect(body).toMatchObject({ name: 'Řešíme', texts, changedBy: 'Iveta' })
    const twice = await asStaff(staffCalls.saveTemplate, { name: 'řešíme', topic: 'games', texts })
    expect(twice.body).toMatchObject({ code: 'ERR_TEMPLATE_NAME_TAKEN' })
    const half = await asStaff(staffCalls.saveTemplate, { name: 'Jen česky', topic: null, texts: { cs: texts.cs } })
    expect(half.body).toMatchObject({ code: 'ERR_TEMPLATE_LANGUAGES', details: { missing: 'en' } })
  })

  it('name the languages in which they address the player otherwise than the brand', async () => {
    const informal = { cs: 'Ahoj, tvůj dotaz {number} řešíme.', en: texts.en }
    const ofFormalBrand = await asStaff(staffCalls.saveTemplate, { name: 'Tykáme', topic: null, texts: informal })
    expect(ofFormalBrand.body).toMatchObject({ inOtherForm: ['cs'] })
    const { templateId } = ofFormalBrand.body as { templateId: string }
    const ofInformalBrand = composeFor('informal')
    expect((await listTemplates(ofInformalBrand)).templates.find((one) => one.templateId === templateId)).toMatchObject(
      {
        inOtherForm: [],
      },
    )
    const formal = { templateId, name: 'Tykáme', topic: null, texts: { ...texts, cs: 'Váš dotaz {number} řešíme.' } }
    expect((await asStaff(staffCalls.saveTemplate, formal)).body).toMatchObject({ inOtherForm: [] })
    expect((await listTemplates(ofInformalBrand)).templates.find((one) => one.templateId === templateId)).toMatchObject(
      {
        inOtherForm: ['cs'],
      },
    )
    await asStaff(staffCalls.removeTemplate, { templateId })
  })

  it('are changed, used in answers, and removed', async () => {
    const [template] = (await asStaff(staffCalls.listTemplates, {})).body.templates
    const { templateId } = template
    const changed = { templateId, name: 'Řešíme to', topic: 'payments', texts }
    expect((await asStaff(staffCalls.saveTemplate, changed)).body).toMatchObject({ templateId, name: 'Řešíme to' })
    const { ticketId } = await send()
    expect((await answer(ticketId, { templateId })).status).toBe(200)
    expect((await asStaff(staffCalls.removeTemplate, { templateId })).body).toEqual({ done: true })
    expect((await answer(ticketId, { templateId })).body).toMatchObject({ code: 'ERR_TEMPLATE_NOT_FOUND' })
    expect((await asStaff(staffCalls.listTemplates, {})).body.templates).toEqual([])
  })
})

it('the usual time of an answer is shown after enough answers', async () => {
  const rows = await api.db.query<{ count: number }>(
    sql`select count(*) as count from support.message where waited_minutes is not null`,
  )
  const { body } = await ask(own.getAnswerTime, {}, undefined)
  expect(body.usualMinutes === null).toBe((rows[0]?.count ?? 0) < 5)
  for (let more = 0; more < 5; more += 1) {
    const { ticketId } = await send({}, await register(`kdo${more}`))
    api.clock.advance(12 * 60_000)
    await answer(ticketId)
  }
  expect((await ask(own.getAnswerTime, {}, undefined)).body.usualMinutes).toBe(12)
})

it('a silent ticket is closed by time, whatever happens to another that cannot be closed', async () => {
  await later(3_600_000)
  const [broken, ...others] = [await send(), await send(), await send()].map(({ ticketId: id }) => id)
  for (const id of [broken ?? '', ...others]) await answer(id)
  await later(8 * DAY_MS)
  const unstick = await stickRows(api.db, 'support.ticket', `new.id = '${broken}'`)
  await expect(closeSilent(needs)).rejects.toThrow('could not be closed')
  await unstick()
  for (const id of others)
    expect((await asEva(own.getTicket, { ticketId: id })).body).toMatchObject({ state: 'closed' })
  expect(await closeSilent(needs)).toBe(1)
})
