import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as venue from '#contract/capi-v1/document-scans.ts'
import * as accounts from '#contract/onling-v2/player-bank-account.ts'
import * as scanCalls from '#contract/onling-v2/player-document-scan.ts'
import * as documentCalls from '#contract/onling-v2/player-identity-document.ts'
import * as approvals from '#contract/play-v1/approvals.ts'
import * as staffCalls from '#contract/play-v1/staff-documents.ts'
import { DOCUMENT_STATES, documentMoves } from '#contract/states/document-states.ts'
import { makeFieldCipher, movableClock, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { expireDocuments, remindOfExpiry, resealFiles } from './documents.work.ts'
import type { DocumentNeeds } from './needs.ts'

let api: TestApi
let needs: DocumentNeeds
let photo: Buffer
let playerId: number
const newKey = { id: 'newer', key: Buffer.alloc(32, 9) }

beforeAll(async () => {
  api = await openTestApi()
  const { db, clock, environment } = api
  const { configuration, fieldKeys } = environment
  needs = composeDocuments({ db, clock, configuration, cipher: makeFieldCipher(fieldKeys) }, environment)
  photo = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#c8d0d8' } })
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .jpeg()
    .toBuffer()
  const rows = await api.db.query<{ id: number }>(sql`select id from players.player`)
  playerId = rows[0]?.id ?? 0
})
afterAll(() => api.close())

const asPlayer = (call: CallDefinition, input: { body?: object; query?: object }) =>
  api.send(call, { input, token: api.tokens.player })
const asStaff = (call: CallDefinition, input: { body?: object; query?: object }) =>
  api.send(call, { input, token: api.tokens.staff })

function upload({ path: url }: CallDefinition, query: Record<string, string>, file: Buffer) {
  return uploadFile(api.app, { url, query, token: api.tokens.player, file, name: 'a.jpg', type: 'image/jpeg' })
}

const document = { kind: 'IdentityCard', country: 'CZE', number: '123 456 789', expiresOn: '2035-05-05' }
type Shown = { documentId: string; state: string; missingSides: string[]; scans: { scanId: string }[] }

async function sendBothSides(documentId: string): Promise<Shown> {
  await upload(documentCalls.uploadScan, { documentId, kind: 'Front' }, photo)
  return (await upload(documentCalls.uploadScan, { documentId, kind: 'Back' }, photo)).json<Shown>()
}

it('has the same transitions between states in the database as in the contract', async () => {
  const rows = await api.db.query<{ way: string }>(
    sql`select from_state || ' ' || to_state as way from documents.way order by 1`,
  )
  const declared = Object.values(documentMoves).flatMap(({ from, to }) =>
    from.filter((state) => state !== to).map((state) => `${state} ${to}`),
  )
  expect(rows.map(({ way }) => way)).toEqual([...new Set(declared)].sort())
})

describe('a document of a player', () => {
  let documentId = ''

  it('is entered, and its number is stored sealed', async () => {
    const answer = await asPlayer(documentCalls.create, { body: document })
    expect(answer.json()).toMatchObject({ state: 'incomplete', numberHint: '…789', missingSides: ['Front', 'Back'] })
    documentId = answer.json<Shown>().documentId
    const [row] = await api.db.query<{ row: string }>(sql`select d::text as row from documents.identity_document d`)
    expect(row?.row).not.toContain('123456789')
  })

  it.each([
    [{ ...document, kind: 'EuropeanHealthInsuranceCard' }, 'ERR_DOCUMENT_TYPE_NOT_ALLOWED'],
    [{ ...document, number: '-- --' }, 'ERR_DOCUMENT_NUMBER_INVALID'],
    [{ ...document, expiresOn: '2020-01-01' }, 'ERR_DOCUMENT_EXPIRED'],
    [document, 'ERR_DOCUMENT_ALREADY_ADDED'],
  ])('refuses what cannot verify anybody: %o', async (body, code) => {
    expect((await asPlayer(documentCalls.create, { body })).json()).toMatchObject({ code })
  })

  it('accepts pictures only, complete and large enough', async () => {
    const side = { documentId, kind: 'Front' }
    const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // A few kilobytes that would decode to a quarter of a gigabyte.
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const cases: [Buffer, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), 'ERR_SCAN_TYPE_NOT_ALLOWED'],
      [Buffer.from('%PDF-1.7 … %%EOF'), 'ERR_SCAN_TYPE_NOT_ALLOWED'],
      [photo.subarray(0, Math.floor(photo.length / 2)), 'ERR_FILE_DAMAGED'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5000, 7)]), 'ERR_FILE_DAMAGED'],
      [small, 'ERR_SCAN_TOO_SMALL'],
      [bomb, 'ERR_FILE_DAMAGED'],
      [Buffer.alloc(0), 'ERR_FILE_MISSING'],
      [Buffer.concat([photo, Buffer.alloc(15 * 1024 * 1024)]), 'ERR_FILE_TOO_LARGE'],
    ]
    for (const [content, code] of cases)
      expect((await upload(documentCalls.uploadScan, side, content)).json(), code).toMatchObject({ code })
  })

  it('goes to staff with its last side', async () => {
    expect(await sendBothSides(documentId)).toMatchObject({ state: 'waiting', missingSides: [] })
    const queue = (await asStaff(staffCalls.listWaiting, { query: {} })).json<{ rows: unknown[]; count: number }>()
    expect(queue).toMatchObject({ count: 1, rows: [{ itemId: documentId, item: 'document', isAgain: false }] })
  })

  it('is shown to staff uncovered, with links that open, are recorded and expire', async () => {
    const answer = await asStaff(staffCalls.getItem, { query: { playerId, itemId: documentId } })
    const shown = answer.json<{
      document: { number: string }
      signals: string[]
      templates: { reason: string; text: string }[]
      scans: { image: { url: string } }[]
    }>()
    expect(shown.document.number).toBe('123456789')
    expect(shown.signals).toEqual([])
    expect(shown.templates.find(({ reason }) => reason === 'unreadable')?.text).toContain('vyfotit')
    const { url } = shown.scans[0]?.image ?? { url: '' }
    const opened = await api.app.inject({ url })
    expect(opened.headers['content-type']).toBe('image/jpeg')
    const { exif, width } = await sharp(opened.rawPayload).metadata()
    expect([exif, width]).toEqual([undefined, 1400])
    const openings = await api.db.query(sql`select viewer_kind from documents.file_opening`)
    expect(openings).toEqual([{ viewerKind: 'staff' }])
    expect((await api.app.inject({ url: url.replace('staff%3A', 'staff%3A9') })).statusCode).toBe(404)
    expect((await api.app.inject({ url: url.replace(/until=\d+/, 'until=9999999999') })).statusCode).toBe(404)
    api.clock.advance(61_000)
    expect((await api.app.inject({ url })).statusCode).toBe(404)
  })

  it('is rejected with a text for the player, sent again and approved', async () => {
    const rejection = { reason: 'unreadable', message: 'Údaje na snímku se nedají přečíst.' }
    const rejected = await asStaff(documentCalls.reject, { body: { playerId, documentId, ...rejection } })
    expect(rejected.json()).toMatchObject({ state: 'rejected', rejection, missingSides: ['Front', 'Back'] })
    const letters = await api.db.query<{ values: { message: string } }>(
      sql`select values from messaging.outgoing where template = 'document-rejected'`,
    )
    expect(letters[0]?.values.message).toBe(rejection.message)
    const again = await asStaff(documentCalls.approve, { body: { playerId, documentId } })
    expect(again.json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })

    expect(await sendBothSides(documentId)).toMatchObject({ state: 'waiting', rejection: null })
    const queue = (await asStaff(staffCalls.listWaiting, { query: {} })).json<{ rows: unknown[] }>()
    expect(queue.rows).toMatchObject([{ itemId: documentId, isAgain: true }])
    const approved = await asStaff(documentCalls.approve, { body: { playerId, documentId } })
    expect(approved.json()).toMatchObject({ state: 'approved' })
    expect((await asPlayer(documentCalls.getStatus, { query: {} })).json()).toMatchObject({
      isVerified: true,
      demands: [{ variant: 'primary', isMet: true }],
    })
    const history = (await asPlayer(documentCalls.getHistory, { query: { documentId } })).json<{ moves: unknown[] }>()
    expect(history.moves).toMatchObject([
      { to: 'incomplete', by: 'player' },
      { to: 'waiting' },
      { to: 'rejected', by: 'staff', rejection },
      { to: 'incomplete' },
      { to: 'waiting' },
      { to: 'approved' },
    ])
  })

  it('can be removed only before it was approved, and then its pictures are deleted', async () => {
    expect((await asPlayer(documentCalls.remove, { query: { documentId } })).json()).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    const passport = { ...document, kind: 'Passport', number: '99009054' }
    const created = (await asPlayer(documentCalls.create, { body: passport })).json<Shown>()
    const sent = (
      await upload(documentCalls.uploadScan, { documentId: created.documentId, kind: 'Front' }, photo)
    ).json<Shown>()
    const [{ fileId } = { fileId: '' }] = await api.db.query<{ fileId: string }>(
      sql`select file_id from documents.scan where id = ${sent.scans[0]?.scanId}`,
    )
    expect(await needs.files.get(fileId)).toBeDefined()
    await asPlayer(documentCalls.remove, { query: { documentId: created.documentId } })
    expect(await needs.files.get(fileId)).toBeUndefined()
    expect((await asPlayer(documentCalls.get, { query: { documentId: created.documentId } })).json()).toMatchObject({
      code: 'ERR_DOCUMENT_NOT_FOUND',
    })
  })
})

