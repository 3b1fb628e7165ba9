import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as cards from '#contract/onling-v2/player-card.ts'
import * as documents from '#contract/onling-v2/player-identity-document.ts'
import { get } from '#contract/onling-v2/player.ts'
import * as calls from '#contract/onling-v2/player-migration.ts'
import * as own from '#contract/play-v1/account-migration.ts'
import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { closeAccount } from '#contract/play-v1/privacy.ts'
import { listWaiting } from '#contract/play-v1/staff-documents.ts'
import { migrationMoves } from '#contract/states/account-migration-states.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { expireMigrations } from './account-migration.work.ts'
import { deleteUnclaimed } from './old-accounts.queries.ts'
import { accountMigrationParts } from './personal-data.ts'
import { proveByDocuments } from './prove-migration.ts'
import { cardOf, importAll, numberOf, oldAccount, PIN, sendDocument, workOf } from './test-old-accounts.ts'

const PASSWORD = 'lampa kosatec mlyn'
const CARD = { kind: 'IdentityCard', country: 'CZE' } as const
const DAY_MS = 86_400_000
const WHY = 'She married, the card of identity says both names.'
const SIGNALS = ['image-of-another-player']
let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())
beforeEach(() => api.db.query(sql`delete from sign_in.attempts`))

type Body = Record<string, unknown>
async function ask(call: CallDefinition, fields: object, token?: string): Promise<{ status: number; body: Body }> {
  const answer = await api.send(call, { input: call.body ? { body: fields } : { query: fields }, token })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const asStaff = async (call: CallDefinition, fields: object) => ask(call, fields, await api.freshToken('staff'))
const codeOf = ({ body }: { body: Body }) => body['code']

const startByCard = (reference: string, change: object = {}, token?: string) =>
  ask(own.startByPlayerCard, { cardNumber: cardOf(reference), pin: PIN, ...change }, token)
const startByDocument = (reference: string, change: object = {}, token?: string) =>
  ask(
    calls.startByDocument,
    {
      kind: 'IdentityCard',
      country: 'CZE',
      number: numberOf(reference),
      surname: `DAVNY ${reference}`,
      birthDate: '1984-02-29',
      ...change,
    },
    token,
  )
const tokenOf = ({ body }: { body: Body }) => String(body['token'])
const account = (reference: string, change: object = {}) => ({
  email: `${reference}@players.test`,
  password: PASSWORD,
  language: 'cs',
  consentTermsVersion: '2026-11',
  ...change,
})
const finish = (token: string, reference: string, change: object = {}) =>
  ask(calls.finishMigration, { token, mergeMethod: 'byScan', account: account(reference), ...change })
const letters = async (template: string) =>
  api.db.query<{ recipient: string }>(sql`select recipient from messaging.outgoing where template = ${template}`)

/** Signs in as the site does, with the token of the migration. */
async function signIn(token: string): Promise<string> {
  const { body } = await ask(calls.getMigrationAccessToken, { token })
  return tokenOf(await ask(loginByAccessToken, { accessToken: body['accessToken'] }))
}

/** Creates a migration that waits for staff. */
async function bringToStaff(reference: string, change: object = {}) {
  const token = tokenOf(await startByCard(reference))
  expect((await finish(token, reference, change)).body).toMatchObject({ state: 'proving' })
  const session = await signIn(token)
  const { playerId } = (await ask(get, {}, session)).body as { playerId: number }
  const documentId = await sendDocument(api, session, { ...CARD, number: numberOf(reference) })
  // The drawn card is the same for everybody, which is a signal: a second person must approve.
  const body = { playerId, documentId, explanation: WHY }
  const second = await api.tokenOfRole('risk')
  const approved = await signByTwo(api, documents.approve, { body, second, acceptedWarnings: SIGNALS })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  await proveByDocuments(workOf(api), playerId)
  const { rows } = (await asStaff(calls.listMigrations, { state: 'waiting' })).body as { rows: Body[] }
  const migrationId = rows.find((row) => row['playerId'] === playerId)?.['migrationId']
  return { token, session, playerId, migrationId: String(migrationId) }
}

it('has the same transitions between states in the database as in the contract', async () => {
  const rows = await api.db.query<{ way: string }>(
    sql`select from_state || ' ' || to_state as way from account_migration.way`,
  )
  const declared = Object.values(migrationMoves).flatMap(({ from, to }) => from.map((state) => `${state} ${to}`))
  expect(rows.map(({ way }) => way).sort()).toEqual([...new Set(declared)].sort())
})

describe('an old account', () => {
  it('is imported once, and its rows contain nothing readable about the person', async () => {
    const old = oldAccount('import', { BirthNumber: '8402290012', Email: 'davny@post.example' })
    expect(await importAll(api, [old, old])).toEqual({ imported: 1, known: 1 })
    const rows = await api.db.query<{ text: string }>(sql`
      select o::text || coalesce(c::text, '') as text from account_migration.old_account o
        left join account_migration.old_card c on c.old_account_id = o.id where o.reference = 'import'`)
    expect(rows).toHaveLength(1)
    for (const value of [
      'Dávný',
      '8402290012',
      'davny@post.example',
      cardOf('import'),
      numberOf('import'),
      '1984-02-29',
    ])
      expect(rows[0]?.text).not.toContain(value)
  })

  it('is refused without a name, with invalid numbers, and with a card of another one', async () => {
    const hall = await api.freshToken('internal')
    const refused = async (account: object) => codeOf(await ask(own.importOldAccounts, { accounts: [account] }, hall))
    expect(await refused(oldAccount('bad', { Surname: '' }))).toBe('ERR_INVALID_CONTRACT')
    expect(await refused(oldAccount('bad', { BirthDate: '1984-02-30' }))).toBe('ERR_INVALID_CONTRACT')
    expect(await refused(oldAccount('bad', {}, { cardNumbers: ['not a card'] }))).toBe('ERR_INVALID_CARD_ID')
    expect(await refused(oldAccount('bad', {}, { cardNumbers: [cardOf('import')] }))).toBe('ERR_INVALID_CARD_ID')
    expect(await api.db.query(sql`select from account_migration.old_account where reference = 'bad'`)).toEqual([])
  })

  it('is deleted after two years when nobody claimed it', async () => {
    await importAll(api, [oldAccount('nobody')])
    const now = api.clock.now().getTime()
    const left = () => api.db.query(sql`select from account_migration.old_account where reference = 'nobody'`)
    await api.db.transaction((tx) => deleteUnclaimed(tx, new Date(now + 729 * DAY_MS)))
    expect(await left()).toHaveLength(1)
    await api.db.transaction((tx) => deleteUnclaimed(tx, new Date(now + 731 * DAY_MS)))
    expect(await left()).toHaveLength(0)
  })
})

describe('the start', () => {
  beforeAll(() =>
    importAll(api, [oldAccount('start', { Email: 'otakar@post.example' }), oldAccount('pinless', {}, { pin: null })]),
  )

  it('finds it by card and PIN, and covers what it finds', async () => {
    const { status, body } = await startByCard('start')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        migration: {
          state: 'started',
          way: 'card',
          mergeMethods: ['bankId', 'byScan', 'onLandbase'],
          oldAccount: { source: 'venue', maskedName: 'O••• D•••', maskedEmail: 'o•••@post.example', cards: 1 },
          missing: ['Email', 'Language', 'Consent'],
        },
      },
    })
    expect(JSON.stringify(body)).not.toMatch(/Dávný|otakar@|1984/)
    const kept = await api.db.query(sql`select encode(token_hash, 'escape') as kept from account_migration.migration`)
    expect(JSON.stringify(kept)).not.toContain(tokenOf({ body }))
  })

  it('returns the same refusal for a wrong PIN, an unknown card and one without a PIN', async () => {
    expect(codeOf(await startByCard('start', { pin: '1357' }))).toBe('ERR_INVALID_CREDENTIALS')
    expect(codeOf(await startByCard('start', { cardNumber: 'ABCDEF0123456789' }))).toBe('ERR_INVALID_CREDENTIALS')
    expect(codeOf(await startByCard('pinless'))).toBe('ERR_INVALID_CREDENTIALS')
  })

  it('prevents guessing: five wrong PINs block the right one too', async () => {
    for (let bad = 0; bad < 4; bad += 1)
      expect(codeOf(await startByCard('start', { pin: '1357' }))).toBe('ERR_INVALID_CREDENTIALS')
    expect(codeOf(await startByCard('start', { pin: '1357' }))).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    expect(codeOf(await startByCard('start'))).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  })

  it('finds it by a document with the right surname and day of birth, in any spelling, and by nothing less', async () => {
    expect((await startByDocument('start')).body).toMatchObject({ migration: { way: 'document' } })
    for (const wrong of [
      { number: '111222333' },
      { surname: 'Jiný' },
      { birthDate: '1984-03-01' },
      { kind: 'Passport' },
    ])
      expect(codeOf(await startByDocument('start', wrong))).toBe('ERR_OLD_ACCOUNT_NOT_FOUND')
  })

  it('replaces an earlier start; of two concurrent ones one is valid', async () => {
    const first = tokenOf(await startByCard('start'))
    const [one, other] = await Promise.all([startByCard('start'), startByDocument('start')])
    expect([one.status, other.status]).toEqual([200, 200])
    const seen = async (token: string) => (await ask(calls.getOnlineAccount, { token })).status
    expect(await seen(first)).toBe(422)
    expect([await seen(tokenOf(one)), await seen(tokenOf(other))].sort()).toEqual([200, 422])
  })

  it('is valid for a day', async () => {
    const token = tokenOf(await startByCard('start'))
    api.clock.advance(DAY_MS + 1)
    expect(codeOf(await finish(token, 'late'))).toBe('ERR_TOKEN_EXPIRED')
    expect(await expireMigrations(workOf(api))).toBeGreaterThan(0)
    expect(codeOf(await ask(calls.getOnlineAccount, { token }))).toBe('ERR_TOKEN_EXPIRED')
    expect((await startByCard('start')).status).toBe(200)
  })

  it('is refused for a signed-in player who is somebody else', async () => {
    expect(codeOf(await startByCard('start', {}, await api.freshToken('player')))).toBe('ERR_MIGRATION_OTHER_PERSON')
  })
})

