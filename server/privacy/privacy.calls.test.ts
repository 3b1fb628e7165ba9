import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as registration from '#contract/onling-v2/registration.ts'
import * as exclusion from '#contract/play-v1/exclusion.ts'
import * as privacy from '#contract/play-v1/privacy.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { endRefund, insertRefund } from '#server/payments/refunds.queries.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { readZip } from '#exchange/zip/read-zip.ts'
import { erasePeople } from './erase-person.ts'
import type { PrivacyNeeds } from './needs.ts'
import { destroyArchives, prepareExports } from './prepare-export.ts'
import { privacyOf } from './test-privacy.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'modry vlak jede'

const markets = [
  { market: 'CZE', target: undefined, retention: 'CZ-28', reopening: 'CZ-11' },
  { market: 'SVK', target: demoTargets.SVK, retention: 'SK-AM-01', reopening: null },
] as const

describe.each(markets)('$market', ({ market, target, retention, reopening }) => {
  let api: TestApi
  let room: PrivacyNeeds
  beforeAll(async () => {
    api = await openTestApi(target ? { target: { APP_TARGET: target, MARKET_LOCALE: market } } : {})
    room = await privacyOf(api)
  })
  afterAll(() => api.close())

  const ask = async (call: CallDefinition, input: { body?: object; query?: object }, token: string) => {
    const answer = await api.send(call, { input, token })
    return { status: answer.statusCode, body: answer.json() }
  }
  const asJana = async (call: CallDefinition, input: { body?: object; query?: object }) =>
    ask(call, input, (await api.freshToken('player')) ?? '')
  const open = (url: string) => api.app.inject({ method: 'GET', url })

  let people = 0
  /** A new signed-in player with only the data of the fast track. */
  const register = async (surname: string) => {
    people += 1
    const { configuration } = api.environment
    const { body } = await ask(
      registration.create,
      {
        body: {
          email: `person-${people}@post.example`,
          password: PASSWORD,
          firstName: 'Petr',
          surname,
          birthDate: '1990-02-03',
          language: configuration.brand.defaultLanguage,
          consentTermsVersion: '2026-11',
          fields: [],
        },
      },
      '',
    )
    return body as { token: string; player: { playerId: number } }
  }

  it('makes an archive that a person and a machine can read, once a day', async () => {
    const asked = (await asJana(privacy.askForExport, { body: {} })).body
    expect(asked).toMatchObject({ state: 'asked' })
    expect((await asJana(privacy.askForExport, { body: {} })).body).toEqual(asked)
    const query = { requestId: asked.requestId }
    expect((await asJana(privacy.getExportLink, { query })).body).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })

    expect(await prepareExports(room)).toBe(1)
    const [letter] = await api.db.query(sql`select recipient, template from messaging.outgoing order by queued_at desc`)
    expect(letter).toEqual({ recipient: 'jana@players.test', template: 'export-ready' })
    expect((await asJana(privacy.askForExport, { body: {} })).body).toMatchObject({ code: 'ERR_EXPORT_TOO_SOON' })

    const { url } = (await asJana(privacy.getExportLink, { query })).body
    const answer = await open(url)
    expect(answer.headers['content-type']).toBe('application/zip')
    const { data, page } = unpack(answer.rawPayload)
    expect(data.parts.identity).toMatchObject({ firstName: 'Jana', surname: 'Nováková', birthDate: '1991-04-12' })
    expect(data.parts.contacts).toMatchObject({ email: 'jana@players.test' })
    expect(data.parts.play.movements).toMatchObject([{ kind: 'deposit', givenMinor: 100_000_000 }])
    expect(Object.keys(data.parts)).toHaveLength(14)
    expect(page).toMatch(/<h2>.+<\/h2>/)
    expect(page).toContain('Nováková')
    const opened = await api.db.query(sql`select what, opened_by from privacy.opening`)
    expect(opened).toEqual([{ what: 'archive', openedBy: expect.stringMatching(/^player \d+$/) }])
  })

  it('serves no archive by a link that is expired, changed, or somebody else’s, nor after its days', async () => {
    const [{ requestId }] = (await asJana(privacy.getPrivacy, { query: {} })).body.exports
    const { url } = (await asJana(privacy.getExportLink, { query: { requestId } })).body
    const stranger = await register('Cizí')
    const asStranger = await ask(privacy.getExportLink, { query: { requestId } }, stranger.token)
    expect(asStranger.body).toMatchObject({ code: 'ERR_EXPORT_NOT_FOUND' })
    expect((await open(url.replace('signature=', 'signature=A'))).statusCode).toBe(404)
    expect((await open(url.replace(/for=player%3A\d+/, 'for=player%3A1'))).statusCode).toBe(404)
    api.clock.advance(61_000)
    expect((await open(url)).statusCode).toBe(404)
    api.clock.advance(7 * DAY_MS)
    expect((await asJana(privacy.getExportLink, { query: { requestId } })).body.code).toBe('ERR_EXPORT_NOT_FOUND')
    await destroyArchives(room)
    expect(await room.files.get(requestId)).toBeUndefined()
    expect((await asJana(privacy.getPrivacy, { query: {} })).body.exports).toMatchObject([{ state: 'gone' }])
  })

  it('shows the rule of the market by which something is held', async () => {
    const { erasure } = (await asJana(privacy.getPrivacy, { query: {} })).body
    expect(erasure.held.ruleId).toBe(retention)
    const inCzech = (await asJana(privacy.getPrivacy, { query: { lang: 'cs' } })).body.erasure
    expect(inCzech.held.source).not.toBe(erasure.held.source)
    expect(erasure.found?.ruleId ?? null).toBe(reopening)
  })

  it('lets somebody close an account without erasing, be erased later on a letter, and register again', async () => {
    const first = await register('Zavřel')
    const { playerId } = first.player
    const closing = { body: { password: PASSWORD, erasesData: false } }
    const closed = await ask(privacy.closeAccount, closing, first.token)
    expect(closed.body).toMatchObject({ erasure: null })
    const staff = (await api.freshToken('staff')) ?? ''
    const letter = { body: { playerId, explanation: 'A letter came on paper with a verified signature.' } }
    const entered = await ask(privacy.enterErasure, letter, staff)
    expect(entered.status).toBe(200)
    people -= 1
    const again = await register('Zavřel')
    expect(again.player.playerId).not.toBe(playerId)
    await api.db.query(sql`update messaging.outgoing set state = 'sent', values = null`)
    await erasePeople(room)
    const request = await ask(privacy.getPrivacyRequest, { query: { requestId: entered.body.requestId } }, staff)
    expect(request.body).toMatchObject(
      reopening ? { state: 'begun', waitsFor: reopening } : { state: 'done', hold: { ruleId: retention } },
    )
  })

  it('keeps an excluded person excluded after closing and registering again', async () => {
    const first = await register('Vyloučil')
    expect((await ask(exclusion.excludeSelf, { body: { months: 12 } }, first.token)).status).toBe(200)
    await ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: true } }, first.token)
    await api.db.query(sql`update messaging.outgoing set state = 'sent', values = null`)
    await erasePeople(room)
    const { rows } = (await ask(privacy.listPrivacyRequests, { query: {} }, (await api.freshToken('staff')) ?? '')).body
    const own = rows.find(({ playerId }: { playerId: number }) => playerId === first.player.playerId)
    expect(own).toMatchObject({ kind: 'erasure', state: 'begun', waitsUntil: expect.any(String) })
    const again = await register('Vyloučil')
    const { body } = await ask(exclusion.getExclusions, { query: {} }, again.token)
    expect(body.inForce).toMatchObject([{ kind: 'self' }])
  })

  it('closes no account while a refund may still fail, and its money come back', async () => {
    const { token, player: of } = await register('Vracel')
    const { code: currency } = api.environment.configuration.market.currency
    const at = api.clock.now()
    const id = newId(at)
    await api.db.query(sql`
      insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state, idempotency_key,
                                    return_path, created_at, changed_at, settled_at)
      values (${id}, ${of.playerId}, 'deposit', 'CardOnline', 'Csob', 50000, ${currency}, 'settled', ${id}, '/', ${at}, ${at}, ${at})`)
    const refund = { paymentId: id, movement: newId(at), amountMinor: 30_000, explanation: '', userId: 1, now: at }
    await api.db.transaction((tx) => insertRefund(tx, { ...refund, userName: 'Radka', approvedBy: null }))
    const leave = () => ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: true } }, token)
    expect((await leave()).body).toMatchObject({
      code: 'ERR_ACCOUNT_NOT_EMPTY',
      details: { obstacles: [{ kind: 'deposits', amount: { amountMinor: 30_000 } }] },
    })
    await api.db.transaction((tx) => endRefund(tx, refund.movement, 'done', { now: at }))
    expect((await leave()).status).toBe(200)
  })

  it('erases somebody behind many others who wait for the end of their exclusions', async () => {
    const leave = (token: string) =>
      ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: true } }, token)
    for (let waiting = 0; waiting < 20; waiting += 1) {
      const { token } = await register(`Čekal${'abcdefghijklmnopqrst'[waiting]}`)
      expect((await ask(exclusion.excludeSelf, { body: { months: 12 } }, token)).status).toBe(200)
      expect((await leave(token)).status).toBe(200)
    }
    const last = await register('Poslední')
    await leave(last.token)
    await api.db.query(sql`update messaging.outgoing set state = 'sent', values = null`)
    for (let run = 0; run < 3; run += 1) await erasePeople(room)
    api.clock.advance(8 * DAY_MS)
    for (let run = 0; run < 3; run += 1) await erasePeople(room)
    const [request] = await api.db.query(sql`
      select state from privacy.request where player_id = ${last.player.playerId} and kind = 'erasure'`)
    expect(request).toEqual({ state: 'done' })
  })

  if (reopening) {
    it('lets nobody choose looser limits after closing and registering again within the days', async () => {
      const choose = (amountMinor: number, token: string) =>
        ask(
          setLimits,
          { body: { choices: [{ kind: 'StakeDayCasinoLimit', value: { amountMinor, currency: 'CZK' } }] } },
          token,
        )
      const first = await register('Mírnil')
      expect((await choose(50_000, first.token)).status).toBe(200)
      await ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: true } }, first.token)
      const again = await register('Mírnil')
      expect((await choose(60_000, again.token)).body).toMatchObject({
        code: 'ERR_LIMIT_TOO_LOOSE',
        details: { ruleId: 'CZ-11' },
      })
      expect((await choose(50_000, again.token)).status).toBe(200)
    })
  }

  it('signs nobody in to a closed account', async () => {
    const { token } = await register('Odešel')
    await ask(privacy.closeAccount, { body: { password: PASSWORD, erasesData: false } }, token)
    expect((await ask(player.get, { query: {} }, token)).status).toBe(401)
    const body = { email: `person-${people}@post.example`, password: PASSWORD }
    expect((await ask(player.loginByEmail, { body }, '')).body.code).toBe('ERR_INVALID_CREDENTIALS')
  })
})

function unpack(zip: Buffer) {
  const files = readZip(zip)
  return {
    data: JSON.parse(files.get('data.json')?.toString() ?? ''),
    page: files.get('index.html')?.toString() ?? '',
  }
}
