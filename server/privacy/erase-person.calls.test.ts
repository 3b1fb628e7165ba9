import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholePersonTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as accounts from '#contract/onling-v2/player-bank-account.ts'
import * as documents from '#contract/onling-v2/player-identity-document.ts'
import * as avatars from '#contract/onling-v2/player-avatar.ts'
import * as player from '#contract/onling-v2/player.ts'
import { setTypeRestriction } from '#contract/onling-v2/type-restrictions.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import * as support from '#contract/play-v1/support.ts'
import * as staffSupport from '#contract/play-v1/staff-support.ts'
import { setSettings } from '#contract/onling-v2/player-settings.ts'
import * as registration from '#contract/onling-v2/registration.ts'
import { finishMigration, startByDocument } from '#contract/onling-v2/player-migration.ts'
import { importOldAccounts } from '#contract/play-v1/account-migration.ts'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import * as privacy from '#contract/play-v1/privacy.ts'
import { writeNote } from '#contract/play-v1/staff-notes.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { creditDeposit, getBalance } from '#server/wallet/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { erasePeople } from './erase-person.ts'
import { destroyHeld } from './held-data.ts'
import type { PrivacyNeeds } from './needs.ts'
import { findInFiles, findInTables, privacyOf } from './test-privacy.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'modry vlak jede'
const IBAN = 'CZ9455000000001011038930'

/** None of these values occurs in the product or belongs to another person of the tests. */
const person = {
  email: 'apolenka@zkouska.example',
  firstName: 'Apolenka',
  surname: 'Vzorkovičová',
  birthDate: '1987-03-09',
  birthNumber: '8753090016',
  birthPlace: 'Kamenolomy nad Potokem',
  street: 'Jeřabinková',
  phone: '+420731555919',
  document: '987123654',
}
const NOTED = 'Píše z adresy sousedky.'
const OLD_CARD = '9203199900000071'
const VALUES = [
  person.email,
  person.firstName,
  person.surname,
  'vzorkovicova',
  person.birthDate,
  person.birthNumber,
  person.birthPlace,
  person.street,
  person.phone,
  person.document,
  IBAN,
  '1011038930',
  '203.0.113.77',
  OLD_CARD,
]

let api: TestApi
let room: PrivacyNeeds
let token: string
let playerId: number

const ask = async (call: CallDefinition, input: { body?: object; query?: object }, as?: string) => {
  const answer = await api.send(call, { input, token: as ?? token })
  return { status: answer.statusCode, body: answer.json() }
}
const asStaff = async (call: CallDefinition, input: { body?: object; query?: object }) =>
  ask(call, input, await api.freshToken('staff'))

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: wholePersonTargets.CZE, MARKET_LOCALE: 'CZE' } })
  room = await privacyOf(api)
  const fields = {
    Nationality: 'CZE',
    BirthNumber: person.birthNumber,
    BirthPlace: person.birthPlace,
    PermanentAddress: { street: person.street, houseNumber: '7', town: 'Lhota', postCode: '58601', country: 'CZE' },
    PoliticallyExposed: false,
    OwnAccount: true,
  }
  const registered = await ask(registration.create, {
    body: {
      email: person.email,
      password: PASSWORD,
      firstName: person.firstName,
      surname: person.surname,
      birthDate: person.birthDate,
      language: 'cs',
      consentTermsVersion: '2026-11',
      fields: Object.entries(fields).map(([fieldType, value]) => ({ fieldType, value })),
    },
  })
  expect(registered.body).toMatchObject({ player: { email: person.email } })
  token = registered.body.token
  playerId = registered.body.player.playerId
  await live()
})
afterAll(() => api.close())

