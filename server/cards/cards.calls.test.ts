import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardlessTarget, demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as venue from '#contract/capi-v1/player-cards.ts'
import { changePersonData } from '#contract/capi-v1/person.ts'
import * as device from '#contract/capi-v1/player-authentication.ts'
import { changeRegistration } from '#contract/capi-v1/player-registration.ts'
import { sessionsByPlayerCard } from '#contract/capi-v1/sessions.ts'
import { logoutPlayer } from '#contract/capi-v1/player-logout.ts'
import * as own from '#contract/onling-v2/player-card.ts'
import { setPin } from '#contract/onling-v2/player-pin.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as staff from '#contract/play-v1/staff-cards.ts'
import { PLAYER_CARD_STATES, playerCardMoves } from '#contract/states/player-card-states.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const NUMBER = '9203 1800 0000 4417'
const PIN = '4071'
const PASSWORD = 'a-password-for-tests'
const WHY = 'The player asked for it at the desk.'

let api: TestApi
let tokens: { player: string | undefined; staff: string | undefined; hall: string | undefined }
let playerId: number

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.db.query(sql`alter table cards.card_event disable trigger card_event_is_append_only`)
  await api.db.query(sql`delete from cards.card_event`)
  await api.db.query(sql`alter table cards.card_event enable trigger card_event_is_append_only`)
  for (const table of [sql`cards.player_card`, sql`sign_in.player_pin`, sql`sign_in.attempts`])
    await api.db.query(sql`delete from ${table}`)
  tokens = {
    player: await api.freshToken('player'),
    staff: await api.freshToken('staff'),
    hall: await api.freshToken('internal'),
  }
  playerId = (await ask(device.getPlayerId, {}, tokens.player)).body['playerId'] as number
})

