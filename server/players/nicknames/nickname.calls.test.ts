import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { create } from '#contract/onling-v2/registration.ts'
import * as calls from '#contract/play-v1/nickname.ts'
import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const WHY = 'It named somebody who had complained of it.'
let api: TestApi
let eva: { token: string; playerId: number }
let olga: { token: string; playerId: number }

beforeAll(async () => {
  api = await openTestApi()
  eva = await register('Eva', 'Tichá')
  olga = await register('Olga', 'Hlasitá')
})
afterAll(() => api.close())

async function register(firstName: string, surname: string) {
  const { body } = await ask(create, {
    email: `${firstName.toLowerCase()}@post.example`,
    password: 'modry vlak jede',
    firstName,
    surname,
    birthDate: '1988-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
  })
  return { token: body.token, playerId: body.player.playerId }
}

async function ask(call: CallDefinition, body: object, token?: string) {
  const input = call.method === 'GET' ? { query: body } : { body }
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, body: answer.json() }
}
const set = (who: typeof eva, nickname: unknown) => ask(calls.setNickname, { nickname }, who.token)

it('is set, changed and removed by the player', async () => {
  expect((await ask(calls.getNickname, {}, eva.token)).body).toEqual({ nickname: null, mayChange: true })
  expect((await set(eva, '  Zlatá rybka ')).body).toEqual({ nickname: 'Zlatá rybka' })
  expect((await ask(calls.getNickname, {}, eva.token)).body.nickname).toBe('Zlatá rybka')
  expect((await set(eva, 'Zlatá rybka')).status).toBe(200)
  expect((await set(eva, null)).body).toEqual({ nickname: null })
  expect((await ask(calls.getNickname, {}, eva.token)).body.nickname).toBeNull()
  const { rows } = (await ask(listPersonChanges, { playerId: eva.playerId }, api.tokens.staff)).body
  expect(rows.map(({ changes }: { changes: unknown[] }) => changes)).toEqual([
    [{ field: 'Nickname', before: 'Zlatá rybka', after: '' }],
    [{ field: 'Nickname', before: '', after: 'Zlatá rybka' }],
  ])
})

it('is unique, look-alikes included, also for two simultaneous requests', async () => {
  const both = await Promise.all([set(eva, 'Bílá paní'), set(olga, 'Bílá pani')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.body.code).toBe('ERR_NICKNAME_TAKEN')
  await set(olga, 'Sova')
  await set(eva, 'Lovec')
  for (const same of ['lovec', 'L.o.v.e.c', 'Lоvec'])
    expect((await set(olga, same)).body.code).toBe('ERR_NICKNAME_TAKEN')
  expect((await ask(calls.getNickname, {}, olga.token)).body.nickname).toBe('Sova')
})

it('is refused with the reason, and with the field if it is not a text', async () => {
  const refused = await set(olga, 'Hlasita 7')
  expect(refused.body).toMatchObject({
    code: 'ERR_NICKNAME_NOT_ALLOWED',
    details: { field: 'nickname', reason: 'personal' },
  })
  for (const wrong of ['ab', 'x'.repeat(21), 7, 'a\u0000b'])
    expect((await set(olga, wrong)).body).toMatchObject({
      code: 'ERR_INVALID_INPUT',
      fields: expect.arrayContaining([expect.objectContaining({ path: 'body/nickname' })]),
    })
})

it('is corrected or removed by staff with a reason, and shown beside the registration', async () => {
  await set(eva, 'Lovec')
  const staff = (nickname: string | null, token = api.tokens.staff) =>
    ask(calls.setNicknameOfPlayer, { playerId: eva.playerId, nickname, explanation: WHY }, token)
  const shown = async () => (await ask(getRegistration, { playerId: eva.playerId }, api.tokens.staff)).body.nickname
  expect(await shown()).toBe('Lovec')
  expect((await staff(null, api.tokens.staffWithoutRights)).body.code).toBe('ERR_NOT_ALLOWED')
  expect((await staff('kurva')).body.code).toBe('ERR_NICKNAME_NOT_ALLOWED')
  expect((await staff(null)).body).toEqual({ nickname: null })
  expect((await staff(null)).body.code).toBe('ERR_STATE_CHANGED')
  expect(await shown()).toBeNull()
  const { rows } = (await ask(listPersonChanges, { playerId: eva.playerId }, api.tokens.staff)).body
  expect(rows[0]).toMatchObject({ byKind: 'staff', explanation: WHY, changes: [{ before: 'Lovec', after: '' }] })
  const nobody = { playerId: 999_999, nickname: null, explanation: WHY }
  expect((await ask(calls.setNicknameOfPlayer, nobody, api.tokens.staff)).body.code).toBe('ERR_PLAYER_NOT_FOUND')
})
