import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/player-settings.ts'
import { get } from '#contract/onling-v2/player.ts'
import { getRegistration, stopAdvertising } from '#contract/play-v1/staff-registration.ts'
import { sql } from '#server/kernel/index.ts'
import { deleteStop, insertStop } from '#server/messaging/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function ask(call: CallDefinition, body: object, token = api.tokens.player) {
  const answer = await api.send(call, { input: call.method === 'GET' ? { query: body } : { body }, token })
  return { status: answer.statusCode, body: answer.json() }
}

it('a player who never agreed to it gets no advertising', async () => {
  expect((await ask(calls.getSettings, {})).body).toEqual({
    language: 'cs',
    wantsMarketingEmail: false,
    wantsMarketingSms: false,
    isBalanceShown: true,
  })
})

it('sent values are changed, and the stop list follows', async () => {
  const { playerId } = (await ask(get, {})).body
  await api.db.query(sql`update players.player set phone = '+420777123999' where id = ${playerId}`)
  const stops = () => api.db.query(sql`select phone from messaging.sms_stop`)
  expect((await ask(calls.setSettings, { wantsMarketingSms: false, isBalanceShown: false })).body).toMatchObject({
    wantsMarketingSms: false,
    wantsMarketingEmail: false,
    isBalanceShown: false,
  })
  expect(await stops()).toEqual([{ phone: '+420777123999' }])
  const internal = (await api.freshToken('internal')) ?? ''
  const changed = await ask(calls.setSettingsOfPlayer, { playerId, wantsMarketingSms: true }, internal)
  expect(changed.body).toMatchObject({ wantsMarketingSms: true, isBalanceShown: false })
  expect(await stops()).toEqual([])
  expect((await ask(calls.getSettingsOfPlayer, { playerId }, internal)).body).toEqual(changed.body)
  expect((await ask(calls.getSettingsOfPlayer, { playerId: 1 }, internal)).body.code).toBe('ERR_PLAYER_NOT_FOUND')
})

it('staff stop advertising for a player who asked; the player alone allows it again', async () => {
  const { playerId } = (await ask(get, {})).body
  const explanation = 'The player called from the number of the account.'
  const stop = async (token?: string) =>
    ask(stopAdvertising, { playerId, explanation }, token ?? (await api.freshToken('staff')))
  const shown = async () => {
    const input = { query: { playerId } }
    const answer = await api.send(getRegistration, { input, token: (await api.freshToken('staff')) ?? '' })
    return answer.json<{ advertising: unknown }>().advertising
  }
  await ask(calls.setSettings, { wantsMarketingSms: true, wantsMarketingEmail: true })
  expect(await shown()).toEqual({ byEmail: true, bySms: true })
  expect((await stop(api.tokens.staffWithoutRights)).status).toBe(403)
  expect((await stop()).body).toEqual({ done: true })
  expect(await shown()).toEqual({ byEmail: false, bySms: false })
  expect(await api.db.query(sql`select phone from messaging.sms_stop`)).toHaveLength(1)
  expect((await stop()).body.code).toBe('ERR_STATE_CHANGED')
  expect((await ask(calls.setSettings, { wantsMarketingSms: true })).body).toMatchObject({ wantsMarketingSms: true })
  expect(await api.db.query(sql`select phone from messaging.sms_stop`)).toEqual([])
})

it('a number that stopped advertising by a text message gets none, whatever the setting says, until its owner wants it', async () => {
  const { playerId } = (await ask(get, {})).body
  const wanted = async () => {
    const input = { query: { playerId } }
    const answer = await api.send(getRegistration, { input, token: (await api.freshToken('staff')) ?? '' })
    const { advertising } = answer.json<{ advertising: unknown }>()
    const { wantsMarketingSms } = (await ask(calls.getSettings, {})).body
    return { ...(advertising as object), byOwnSettings: wantsMarketingSms }
  }
  await ask(calls.setSettings, { wantsMarketingSms: true, wantsMarketingEmail: true })
  expect(await wanted()).toEqual({ byEmail: true, bySms: true, byOwnSettings: true })
  await insertStop(api.db, '+420777123999', api.clock.now())
  expect(await wanted()).toEqual({ byEmail: true, bySms: false, byOwnSettings: false })
  // Another setting does not bring it back.
  await ask(calls.setSettings, { isBalanceShown: true })
  await api.db.transaction((tx) => deleteStop(tx, '+420777123999'))
  expect(await wanted()).toMatchObject({ bySms: false })
  await ask(calls.setSettings, { wantsMarketingSms: true })
  expect(await wanted()).toMatchObject({ bySms: true, byOwnSettings: true })
})

it('the language is one that the brand has', async () => {
  expect((await ask(calls.setLanguage, { language: 'en' })).body).toEqual({ done: true })
  expect((await ask(calls.getSettings, {})).body.language).toBe('en')
  expect((await ask(calls.setLanguage, { language: 'hu' })).body.code).toBe('ERR_INVALID_CONTRACT')
})