describe('the finish', () => {
  beforeAll(() =>
    importAll(
      api,
      ['fin', 'venue', 'twice'].map((one) => oldAccount(one, { Email: `${one}@old.example` })),
    ),
  )

  it('is a registration: its rules apply, and a mistake does not use up the old account', async () => {
    const token = tokenOf(await startByCard('fin'))
    expect(codeOf(await finish(token, 'fin', { account: undefined }))).toBe('ERR_INVALID_CONTRACT')
    const weak = account('fin', { password: 'otakar' })
    expect(codeOf(await finish(token, 'fin', { account: weak }))).toBe('ERR_PASSWORD_TOO_WEAK')
    const used = account('fin', { email: 'jana@players.test' })
    expect(codeOf(await finish(token, 'fin', { account: used }))).toBe('ERR_EMAIL_ALREADY_USED')
    expect((await finish(token, 'fin')).body).toMatchObject({
      state: 'proving',
      mergeMethod: 'byScan',
      venueCode: null,
    })
    expect((await letters('migration-begun')).map(({ recipient }) => recipient)).toEqual(['fin@old.example'])
  })

  it('signs in once, without the password, and the account is the person’s', async () => {
    const { token } = await bringToStaff('twice')
    expect(codeOf(await ask(calls.getMigrationAccessToken, { token }))).toBe('ERR_TOKEN_INVALID')
    expect(codeOf(await startByCard('twice'))).toBe('ERR_MIGRATION_IN_PROGRESS')
  })

  it('gives no access before there is an account', async () => {
    const token = tokenOf(await startByCard('venue'))
    expect(codeOf(await ask(calls.getMigrationAccessToken, { token }))).toBe('ERR_STATE_CHANGED')
  })

  it('happens once, also for concurrent requests', async () => {
    const token = tokenOf(await startByCard('venue'))
    const onLandbase = { mergeMethod: 'onLandbase' }
    const all = await Promise.all([
      finish(token, 'venue', onLandbase),
      finish(token, 'venue', { ...onLandbase, account: account('other-venue') }),
    ])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(codeOf(await finish(token, 'venue', onLandbase))).toBe('ERR_STATE_CHANGED')
  })

  it('is proved at a venue by the code, by nothing else', async () => {
    const [row] = await api.db.query<{ venueCode: string }>(sql`
      select venue_code from account_migration.migration where venue_code is not null`)
    const hall = await api.freshToken('internal')
    const confirm = (venueCode: string) =>
      ask(own.confirmMigrationAtVenue, { venueCode, venueName: 'Herna Lípa' }, hall)
    expect(codeOf(await confirm('00000 00000'))).toBe('ERR_MIGRATION_NOT_FOUND')
    const code = String(row?.venueCode).replace(' ', '')
    expect((await confirm(code)).body).toMatchObject({ state: 'waiting' })
    expect(codeOf(await confirm(code))).toBe('ERR_MIGRATION_NOT_FOUND')
    await api.db.query(sql`delete from sign_in.attempts`)
  })
})