/** Creates data in as many rooms as a player does. */
async function live(): Promise<void> {
  const photo = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#c8d0d8' } })
    .jpeg()
    .toBuffer()
  const written = { kind: 'IdentityCard', country: 'CZE', number: person.document, expiresOn: '2035-05-05' }
  const { documentId } = (await ask(documents.create, { body: written })).body
  await upload(documents.uploadScan, { documentId, kind: 'Front' }, photo)
  await upload(documents.uploadScan, { documentId, kind: 'Back' }, photo)
  expect((await upload(avatars.uploadAvatar, {}, photo)).statusCode).toBe(200)
  expect((await ask(accounts.update, { body: { account: IBAN } })).status).toBe(200)
  await ask(setSettings, { body: { wantsMarketingEmail: true } })
  await ask(player.requestPasswordReset, { body: { email: person.email } })
  const amount = { amountMinor: 50_000, currency: 'CZK' as const }
  const paymentId = newId(api.clock.now())
  await api.db.transaction((tx) => creditDeposit(tx, { playerId, paymentId, amount, gateway: 'Csob' }))
  await writeToSupport(photo)
  await writePayments()
  await writeAboutPerson()
  await bringOldAccount()
}

/** A question with a file, an answer, a note about the person, and a file that was never sent. */
async function writeToSupport(photo: Buffer): Promise<void> {
  const { fileId } = (await upload(support.uploadFile, {}, photo)).json<{ fileId: string }>()
  await upload(support.uploadFile, {}, photo)
  const question = { topic: 'account', text: `Jsem ${person.surname}.`, fileIds: [fileId] }
  const { ticketId } = (await ask(sendSupportTicket, { body: { ...question, idempotencyKey: newId(api.clock.now()) } }))
    .body
  const { lastMessageId } = (await asStaff(staffSupport.getTicket, { query: { ticketId } })).body
  const said = { ticketId, text: `Dobrý den, paní ${person.surname}.` }
  const key = () => ({ idempotencyKey: newId(api.clock.now()) })
  const answer = { ...said, lastMessageId, closes: false, ...key() }
  expect((await asStaff(staffSupport.answer, { body: answer })).status).toBe(200)
  expect((await asStaff(staffSupport.addNote, { body: { ...said, ...key() } })).status).toBe(200)
  expect((await asStaff(staffSupport.getFile, { query: { ticketId, fileId } })).status).toBe(200)
}

function upload({ path: url }: CallDefinition, query: Record<string, string>, file: Buffer) {
  return uploadFile(api.app, { url, query, token, file, name: 'a.jpg', type: 'image/jpeg' })
}

/** Starts a migration of a venue's old account of the person. */
async function bringOldAccount(): Promise<void> {
  const { firstName, surname, birthDate, birthNumber, email, phone } = person
  const known = { FirstName: firstName, Surname: surname, BirthDate: birthDate, BirthNumber: birthNumber, Email: email }
  const old = {
    source: 'venue',
    reference: `HALL ${surname}`,
    fields: Object.entries({ ...known, Phone: phone }).map(([fieldType, value]) => ({ fieldType, value })),
    documents: [{ kind: 'IdentityCard', country: 'CZE', number: person.document }],
    cardNumbers: [OLD_CARD],
    pin: '5926',
  }
  const hall = await api.freshToken('internal')
  expect((await ask(importOldAccounts, { body: { accounts: [old] } }, hall)).body).toMatchObject({ imported: 1 })
  const document = { kind: 'IdentityCard', country: 'CZE', number: person.document, surname, birthDate }
  const started = (await ask(startByDocument, { body: document })).body
  const finished = await ask(finishMigration, { body: { token: started.token, mergeMethod: 'onLandbase' } })
  expect(finished.body).toMatchObject({ state: 'proving' })
  await api.db.query(sql`
    insert into account_migration.move (migration_id, to_state, actor, actor_id, actor_name, explanation, at)
    values (${finished.body.migrationId}, 'proving', 'staff', '1', 'Iveta', ${`${surname} wrote to us.`}, now())`)
}

