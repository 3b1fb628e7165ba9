import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { changePersonData, verifyPerson } from '#contract/capi-v1/person.ts'
import * as hall from '#contract/capi-v1/player-registration.ts'
import { selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import { get } from '#contract/onling-v2/player.ts'
import { update } from '#contract/onling-v2/player-update.ts'
import { getPlayer, revealPlayer } from '#contract/play-v1/backoffice.ts'
import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { sql } from '#server/kernel/index.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const WHY = 'The player showed the document at the desk.'
const home = { street: 'Sokolská', houseNumber: '101/1', town: 'Praha', postCode: '120 00', country: 'CZE' }
let api: TestApi
let verified: TestApi
let playerId: number

beforeAll(async () => {
  api = await openTestApi()
  verified = await openTestApi({ isVerified: true })
  playerId = (await api.send(get, { input: { query: {} }, token: api.tokens.player })).json<{ playerId: number }>()
    .playerId
})
afterAll(async () => {
  await api.close()
  await verified.close()
})

type Field = { readonly fieldType: string; readonly value: unknown }
const asStaff = (fields: readonly Field[], of = api, token = of.tokens.staff) =>
  of.send(update, { input: { body: { playerId, fields, reason: 'typing-error', explanation: WHY } }, token })
const changes = async () =>
  (await api.send(listPersonChanges, { input: { query: { playerId } }, token: api.tokens.staff })).json<{
    rows: { byKind: string; byName: string | null; explanation: string | null; changes: object[] }[]
  }>().rows

describe('staff who change a person', () => {
  it('write only what they send, and it is stored with before and after, masked', async () => {
    const answer = await asStaff([
      { fieldType: 'Surname', value: 'Dvořáková' },
      { fieldType: 'PermanentAddress', value: home },
      { fieldType: 'Databox', value: 'j7hb2kh' },
      { fieldType: 'FirstName', value: 'Jana' },
    ])
    expect(answer.json()).toEqual({ changedFields: ['Surname', 'Databox', 'PermanentAddress'] })
    const person = await api.send(revealPlayer, {
      input: { body: { playerId, purpose: 'To see what was written.' } },
      token: api.tokens.staff,
    })
    expect(person.json()).toMatchObject({
      firstName: 'Jana',
      surname: 'Dvořáková',
      birthDate: '1991-04-12',
      permanentAddress: 'Sokolská 101/1, 120 00 Praha, CZE',
    })
    const [latest] = await changes()
    expect(latest).toMatchObject({ byKind: 'staff', byName: 'Iveta', reason: 'typing-error', explanation: WHY })
    expect(latest?.changes).toContainEqual({ field: 'Surname', before: 'N•••', after: 'D•••' })
    expect(JSON.stringify(latest)).not.toMatch(/Dvořák|Novák|Sokolská|j7hb2kh/)
  })
  it('can empty an optional field', async () => {
    expect((await asStaff([{ fieldType: 'Databox', value: '' }])).json()).toEqual({ changedFields: ['Databox'] })
    const [latest] = await changes()
    expect(latest?.changes).toEqual([{ field: 'Databox', before: 'j•••', after: '' }])
  })
  it('change nothing where nothing differs', async () => {
    const before = (await changes()).length
    expect((await asStaff([{ fieldType: 'Surname', value: ' Dvořáková ' }])).json()).toEqual({ changedFields: [] })
    expect(await changes()).toHaveLength(before)
  })
  test.each<[Field, string]>([
    [{ fieldType: 'Email', value: 'jina@players.test' }, 'Unknown'],
    [{ fieldType: 'PoliticallyExposed', value: false }, 'Unknown'],
    [{ fieldType: 'Password', value: 'another-password-of-hers' }, 'Unknown'],
    [{ fieldType: 'Surname', value: '' }, 'RequiredField'],
    [{ fieldType: 'BirthDate', value: '2015-01-01' }, 'InvalidValue'],
    [{ fieldType: 'TitleBefore', value: 'Ing.' }, 'Unknown'],
  ])('cannot send %o', async (field, kind) => {
    expect((await asStaff([field])).json()).toMatchObject({
      code: 'ERR_INVALID_CONTRACT',
      details: { fields: [{ field: field.fieldType, kind }] },
    })
  })
  it('cannot set a permanent address outside the market', async () => {
    const abroad = { ...home, country: 'SVK', postCode: '81101' }
    expect((await asStaff([{ fieldType: 'PermanentAddress', value: abroad }])).json()).toMatchObject({
      details: { fields: [{ field: 'PermanentAddress', part: 'country', kind: 'InvalidValue' }] },
    })
  })
  it('need the permission for it', async () => {
    const answer = await asStaff([{ fieldType: 'Surname', value: 'Malá' }], api, api.tokens.staffWithoutRights)
    expect(answer.statusCode).toBe(403)
  })
  it('are in the audit log with the reason', async () => {
    const [record] = await api.db.query(sql`
      select action, reason, w.explanation, player_id from audit.call join audit.call_words w on call_id = id
       where action = ${update.path} order by id limit 1`)
    expect(record).toEqual({ action: update.path, reason: 'typing-error', explanation: WHY, playerId })
  })
})

describe('what a check confirmed', () => {
  it('is changed with the permission for verified data only', async () => {
    const surname = [{ fieldType: 'Surname', value: 'Provdaná' }]
    const clerk = { playerId, fields: surname, reason: 'document-changed', clerk: 'Karel' }
    const refused = await verified.send(changePersonData, {
      input: { body: clerk },
      token: await verified.freshToken('internal'),
    })
    expect(refused.json()).toMatchObject({ code: 'ERR_VERIFIED_FIELD', details: { fields: ['Surname'] } })
    const unseen = await asStaff(surname, verified)
    expect(unseen.json()).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED', details: { warnings: ['verified-data'] } })
    // An administrator has the permission, and so has risk; those who decide documents do not.
    const body = { playerId, fields: surname, reason: 'document-changed', explanation: WHY }
    const acceptedWarnings = ['verified-data']
    const clerkOfDocuments = await verified.tokenOfRole('documents')
    const stranger = await signByTwo(verified, update, { body, second: clerkOfDocuments, acceptedWarnings })
    expect(stranger.status).toBe(403)
    const second = await verified.tokenOfRole('risk')
    const signed = await signByTwo(verified, update, { body, second, acceptedWarnings })
    expect(signed.body).toMatchObject({ state: 'executed', look: { changes: [{ field: 'Surname', after: 'P•••' }] } })
  })
  it('does not prevent changes of other data', async () => {
    const answer = await verified.send(changePersonData, {
      input: {
        body: {
          playerId,
          fields: [{ fieldType: 'PermanentAddress', value: home }],
          reason: 'moved',
          clerk: 'Karel',
        },
      },
      token: await verified.freshToken('internal'),
    })
    expect(answer.json()).toEqual({ changedFields: ['PermanentAddress'] })
  })
})

it('stores changes by players themselves, too', async () => {
  await api.send(selfUpdate, {
    input: { body: { fields: [{ fieldType: 'BirthPlace', value: 'Brno' }] } },
    token: api.tokens.player,
  })
  const [latest] = await changes()
  expect(latest).toMatchObject({
    byKind: 'player',
    byName: null,
    changes: [{ field: 'BirthPlace', before: '', after: 'B•••' }],
  })
})

describe('a person who registers in a venue', () => {
  const ondrej = (email: string) => [
    { fieldType: 'Email', value: email },
    { fieldType: 'FirstName', value: 'Ondřej' },
    { fieldType: 'Surname', value: 'Malý' },
    { fieldType: 'BirthDate', value: '1985-03-03' },
    { fieldType: 'Language', value: 'cs' },
    { fieldType: 'Consent', value: '2026-11' },
  ]
  const inHall = async (call: Parameters<TestApi['send']>[0], body: object) =>
    api.send(call, { input: { body }, token: await api.freshToken('internal') })
  it('has an account, a letter for setting the password, and a list of what is missing', async () => {
    const made = await inHall(hall.createRegistration, { fields: ondrej('ondrej@players.test'), clerk: 'Karel' })
    const { playerId: ondrejId } = made.json<{ playerId: number }>()
    const state = await inHall(hall.getRegistrationState, { playerId: ondrejId })
    expect(state.json()).toMatchObject({
      registeredBy: 'hall',
      consents: [{ kind: 'terms' }],
      missingFields: expect.arrayContaining(['Nationality', 'PermanentAddress']),
    })
    expect(state.body).not.toMatch(/Ondřej|Malý|1985/)
    expect(await api.db.query(sql`select kind, email from sign_in.letter_request`)).toEqual([
      { kind: 'password-reset', email: 'ondrej@players.test' },
    ])
    const changed = await inHall(hall.changeRegistration, {
      playerId: ondrejId,
      fields: [{ fieldType: 'BirthPlace', value: 'Brno' }],
      clerk: 'Karel',
    })
    expect(changed.json()).toEqual({ changedFields: ['BirthPlace'] })
    // The staff of the venue read whom they have registered.
    const getOf = { input: { query: { playerId: ondrejId } }, token: await api.tokenOfRole('hall-manager') }
    expect((await api.send(getPlayer, getOf)).statusCode).toBe(200)
    const ofNobody = { input: { query: { playerId } }, token: getOf.token }
    expect((await api.send(getPlayer, ofNobody)).json()).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  })
  it('has one account only', async () => {
    const again = await inHall(hall.createRegistration, { fields: ondrej('ondrej@players.test'), clerk: 'Karel' })
    expect(again.json()).toMatchObject({ code: 'ERR_EMAIL_ALREADY_USED' })
  })
  it('must be old enough', async () => {
    const young = ondrej('young@players.test').map((field) =>
      field.fieldType === 'BirthDate' ? { ...field, value: '2015-01-01' } : field,
    )
    const refused = await inHall(hall.createRegistration, { fields: young, clerk: 'Karel' })
    expect(refused.json()).toMatchObject({ code: 'ERR_TOO_YOUNG' })
  })
})

describe('a person who is in a venue', () => {
  const compare = async (person: object) =>
    (
      await api.send(verifyPerson, {
        input: { body: { playerId, firstName: 'Jana', surname: 'Dvořáková', birthDate: '1991-04-12', ...person } },
        token: await api.freshToken('internal'),
      })
    ).json<object>()
  it('matches the account, with any accents', async () => {
    expect(await compare({ surname: 'DVORAKOVA' })).toEqual({
      isSamePerson: true,
      differingFields: [],
      isIdentityVerified: false,
    })
  })
  it('does not match, and the reply names the fields without their values', async () => {
    const answer = await compare({ firstName: 'Eva', birthDate: '1990-01-01' })
    expect(answer).toMatchObject({ isSamePerson: false, differingFields: ['FirstName', 'BirthDate'] })
    expect(JSON.stringify(answer)).not.toContain('1991')
  })
})