describe('merging into the own account', () => {
  beforeAll(() =>
    importAll(api, [
      oldAccount('jana', { FirstName: 'Jana', Surname: 'Novakova', BirthDate: '1991-04-12', BirthPlace: 'Lhota' }),
    ]),
  )

  it('shows the account, covered, to somebody who is not signed in, and does not open a second one', async () => {
    const surname = { surname: 'Nováková', birthDate: '1991-04-12' }
    const token = tokenOf(await startByDocument('jana', surname))
    expect((await ask(calls.getOnlineAccount, { token })).body).toMatchObject({ migration: { state: 'started' } })
    const asOther = await ask(calls.finishMigration, { token, mergeMethod: 'byScan' }, await api.freshToken('player'))
    expect(asOther.body).toMatchObject({ state: 'proving' })
    expect((await ask(calls.getOnlineAccount, { token })).body).toMatchObject({
      onlineAccount: { maskedEmail: 'j•••@players.test', isOwn: false },
    })
    expect(codeOf(await ask(calls.getMigrationAccessToken, { token }))).toBe('ERR_TOKEN_INVALID')
  })

  it('shows its state to the player', async () => {
    const { body } = await ask(own.getOwnMigration, {}, await api.freshToken('player'))
    expect(body).toMatchObject({ migration: { state: 'proving', mergeMethod: 'byScan' } })
  })

  it('ends after 30 days without documents, with a letter, and may be started again', async () => {
    api.clock.advance(30 * DAY_MS + 1)
    expect(await expireMigrations(workOf(api))).toBeGreaterThan(0)
    expect((await letters('migration-expired')).map(({ recipient }) => recipient)).toContain('jana@players.test')
    const surname = { surname: 'Nováková', birthDate: '1991-04-12' }
    expect((await startByDocument('jana', surname)).status).toBe(200)
  })
})