it('with a signal is approved by two, and never while its number is approved for somebody else', async () => {
  const other = 'f7f3a5c0-0000-7000-8000-000000000001'
  const created = (await asPlayer(documentCalls.create, { body: { ...document, number: '987654321' } })).json<Shown>()
  const { documentId } = created
  await sendBothSides(documentId)
  await api.db.query(sql`
    insert into documents.identity_document (id, target, player_id, kind, variant, country, number_sealed, number_index,
      number_hint, is_number_usual, expires_on, created_at, changed_at)
    select ${other}, target, 1, kind, variant, country, number_sealed, number_index, number_hint, true, expires_on,
      created_at, changed_at from documents.identity_document where id = ${documentId}`)
  const otherBecomes = (state: string) =>
    api.db.query(sql`
      update documents.identity_document set state = ${state}, waiting_since = ${state === 'waiting' ? new Date() : null}
       where id = ${other}`)
  await otherBecomes('waiting')
  const approve = (more: object = {}) => asStaff(documentCalls.approve, { body: { playerId, documentId, ...more } })
  const again = { explanation: 'The other account is of a twin with a typo.' }
  const warnings = ['number-of-another-player']
  expect((await approve()).json()).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED', details: { warnings } })
  expect((await approve({ acceptedWarnings: warnings })).json()).toMatchObject({ code: 'ERR_REASON_REQUIRED' })
  const asked = (await approve({ ...again, acceptedWarnings: warnings })).json<{ details: { approvalId: string } }>()
  expect(asked).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  await otherBecomes('approved')
  const { approvalId } = asked.details
  const signing = { approvalId, explanation: 'I have seen both documents.', acceptedWarnings: warnings }
  const signed = await api.send(approvals.approve, {
    input: { body: signing },
    token: await api.tokenOfRole('documents'),
  })
  expect(signed.json()).toMatchObject({ state: 'changed', obstacle: 'ERR_DOCUMENT_OF_ANOTHER_PLAYER' })
  expect((await approve(again)).json()).toMatchObject({ code: 'ERR_DOCUMENT_OF_ANOTHER_PLAYER' })
  await api.db.query(sql`delete from documents.identity_document where id = ${other}`)
})