/** Texts of staff that name the person, in all places: in rooms and in the log of their calls. */
async function writeAboutPerson(): Promise<void> {
  const explanation = `Paní ${person.surname} o to požádala telefonem.`
  const body = { playerId, direction: 'deposit', method: 'CardOnline', isRestricted: true, explanation }
  expect((await asStaff(setTypeRestriction, { body })).status).toBe(200)
  const at = api.clock.now()
  await api.db.query(sql`
    insert into payments.correction (id, player_id, amount_minor, currency, reason, explanation, state, proposed_by,
      proposed_by_name, proposed_at)
    values (${newId(at)}, ${playerId}, 100, 'CZK', 'other', ${explanation}, 'proposed', 1, 'Iveta', ${at})`)
  await api.db.query(sql`
    insert into payments.withdrawal_move (withdrawal_id, to_state, actor, user_id, user_name, explanation, moved_at)
    select id, 'sent', 'staff', 1, 'Iveta', ${explanation}, ${at} from payments.withdrawal where player_id = ${playerId}`)
  const cardId = newId(at)
  await api.db.query(sql`
    insert into cards.player_card (id, target, player_id, number_sealed, number_index, last_digits, state, added_at, changed_at)
    values (${cardId}, ${api.environment.configuration.brand.target}, ${playerId}, 'f1.test.x', 'an-index', '9016', 'active', ${at}, ${at})`)
  await api.db.query(sql`
    insert into cards.card_event (card_id, move, actor, actor_id, actor_name, reason, explanation, at)
    values (${cardId}, 'lock', 'staff', '1', 'Iveta', 'other', ${explanation}, ${at})`)
  await asStaff(player.search, { query: { text: `${person.surname} ${person.phone}` } })
}