const approveByTwo = async (migrationId: string) => {
  const acceptedWarnings = ['identity-differs']
  const second = await api.tokenOfRole('documents')
  return signByTwo(api, calls.approveMigration, { body: { migrationId, explanation: WHY }, second, acceptedWarnings })
}

describe('staff', () => {
  beforeAll(() =>
    importAll(api, [
      oldAccount('yes', { BirthPlace: 'Lhota', Nationality: 'CZE' }),
      oldAccount('differs'),
      oldAccount('no'),
      oldAccount('both'),
      oldAccount('closed'),
      oldAccount('erased'),
    ]),
  )

  it('find it in the one queue, with the difference field by field, and approve it', async () => {
    const { session, playerId, migrationId } = await bringToStaff('yes')
    const queue = (await asStaff(listWaiting, {})).body as { rows: Body[] }
    expect(queue.rows).toContainEqual(
      expect.objectContaining({ itemId: migrationId, item: 'migration', kind: 'byScan', playerId, isAgain: false }),
    )
    const shown = (await asStaff(own.getMigration, { migrationId })).body
    expect(shown).toMatchObject({
      isIdentityVerified: true,
      oldAccount: { reference: 'yes', cards: [cardOf('yes').slice(-4)], hasPin: true },
      language: 'cs',
    })
    expect(shown['differences']).toContainEqual({
      field: 'Surname',
      old: 'Dávný yes',
      online: 'Dávný yes',
      outcome: 'same',
      isIdentity: true,
    })
    expect((await asStaff(calls.approveMigration, { migrationId })).body).toMatchObject({ state: 'approved', playerId })
    const held = (await ask(cards.listCards, {}, session)).body as { cards: Body[] }
    expect(held.cards).toMatchObject([{ lastDigits: cardOf('yes').slice(-4), state: 'active' }])
    const byCard = await ask(cards.loginByCard, { cardNumber: cardOf('yes'), pin: PIN })
    expect(byCard.body).toMatchObject({ player: { playerId } })
    expect((await letters('migration-approved')).map(({ recipient }) => recipient)).toEqual(['yes@players.test'])
    expect(codeOf(await startByDocument('yes'))).toBe('ERR_ALREADY_MIGRATED')
  })

  it('need a reason and two people when the accounts name two persons', async () => {
    const married = [{ fieldType: 'Surname', value: 'Mladá' }]
    const { migrationId } = await bringToStaff('differs', { account: account('differs', { fields: married }) })
    expect((await asStaff(calls.approveMigration, { migrationId, explanation: WHY })).body).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: ['identity-differs'] },
    })
    const body = { migrationId, acceptedWarnings: ['identity-differs'] }
    expect(codeOf(await asStaff(calls.approveMigration, body))).toBe('ERR_REASON_REQUIRED')
    expect(await approveByTwo(migrationId)).toMatchObject({ status: 200 })
    expect((await asStaff(own.getMigration, { migrationId })).body['moves']).toContainEqual(
      expect.objectContaining({ to: 'approved', by: 'staff', name: 'Iveta', explanation: WHY }),
    )
  })

  it('only one of two concurrent decisions counts', async () => {
    const { migrationId } = await bringToStaff('both')
    const token = await api.freshToken('staff')
    const approve = () => ask(calls.approveMigration, { migrationId }, token)
    const both = await Promise.all([approve(), approve()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.map(codeOf)).toContain('ERR_STATE_CHANGED')
  })

  it('reject it with a text in the player’s language; the old account may be migrated again', async () => {
    const { token, session, migrationId } = await bringToStaff('no')
    const shown = (await asStaff(own.getMigration, { migrationId })).body as {
      templates: { reason: string; text: string }[]
    }
    const [template] = shown.templates
    const rejection = { reason: template?.reason, message: template?.text }
    expect((await asStaff(calls.rejectMigration, { migrationId, ...rejection })).body).toMatchObject({
      state: 'rejected',
    })
    expect((await ask(own.getOwnMigration, {}, session)).body).toMatchObject({
      migration: { state: 'rejected', rejection },
    })
    expect((await ask(calls.getOnlineAccount, { token })).body).toMatchObject({ migration: { rejection } })
    expect(codeOf(await asStaff(calls.approveMigration, { migrationId }))).toBe('ERR_STATE_CHANGED')
    expect((await letters('migration-rejected')).map(({ recipient }) => recipient)).toEqual(['no@players.test'])
    expect((await startByCard('no', {}, session)).status).toBe(200)
  })

  it('cannot approve for an account that its player has closed; they reject it', async () => {
    const { session, migrationId } = await bringToStaff('closed')
    const closing = { password: PASSWORD, erasesData: false }
    expect((await ask(closeAccount, closing, session)).status).toBe(200)
    expect((await asStaff(calls.approveMigration, { migrationId })).body).toMatchObject({
      code: 'ERR_STATE_CHANGED',
      details: { state: 'closed' },
    })
    const rejection = { reason: 'account-closed', message: 'The account was closed by its player.' }
    expect((await asStaff(calls.rejectMigration, { migrationId, ...rejection })).status).toBe(200)
  })

  it('find no data, card or text of an erased person, and nobody finds the old account again', async () => {
    const married = [{ fieldType: 'Surname', value: 'Mladá' }]
    const { playerId, migrationId } = await bringToStaff('erased', { account: account('erased', { fields: married }) })
    await approveByTwo(migrationId)
    const cipher = makeFieldCipher(api.environment.fieldKeys)
    const parts = accountMigrationParts({ cipher })
    const copy = JSON.stringify(await Promise.all(parts.map((part) => part.read(api.db, playerId))))
    expect(copy).toContain('Dávný erased')
    const now = api.clock.now()
    await api.db.transaction(async (tx) => {
      for (const part of parts) await part.erase?.(tx, playerId, now)
    })
    expect((await asStaff(own.getMigration, { migrationId })).body).toMatchObject({
      oldAccount: { reference: expect.stringContaining('erased:'), cards: [], hasPin: false },
      moves: expect.not.arrayContaining([expect.objectContaining({ explanation: WHY })]),
    })
    expect(codeOf(await startByDocument('erased'))).toBe('ERR_OLD_ACCOUNT_NOT_FOUND')
    expect(codeOf(await startByCard('erased'))).toBe('ERR_INVALID_CREDENTIALS')
  })

  it('see and decide nothing without the permission', async () => {
    const migrationId = '0190d3a0-7b1c-7000-8000-0123456789ab'
    const token = api.tokens.staffWithoutRights
    expect((await ask(calls.approveMigration, { migrationId }, token)).status).not.toBe(200)
    expect((await ask(own.getMigration, { migrationId }, token)).status).not.toBe(200)
    expect(codeOf(await asStaff(own.getMigration, { migrationId }))).toBe('ERR_MIGRATION_NOT_FOUND')
  })

  it('cannot rewrite what happened', async () => {
    await expect(api.db.query(sql`delete from account_migration.move`)).rejects.toThrow(/append-only/)
    await expect(api.db.query(sql`update account_migration.move set explanation = 'other'`)).rejects.toThrow(
      /append-only/,
    )
    await expect(
      api.db.query(
        sql`update account_migration.migration set state = 'waiting', waiting_since = now() where state = 'approved'`,
      ),
    ).rejects.toThrow(/does not go/)
  })
})