describe('papers', () => {
  it('wait for staff, and a newer one replaces an older', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer <<>>\n%%EOF\n')
    const first = (await upload(scanCalls.upload, { kind: 'ProofOfAccount' }, pdf)).json<{ scanId: string }>()
    const second = (await upload(scanCalls.upload, { kind: 'ProofOfAccount' }, photo)).json<{ scanId: string }>()
    const list = (await asPlayer(scanCalls.list, { query: {} })).json<{ scans: { scanId: string }[] }>()
    expect(list.scans.map(({ scanId }) => scanId)).toEqual([second.scanId])
    expect((await asPlayer(scanCalls.get, { query: { scanId: first.scanId } })).statusCode).toBe(422)
    const decide = { playerId, scanId: second.scanId, state: 'rejected' }
    expect((await asStaff(scanCalls.updateState, { body: decide })).json()).toMatchObject({
      code: 'ERR_REASON_REQUIRED',
    })
    const words = { reason: 'not-yours', message: 'Účet patří někomu jinému.' }
    expect((await asStaff(scanCalls.updateState, { body: { ...decide, ...words } })).json()).toMatchObject({
      state: 'rejected',
      rejection: words,
    })
  })

  it('verify the account that staff read on them, and no account without one', async () => {
    const { scanId } = (await upload(scanCalls.upload, { kind: 'ProofOfAccount' }, photo)).json<{ scanId: string }>()
    await asPlayer(accounts.update, { body: { account: '19-2000145399/0800' } })
    const item = (await asStaff(staffCalls.getItem, { query: { playerId, itemId: scanId } })).json()
    expect(item).toMatchObject({ bankAccounts: [{ local: '19-2000145399/0800', verifiedAt: null }] })
    const approve = (account?: string) =>
      asStaff(scanCalls.approve, { body: { playerId, scanId, ...(account ? { account } : {}) } })
    for (const wrong of [undefined, '19-2000145398/0800'])
      expect((await approve(wrong)).json()).toMatchObject({ code: 'ERR_ACCOUNT_NUMBER_INVALID' })
    expect((await approve('19-2000145399/0800')).json()).toMatchObject({ state: 'approved' })
    const kept = (await asPlayer(accounts.get, { query: {} })).json<{ accounts: { verifiedAt: string | null }[] }>()
    expect(kept.accounts.map(({ verifiedAt }) => verifiedAt !== null)).toEqual([true])
  })

  it('that show an account which the player has not entered, or another player has, need a second person', async () => {
    const { scanId } = (await upload(scanCalls.upload, { kind: 'ProofOfAccount' }, photo)).json<{ scanId: string }>()
    await api.db.query(sql`
      insert into documents.bank_account (id, target, player_id, iban_sealed, iban_index, entered_at)
      select gen_random_uuid(), target, ${playerId + 1}, 'x',
             ${needs.cipher.blindIndex('CZ2601000000000100000008', 'documents.iban')}, now()
        from players.player where id = ${playerId}`)
    const body = { playerId, scanId, account: 'CZ2601000000000100000008' }
    const open = await asStaff(scanCalls.approve, { body })
    expect(open.json()).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    const { warnings: named } = open.json<{ details: { warnings: string[] } }>().details
    expect(named).toEqual(expect.arrayContaining(['account-not-given', 'account-of-another-player']))
    const request = { ...body, acceptedWarnings: named }
    expect((await asStaff(scanCalls.approve, { body: request })).json()).toMatchObject({ code: 'ERR_REASON_REQUIRED' })
    const explained = { ...request, explanation: 'It is the account of the company of the player.' }
    const asked = (await asStaff(scanCalls.approve, { body: explained })).json()
    expect(asked).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    // Requests are compared by content, so this is the same request.
    const again = await asStaff(scanCalls.updateState, { body: { ...explained, state: 'approved' } })
    expect(again.json()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED', details: asked.details })
    const kept = (await asPlayer(accounts.get, { query: {} })).json<{ accounts: { local: string | null }[] }>()
    expect(kept.accounts.map(({ local }) => local)).toEqual(['19-2000145399/0800'])
  })

  it('with active content are refused', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction 2 0 R /JS (app.alert(1)) >> endobj\n%%EOF\n')
    expect((await upload(scanCalls.upload, { kind: 'ProofOfAddress' }, pdf)).json()).toMatchObject({
      code: 'ERR_SCAN_TYPE_NOT_ALLOWED',
    })
  })

  it('and portraits of a venue are stored, shown by a link and removed', async () => {
    const token = (await api.freshToken('internal')) ?? ''
    const send = (call: CallDefinition, body: object) => api.send(call, { input: { body }, token })
    const content = photo.toString('base64')
    const saved = (await send(venue.savePhoto, { playerId, content })).json<{ scanId: string }>()
    const got = (await send(venue.getPhoto, { playerId })).json<{ image: { url: string } }>()
    expect((await api.app.inject({ url: got.image.url })).statusCode).toBe(200)
    expect((await send(venue.deleteScan, { playerId, scanId: saved.scanId })).json()).toEqual({ done: true })
    expect((await send(venue.getPhoto, { playerId })).json()).toMatchObject({ code: 'ERR_DOCUMENT_NOT_FOUND' })
  })
})