type Body = Record<string, unknown>
async function ask(call: CallDefinition, fields: object, token?: string): Promise<{ status: number; body: Body }> {
  const input = call.body ? { body: fields } : { query: fields }
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const add = (cardNumber = NUMBER) => ask(own.addCard, { cardNumber }, tokens.player)
const addWithPin = async () => {
  await ask(setPin, { pin: PIN, password: PASSWORD }, tokens.player)
  return (await add()).body['cardId'] as string
}
const signIn = (pin = PIN, cardNumber = NUMBER, call: CallDefinition = own.loginByCard) =>
  ask(call, { cardNumber, pin })
const isAlive = async (token: unknown) => (await ask(player.verifyToken, {}, String(token))).status === 200

describe('a card of a player', () => {
  it('is added, shown by its last digits, and stored sealed', async () => {
    const { status, body } = await add()
    expect({ status, body }).toMatchObject({ status: 200, body: { lastDigits: '4417', state: 'active', reason: null } })
    expect((await ask(own.listCards, {}, tokens.player)).body['cards']).toEqual([body])
    const [row] = await api.db.query<{ text: string }>(sql`select c::text as text from cards.player_card c`)
    expect(row?.text).not.toContain('920318')
  })

  it('belongs to one player: the same number again is refused like an invalid one', async () => {
    await add()
    expect((await add()).body['code']).toBe('ERR_INVALID_CARD_ID')
    expect((await add('hello')).body['code']).toBe('ERR_INVALID_CARD_ID')
  })

  it('is added once, also by concurrent requests', async () => {
    const all = await Promise.all([add(), add(), add()])
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('cannot be guessed: five bad numbers block further ones, also a good one', async () => {
    for (let bad = 0; bad < 4; bad += 1) expect((await add(`hello ${bad}`)).body['code']).toBe('ERR_INVALID_CARD_ID')
    expect((await add('hello again')).body['code']).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    expect((await add()).body['code']).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  })

  it('is one of three at most', async () => {
    for (const end of ['1', '2', '3']) expect((await add(`920318000000000${end}`)).status).toBe(200)
    expect((await add('9203180000000004')).body).toMatchObject({ code: 'ERR_TOO_MANY_CARDS', details: { most: 3 } })
  })

  it('makes the transitions of its states and no other, in the database too', async () => {
    const ways = Object.values(playerCardMoves).flatMap(({ from, to }) => from.map((one) => `${one} ${to}`))
    const kept = await api.db.query<{ way: string }>(sql`select from_state || ' ' || to_state as way from cards.way`)
    expect(kept.map(({ way }) => way).sort()).toEqual(ways.sort())
    const cardId = (await add()).body['cardId'] as string
    await ask(own.removeCard, { cardId }, tokens.player)
    for (const state of PLAYER_CARD_STATES.filter((one) => one !== 'removed'))
      await expect(api.db.query(sql`update cards.player_card set state = ${state}`)).rejects.toThrow(/does not go/)
  })
})

describe('sign-in by a card', () => {
  it.each([
    ['Player/LoginByCard', own.loginByCard],
    ['ByCard of v1', device.loginByCardAtDevice],
  ])('%s opens a session of ours, and the card tells of it', async (_, call) => {
    await addWithPin()
    const { body } = await signIn(PIN, '9203-1800-0000-4417', call)
    expect(await isAlive(body['token'])).toBe(true)
    const { body: listed } = await ask(sessionsByPlayerCard, { cardNumber: NUMBER }, tokens.hall)
    expect((listed['sessions'] as { playerId: number }[]).every((one) => one.playerId === playerId)).toBe(true)
    await ask(logoutPlayer, { logoutReason: 'IdleTime' }, String(body['token']))
    expect(await isAlive(body['token'])).toBe(false)
  })

  it('gives the same refusal for a wrong PIN, a card without a holder, and an invalid card', async () => {
    await addWithPin()
    const answers = [await signIn('9999'), await signIn(PIN, '9203180000009999'), await signIn(PIN, 'hello')]
    for (const { status, body } of answers)
      expect({ status, code: body['code'] }).toEqual({ status: 422, code: 'ERR_INVALID_CREDENTIALS' })
  })

  it('is blocked after five bad PINs, by any call, and in the same way for a card without a holder', async () => {
    await addWithPin()
    for (const cardNumber of [NUMBER, '9203180000009999']) {
      for (let bad = 0; bad < 2; bad += 1) await signIn('9999', cardNumber)
      for (let bad = 0; bad < 2; bad += 1)
        expect((await ask(device.verifyCardByPin, { cardNumber, pin: '9999' })).body['code']).toBe('ERR_INVALID_PIN')
      expect((await signIn('9999', cardNumber)).body['code']).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
      expect((await signIn(PIN, cardNumber)).body['code']).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
    }
  })

  it('reveals a locked card only after the right PIN', async () => {
    const cardId = await addWithPin()
    await ask(venue.lockCardAtVenue, { cardId, reason: 'Lost' }, tokens.hall)
    expect((await signIn('9999')).body['code']).toBe('ERR_INVALID_CREDENTIALS')
    expect((await signIn()).body).toMatchObject({ code: 'ERR_INVALID_CARD_ID', details: { state: 'locked' } })
  })

  it('accepts a salt once', async () => {
    await addWithPin()
    const { salt } = (await ask(device.generateSalt, {})).body
    const body = { cardNumber: NUMBER, pin: PIN, salt }
    expect((await ask(device.loginByCardAtDevice, body)).status).toBe(200)
    expect((await ask(device.loginByCardAtDevice, body)).body['code']).toBe('ERR_SIGNATURE_ERROR')
  })

  it('is refused to a locked player', async () => {
    await addWithPin()
    const lock = { playerId, reason: 'other', explanation: WHY }
    await ask(player.lock, lock, tokens.staff)
    expect((await signIn()).body['code']).toBe('ERR_ACCOUNT_LOCKED')
    await ask(player.unlock, { playerId, explanation: WHY }, tokens.staff)
  })
})

describe('a card that is locked or removed', () => {
  it('ends the sessions that it opened and no others, and is valid again once it is unlocked', async () => {
    const cardId = await addWithPin()
    const byCard = (await signIn()).body['token']
    expect(
      (await ask(staff.lockCard, { playerId, cardId, reason: 'Stolen', explanation: WHY }, tokens.staff)).body,
    ).toMatchObject({ state: 'locked', reason: 'Stolen' })
    expect(await isAlive(byCard)).toBe(false)
    expect(await isAlive(tokens.player)).toBe(true)
    await ask(staff.unlockCard, { playerId, cardId, explanation: WHY }, tokens.staff)
    expect((await signIn()).status).toBe(200)
  })

  it('is not removed by its player while it is locked, and not added again when staff removed it', async () => {
    const cardId = await addWithPin()
    await ask(staff.lockCard, { playerId, cardId, reason: 'Stolen', explanation: WHY }, tokens.staff)
    expect((await ask(own.removeCard, { cardId }, tokens.player)).body['code']).toBe('ERR_STATE_CHANGED')
    await ask(staff.removePlayerCard, { playerId, cardId, reason: 'Stolen', explanation: WHY }, tokens.staff)
    expect((await signIn()).body['code']).toBe('ERR_INVALID_CREDENTIALS')
    expect((await add()).body['code']).toBe('ERR_INVALID_CARD_ID')
    const issued = { playerId, cardNumber: NUMBER, explanation: WHY }
    expect((await ask(staff.issueCard, issued, tokens.staff)).status).toBe(200)
  })

  it('can be added again when the player removed it by mistake', async () => {
    const cardId = await addWithPin()
    const byCard = (await signIn()).body['token']
    expect((await ask(own.removeCard, { cardId }, tokens.player)).status).toBe(200)
    expect(await isAlive(byCard)).toBe(false)
    expect((await add()).status).toBe(200)
  })

  it('shows its history to staff: who, when and why', async () => {
    const cardId = await addWithPin()
    await ask(
      venue.lockCardAtVenue,
      { cardNumber: NUMBER, reason: 'Lost', explanation: 'Found at table 3' },
      tokens.hall,
    )
    await ask(staff.unlockCard, { playerId, cardId, explanation: WHY }, tokens.staff)
    const { body } = await ask(staff.listPlayerCards, { playerId }, tokens.staff)
    expect(body).toMatchObject({ hasPin: true, mayIssue: true })
    const [card] = body['cards'] as { history: Body[] }[]
    expect(
      card?.history.map(({ move, actor, by, reason, explanation }) => [move, actor, by, reason, explanation]),
    ).toEqual([
      ['unlock', 'staff', 'Iveta', null, WHY],
      ['lock', 'venue', 'internal', 'Lost', 'Found at table 3'],
      ['add', 'player', null, null, null],
    ])
    await expect(api.db.query(sql`delete from cards.card_event`)).rejects.toThrow(/append-only/)
  })

  it('changes its state once for two concurrent requests', async () => {
    const cardId = await addWithPin()
    const lock = () => ask(venue.lockCardAtVenue, { cardId, reason: 'Lost' }, tokens.hall)
    expect((await Promise.all([lock(), lock()])).map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('the calls of a venue', () => {
  it('identify a card by its number or by our id, and by exactly one of the two', async () => {
    const cardId = await addWithPin()
    for (const which of [{ cardNumber: NUMBER }, { cardId }])
      expect((await ask(venue.getCardState, which, tokens.hall)).body).toMatchObject({
        cardId,
        playerId,
        state: 'active',
      })
    for (const which of [{}, { cardId, cardNumber: NUMBER }])
      expect((await ask(venue.getCardState, which, tokens.hall)).body['code']).toBe('ERR_INVALID_CONTRACT')
    expect((await ask(venue.listCardsAtVenue, { playerId }, tokens.hall)).body['cards']).toMatchObject([{ cardId }])
  })

  it('change the PIN by card and present PIN', async () => {
    await addWithPin()
    const change = (pin: string, newPin: string) =>
      ask(venue.changePinAtVenue, { cardNumber: NUMBER, pin, newPin }, tokens.hall)
    expect((await change('9999', '8402')).body['code']).toBe('ERR_INVALID_PIN')
    expect((await change(PIN, '1234')).body).toMatchObject({ details: { problem: 'too-simple' } })
    expect((await change(PIN, '8402')).status).toBe(200)
    expect((await signIn('8402')).status).toBe(200)
  })
})

describe('the PIN of the own cards', () => {
  it('is changed with the present one', async () => {
    await addWithPin()
    expect((await ask(own.changePin, { pin: '9999', newPin: '8402' }, tokens.player)).body['code']).toBe(
      'ERR_INVALID_PIN',
    )
    expect((await ask(own.changePin, { pin: PIN, newPin: '8402' }, tokens.player)).status).toBe(200)
    expect((await signIn('8402')).status).toBe(200)
  })

  it('is replaced with the password, which clears the block', async () => {
    await addWithPin()
    for (let bad = 0; bad < 5; bad += 1) await signIn('9999')
    const reset = (password: string) => ask(own.resetPin, { newPin: '8402', password }, tokens.player)
    expect((await reset('not the password')).body['code']).toBe('ERR_INVALID_CREDENTIALS')
    expect((await reset(PASSWORD)).status).toBe(200)
    expect((await signIn('8402')).status).toBe(200)
  })

  it('verifies the player at the device, with an own card only', async () => {
    await addWithPin()
    const validate = (pin: string) => ask(own.validateCard, { cardNumber: NUMBER, pin }, tokens.player)
    expect((await validate(PIN)).status).toBe(200)
    expect((await validate('9999')).body['code']).toBe('ERR_INVALID_PIN')
  })
})

describe('a brand', () => {
  it('of Slovakia has cards too, and finds its own only', async () => {
    const slovak = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
    try {
      const send = async (call: CallDefinition, body: object, token?: string) =>
        (await slovak.send(call, { input: { body }, token })).json<Body>()
      await send(setPin, { pin: PIN, password: PASSWORD }, slovak.tokens.player)
      const { cardId } = await send(own.addCard, { cardNumber: NUMBER }, slovak.tokens.player)
      expect((await send(own.loginByCard, { cardNumber: NUMBER, pin: PIN }))['token']).toBeTruthy()
      await slovak.db.query(sql`update cards.player_card set target = 'another brand' where id = ${String(cardId)}`)
      expect((await send(own.loginByCard, { cardNumber: NUMBER, pin: PIN }))['code']).toBe('ERR_INVALID_CREDENTIALS')
    } finally {
      await slovak.close()
    }
  })

  it('whose staff issue no cards refuses it, and one whose venues change no person refuses that', async () => {
    const without = await openTestApi({ target: { APP_TARGET: cardlessTarget, MARKET_LOCALE: 'CZE' } })
    try {
      const body = { playerId: 1, cardNumber: NUMBER, explanation: WHY }
      const answer = await without.send(staff.issueCard, { input: { body }, token: without.tokens.staff })
      expect(answer.json<Body>()['code']).toBe('ERR_METHOD_NOT_AVAILABLE')
      const fields = [{ fieldType: 'Surname', value: 'Jiná' }]
      const person = { playerId: 1, fields, clerk: 'Karel' }
      const change = { call: changePersonData, body: { ...person, reason: 'player-asked' } }
      for (const { call, body: asked } of [change, { call: changeRegistration, body: person }]) {
        const token = await without.freshToken('internal')
        const refused = await without.send(call, { input: { body: asked }, token })
        expect(refused.json<Body>()['code']).toBe('ERR_METHOD_NOT_AVAILABLE')
      }
    } finally {
      await without.close()
    }
  })
})