/** A withdrawal that was sent to the bank, and messages of the bank and a partner: rows as their rooms write them. */
async function writePayments(): Promise<void> {
  const at = api.clock.now()
  const [file, paid, statement, deposit] = [newId(at), newId(at), newId(at), newId(at)]
  const holder = `${person.firstName} ${person.surname}`
  await api.db.query(sql`
    insert into payments.transfer_file (id, format, name, content, count, total_minor, currency, created_at, created_by, created_by_name)
    values (${file}, 'abo', 'a.kpc', ${`1011038930 000000050000 1999999999 55000000 0000000000 AV:Apolenka Vzorkovicova\r\n`},
      1, 50000, 'CZK', ${at}, 1, 'Iveta')`)
  await api.db.query(sql`
    insert into payments.withdrawal (id, reference_number, player_id, method, amount_minor, currency, state, iban, holder,
      signals, idempotency_key, file_id, requested_at, changed_at)
    values (${paid}, 1999999999, ${playerId}, 'BankTransfer', 50000, 'CZK', 'pending', ${IBAN}, ${holder}, '{}', 'a-key-for-tests-1',
      ${file}, ${at}, ${at})`)
  await api.db.query(sql`update payments.withdrawal set state = 'sent' where id = ${paid}`)
  await api.db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
      return_path, created_at, changed_at)
    values (${deposit}, ${playerId}, 'deposit', 'Card', 'PayU', 50000, 'CZK', 'settled', 'a-key-for-tests-2', '/cs', ${at}, ${at})`)
  await api.db.query(sql`
    insert into payments.conversation (payment_id, gateway, operation, request, verdict, duration_ms, happened_at)
    values (${deposit}, 'PayU', 'create', ${JSON.stringify({ buyer: { email: person.email } })}, 'verified', 5, ${at})`)
  await api.db.query(sql`
    insert into payments.sms_payment (payment_id, phone) values (${deposit}, ${person.phone})`)
  await api.db.query(sql`
    insert into payments.bank_consent (id, player_id, state, accounts, created_at, changed_at)
    values (${newId(at)}, ${playerId}, 'valid', ${JSON.stringify([{ end: '1011038930' }])}, ${at}, ${at})`)
  await api.db.query(sql`
    insert into players.person_change (player_id, at, by_kind, explanation, changes)
    values (${playerId}, ${at}, 'staff', ${`${person.surname} married.`}, ${JSON.stringify([{ field: 'surname', before: 'Vz•••', after: person.surname }])})`)
  await api.db.query(sql`
    insert into payments.bank_statement (id, content_hash, ordinal, format, number, iban, currency, from_day, to_day,
      opening_minor, closing_minor, imported_at, imported_by, imported_by_name)
    values (${statement}, 'hash', 0, 'gpc', '1', 'CZ6508000000192000145399', 'CZK', '2026-11-01', '2026-11-01', 0, 0, ${at}, 1, 'Iveta')`)
  await api.db.query(sql`
    insert into payments.bank_item (id, statement_id, iban, bank_ref, booked_on, amount_minor, currency, counter_account,
      counter_name, is_return, state, withdrawal_id)
    values (${newId(at)}, ${statement}, 'CZ6508000000192000145399', 'r1', '2026-11-01', -50000, 'CZK', ${IBAN}, ${holder},
      false, 'withdrawal', ${paid})`)
}

const close = (body: object = {}) =>
  ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: true, ...body } })
const requestOf = async (query: { lang?: 'cs' } = {}) => {
  const { rows } = (await asStaff(privacy.listPrivacyRequests, { query: { kind: 'erasure' } })).body
  return (await asStaff(privacy.getPrivacyRequest, { query: { requestId: rows[0].requestId, ...query } })).body
}
let serial = 0
const note = async (kind: string) => {
  const idempotencyKey = `a-note-of-an-erasure-${(serial += 1)}`
  const { status, body } = await asStaff(writeNote, { body: { playerId, kind, words: NOTED, idempotencyKey } })
  return [status, body.code]
}
/** Delivers letters as the worker does. */
const sendLetters = () => api.db.query(sql`update messaging.outgoing set state = 'sent', values = null`)

describe('closing an account', () => {
  it('shows beforehand what prevents it, and what an erasure would do by which rule until when', async () => {
    const { body } = await ask(privacy.getPrivacy, { query: {} })
    expect(body.obstacles).toMatchObject([
      { kind: 'balance', amount: { amountMinor: 50_000 } },
      { kind: 'withdrawals', count: 1 },
    ])
    const fates = new Map(body.erasure.parts.map(({ name, fate }: { name: string; fate: string }) => [name, fate]))
    expect(fates.get('contacts')).toBe('erased')
    expect(fates.get('documents')).toBe('held')
    expect(fates.get('play')).toBe('unnamed')
    expect(body.erasure.held).toMatchObject({ ruleId: 'CZ-28' })
    expect(new Date(body.erasure.held.until).getUTCFullYear()).toBe(api.clock.now().getUTCFullYear() + 10)
    expect(body.erasure.found).toMatchObject({ ruleId: 'CZ-11' })
  })

  it('is refused with a wrong password, and while money is left; the account stays open', async () => {
    expect((await close({ password: 'somebody else' })).body).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
    expect((await close()).body).toMatchObject({
      code: 'ERR_ACCOUNT_NOT_EMPTY',
      details: { obstacles: [{ kind: 'balance' }, { kind: 'withdrawals' }] },
    })
    expect((await ask(player.get, { query: {} })).status).toBe(200)
  })

  it('ends the session and all credentials', async () => {
    // The money is paid out without bank and books, which are not tested here.
    await api.db.query(sql`update payments.withdrawal set state = 'done' where player_id = ${playerId}`)
    await api.db.query(sql`
      update ledger.balance set balance = 0 where account_id = (select id from ledger.account where path = ${`player:${playerId}:cash`})`)
    expect((await close()).body).toMatchObject({ erasure: { held: { ruleId: 'CZ-28' } } })
    expect((await ask(player.get, { query: {} })).status).toBe(401)
    const signedIn = await ask(player.loginByEmail, { body: { email: person.email, password: PASSWORD } })
    expect(signedIn.body).toMatchObject({ code: 'ERR_INVALID_CREDENTIALS' })
    // Restored, so that the books can be checked completely.
    await api.db.query(sql`
      update ledger.balance set balance = 50000 where account_id = (select id from ledger.account where path = ${`player:${playerId}:cash`})`)
  })
})

describe('erasure', () => {
  it('waits for the last letter', async () => {
    await erasePeople(room)
    expect(await requestOf()).toMatchObject({ state: 'asked', waitsFor: 'messages' })
  })

  it('erases contacts at once, and keeps the person findable while a rule requires that', async () => {
    await sendLetters()
    await erasePeople(room)
    expect(await requestOf()).toMatchObject({ state: 'begun', waitsFor: 'CZ-11', hold: null })
    const left = await findInTables(api.db, VALUES)
    expect(left.filter((one) => one.includes(person.email) || one.includes(person.phone))).toEqual([])
    expect(left).toContain(`players.player: ${person.surname}`)
    // A sealed value cannot be searched for: this checks that it is deleted.
    const { rows } = await api.db.pool.query(`
      select id from support.ticket union all select id from support.message union all select id from support.file`)
    expect(rows).toEqual([])
  })

  it('lets nothing be noted any more but what goes into the box', async () => {
    expect(await note('call')).toEqual([422, 'ERR_PERSON_ERASED'])
    expect(await note('risk')).toEqual([200, undefined])
  })

  it('leaves nothing of the person to read in any table or file, once no rule has to find them', async () => {
    expect(await findInTables(api.db, VALUES)).not.toEqual([])
    api.clock.advance(7 * DAY_MS + 1)
    await erasePeople(room)
    expect(await requestOf()).toMatchObject({ state: 'done', hold: { ruleId: 'CZ-28', destroyedAt: null } })
    // Staff read the source of the rule in the language of their screen.
    expect((await requestOf({ lang: 'cs' })).hold.source).toContain('zákon č. 253/2008 Sb.')
    expect(await findInTables(api.db, VALUES)).toEqual([])
    expect(await findInFiles(api.environment.filesFolder, VALUES)).toEqual([])
    expect(await note('risk')).toEqual([422, 'ERR_PERSON_ERASED'])
    expect(await api.db.query(sql`select 1 from dossier.note where player_id = ${playerId}`)).toEqual([])
  })

  it('shows staff a closed account without a person', async () => {
    const { status, body } = await asStaff(getPlayer, { query: { playerId } })
    expect([status, body.closedAt]).toEqual([200, expect.any(String)])
    expect(JSON.stringify(body)).not.toMatch(/A•••|V•••/)
  })

  it('does not change the books', async () => {
    expect((await getBalance(api.db, playerId)).amountMinor).toBe(50_000)
    expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
  })

  it('lets held data be opened with a purpose, which is stored', async () => {
    const { requestId } = await requestOf()
    const explanation = 'Request of the authority, file 12-2026.'
    const { body } = await asStaff(privacy.openHeldData, { body: { requestId, explanation } })
    const held = JSON.stringify(body)
    for (const value of [person.surname, person.birthNumber, person.document, IBAN, person.street, NOTED])
      expect(held).toContain(value)
    expect((await requestOf()).openings).toMatchObject([{ what: 'held', purpose: explanation, openedBy: 'Iveta' }])
  })

  it('can be requested once', async () => {
    const body = { playerId, explanation: 'The person wrote to us again about it.' }
    expect((await asStaff(privacy.enterErasure, { body })).body).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('deletes key, box and pictures when the retention of the rule ends', async () => {
    expect(await destroyHeld(room)).toBe(0)
    expect(await filesLeft()).toBe(3)
    api.clock.advance(3_653 * DAY_MS)
    expect(await destroyHeld(room)).toBe(1)
    expect(await filesLeft()).toBe(0)
    const request = await requestOf()
    expect(request.hold.destroyedAt).not.toBeNull()
    const body = { requestId: request.requestId, explanation: 'Too late for any authority.' }
    expect((await asStaff(privacy.openHeldData, { body })).body).toMatchObject({ code: 'ERR_HELD_DATA_GONE' })
    expect(await findInTables(api.db, VALUES)).toEqual([])
  })
})

async function filesLeft(): Promise<number> {
  const entries = await readdir(api.environment.filesFolder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