it('causes one letter before its expiry, and verifies nobody the day after', async () => {
  const clock = movableClock(new Date('2035-04-20T10:00:00Z'))
  const later = { ...needs, clock }
  expect([await remindOfExpiry(later), await remindOfExpiry(later)]).toEqual([1, 0])
  clock.set(new Date('2035-05-05T20:00:00Z'))
  expect(await expireDocuments(later)).toBe(0)
  // 00:30 in Bratislava, still the day before in UTC.
  clock.set(new Date('2035-05-05T22:30:00Z'))
  expect(await expireDocuments(later)).toBeGreaterThan(0)
  expect(await expireDocuments(later)).toBe(0)
  expect((await asPlayer(documentCalls.getStatus, { query: {} })).json()).toMatchObject({ isVerified: false })
})

it('that fails at its reminder keeps nobody else’s letter', async () => {
  const clock = movableClock(new Date('2036-06-01T10:00:00Z'))
  const copies = ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-8fff-fffffffffff1']
  const kinds = ['ResidencePermit', 'EuropeanHealthInsuranceCard']
  const [broken = ''] = copies
  await api.db.query(sql`
    insert into documents.identity_document
    select (jsonb_populate_record(d, jsonb_build_object('id', copy, 'state', 'waiting', 'waiting_since', now(),
             'expires_on', '2036-06-20', 'reminded_at', null, 'number_index', copy, 'kind', copies.kind))).*
      from documents.identity_document d, unnest(${copies}::text[], ${kinds}::text[]) as copies (copy, kind)
     where d.id = (select id from documents.identity_document limit 1)`)
  await api.db.query(sql`
    update documents.identity_document set state = 'approved', waiting_since = null where id = any(${copies}::uuid[])`)
  const reminded = () =>
    api.db.query(sql`
      select reminded_at is not null as is_reminded from documents.identity_document
       where id = any(${copies}::uuid[]) order by id`)
  const unstick = await stickRows(api.db, 'documents.identity_document', `new.id = '${broken}'`)
  await expect(remindOfExpiry({ ...needs, clock })).rejects.toThrow('could not be reminded')
  expect(await reminded()).toEqual([{ isReminded: false }, { isReminded: true }])
  await unstick()
  expect(await remindOfExpiry({ ...needs, clock })).toBe(1)
  await api.db.query(sql`delete from documents.identity_document where id = any(${copies}::uuid[])`)
})

it('stores nothing unencrypted in its folder, and seals every file again with a newer key', async () => {
  const { filesFolder, fieldKeys } = api.environment
  const names = await readdir(filesFolder, { recursive: true, withFileTypes: true })
  const files = names.filter((name) => name.isFile())
  expect(files.length).toBeGreaterThan(2)
  for (const file of files)
    expect((await readFile(join(file.parentPath, file.name))).subarray(0, 8).toString('latin1')).toBe('f1.test.')
  const cipher = makeFieldCipher({ ...fieldKeys, keys: [newKey, ...fieldKeys.keys] })
  const [damaged] = files.map((file) => join(file.parentPath, file.name)).toSorted()
  const whole = await readFile(damaged ?? '')
  await writeFile(damaged ?? '', whole.subarray(0, 30))
  await expect(resealFiles({ ...needs, cipher })).rejects.toThrow(
    /^1 files are not sealed again, the first is [0-9a-f-]{36}: /,
  )
  await writeFile(damaged ?? '', whole)
  // All others were sealed although the first was not.
  expect(await resealFiles({ ...needs, cipher })).toBe(1)
  expect(await resealFiles({ ...needs, cipher })).toBe(0)
  for (const file of files)
    expect((await readFile(join(file.parentPath, file.name))).subarray(0, 9).toString('latin1')).toBe(
      `f1.${newKey.id}.`.slice(0, 9),
    )
})

it('has every state of the contract', () => {
  const reached = new Set<string>(Object.values(documentMoves).flatMap(({ from, to }) => [...from, to]))
  expect([...reached].sort()).toEqual([...DOCUMENT_STATES].sort())
})
