import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lock } from '#contract/onling-v2/player.ts'
import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import type { ReplyOf } from '#contract/call.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { countBooks } from '#server/reporting/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

type Reply = ReplyOf<typeof getTimeline>

const STEP_MS = 60_000
const DAY_MS = 86_400_000
let api: TestApi
let playerId: number
let admin: string
let begun: Date

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [player] = await api.db.query<{ id: number }>(sql`
    update players.player set phone = '+420777123456' where email = 'jana@players.test' returning id`)
  playerId = player?.id ?? 0
  admin = api.tokens.staff
  begun = api.clock.now()
  await live()
})
afterAll(() => api?.close())

/** Three minutes of everything; much of it at one moment, as it happens in one transaction. */
async function live() {
  for (const step of [1, 2, 3]) {
    api.clock.advance(STEP_MS)
    const at = api.clock.now()
    const [depositId, withdrawalId, exclusionId, letterId] = [newId(at), newId(at), newId(at), newId(at)]
    await api.db.query(sql`
      insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
        idempotency_key, return_path, created_at, changed_at, settled_at)
      values (${depositId}, ${playerId}, 'deposit', 'PaymentCard', 'Csob', ${step * 10_000}, 'CZK', 'settled',
        ${`deposit-key-of-step-${step}`}, '/', ${at}, ${at}, ${at})`)
    await api.db.query(sql`
      insert into payments.withdrawal (id, player_id, method, amount_minor, currency, state, iban, holder, signals,
        idempotency_key, requested_at, changed_at)
      values (${withdrawalId}, ${playerId}, 'BankTransfer', 5000, 'CZK', 'pending', 'CZ6508000000192000145399', 'Jana',
        '{}', ${`withdrawal-key-${step}`}, ${at}, ${at})`)
    for (const [from, to] of [
      [null, 'requested'],
      ['requested', 'pending'],
    ] as const)
      await api.db.query(sql`
        insert into payments.withdrawal_move (withdrawal_id, from_state, to_state, actor, moved_at)
        values (${withdrawalId}, ${from}, ${to}, 'player', ${at})`)
    await api.db.query(sql`
      insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
      values (${playerId}, 'LossDayCasinoLimit', ${step * 100}, ${step * 200}, false, ${at},
              ${new Date(at.getTime() + STEP_MS / 2)}, 'CZ-11', 'CZE-2026-11')`)
    await api.db.query(sql`
      insert into exclusion.state (id, player_id, origin_player_id, kind, source, pack_id, from_at, until_at, receipt)
      values (${exclusionId}, ${playerId}, ${playerId}, 'panic', 'web', 'CZE-2026-11', ${at},
              ${new Date(at.getTime() + 2 * DAY_MS)}, ${`receipt-${step}`})`)
    await api.db.query(sql`
      insert into messaging.outgoing (id, recipient, language, template, state, attempts, queued_at, next_attempt_at, sent_at)
      values (${letterId}, 'Jana@players.test', 'cs', 'deposit-arrived', 'sent', 1, ${at}, ${at}, ${new Date(at.getTime() + 1000)})`)
    const why = { playerId, reason: 'player-asked', explanation: 'Hráčka volala a prosila o to.' }
    await ask(lock, why, step === 1 ? 200 : 422)
  }
  await ask(revealPlayer, { playerId, purpose: 'Ověření hovoru' })
  await countBooks({ db: api.db, clock: api.clock, timeZone: 'Europe/Prague' })
}

async function ask(call: Parameters<TestApi['send']>[0], body: object, status = 200) {
  const answer = await api.send(call, { input: { body }, token: admin })
  expect(answer.statusCode, answer.body).toBe(status)
}

async function read(query: object = {}, token = admin): Promise<Reply> {
  const search = new URLSearchParams()
  // Arrays as repeated keys, as the client sends them.
  for (const [name, value] of Object.entries({ playerId, limit: 200, ...query }))
    for (const one of [value].flat()) search.append(name, String(one))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await api.app.inject({ method: 'GET', url: `${getTimeline.path}?${search}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}

async function readInPages(limit: number, query: object = {}): Promise<Reply['rows']> {
  const rows: Reply['rows'] = []
  let cursor: string | null = null
  do {
    const page: Reply = await read({ ...query, limit, ...(cursor ? { cursor } : {}) })
    rows.push(...page.rows)
    cursor = page.nextCursor
  } while (cursor)
  return rows
}

describe('the timeline of a player', () => {
  it('has what every room tells, newest first, each once', async () => {
    const { rows } = await read()
    const kinds = new Set(rows.map(({ kind }) => kind))
    expect([...kinds].toSorted()).toEqual(
      ['documents', 'exclusion', 'letters', 'limits', 'money', 'person', 'sessions', 'staff'].toSorted(),
    )
    const moments = rows.map(({ at }) => Date.parse(at))
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ what }) => what === 'deposit-settled')).toMatchObject([
      { amount: { amountMinor: 30_000 }, hasMoved: true, actor: 'partner' },
      { amount: { amountMinor: 20_000 } },
      { amount: { amountMinor: 10_000 } },
    ])
    expect(rows.find(({ what }) => what === 'withdrawal-requested')?.amount).toEqual({
      amountMinor: -5000,
      currency: 'CZK',
    })
    expect(rows.find(({ what }) => what === 'limit-asked')?.limit).toEqual({
      from: { amountMinor: 300, currency: 'CZK' },
      to: { amountMinor: 600, currency: 'CZK' },
    })
  })

  it.each([1, 2, 3, 7])('is the same in pages of %i, though much happens at one moment', async (limit) => {
    expect(await readInPages(limit)).toEqual((await read()).rows)
  })

  it('does not move under who turns pages', async () => {
    const before = (await read()).rows
    const first = await read({ limit: 5 })
    const at = api.clock.now()
    await api.db.query(sql`
      insert into messaging.outgoing (id, recipient, language, template, state, attempts, queued_at, next_attempt_at)
      values (${newId(at)}, 'jana@players.test', 'cs', 'email-code', 'queued', 0, ${at}, ${at})`)
    api.clock.advance(1000)
    const rest = await read({ cursor: first.nextCursor })
    const seen = [...first.rows, ...rest.rows].filter(({ detail }) => detail !== 'email-code')
    expect(seen.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('as of a past moment is what had happened by then', async () => {
    const asOf = new Date(begun.getTime() + 2.2 * STEP_MS)
    const whole = (await read()).rows
    const then = await read({ asOf: asOf.toISOString() })
    expect(then.until).toBe(asOf.toISOString())
    expect(then.rows).toEqual(whole.filter(({ at, isDay }) => !isDay && Date.parse(at) <= asOf.getTime()))
    expect(then.rows.filter(({ what }) => what === 'limit-in-force')).toHaveLength(1)
    expect(await readInPages(2, { asOf: asOf.toISOString() })).toEqual(then.rows)
  })

  it('has each event once in pages of any size, also those that SQL dated in microseconds', async () => {
    await api.db.query(sql`
      update payments.withdrawal_move
         set moved_at = moved_at + case when from_state is null then interval '9 microseconds'
                                        else interval '456 microseconds' end`)
    const whole = (await read()).rows
    const moves = whole.filter(({ what }) => what.startsWith('withdrawal-'))
    expect(moves).toHaveLength(6)
    for (const limit of [1, 2, 3]) expect(await readInPages(limit)).toEqual(whole)
    // As of the moment that an event shows.
    const [newest] = moves
    expect((await read({ asOf: newest?.at })).rows).toContainEqual(newest)
  })

  it('orders what SQL dated within one millisecond by microseconds', async () => {
    const moves = async () => (await read()).rows.filter(({ what }) => what.startsWith('withdrawal-')).slice(0, 2)
    expect((await moves()).map(({ what }) => what)).toEqual(['withdrawal-pending', 'withdrawal-requested'])
    // Now 509 and 456.
    await api.db.query(sql`
      update payments.withdrawal_move set moved_at = moved_at + interval '500 microseconds' where from_state is null`)
    expect((await moves()).map(({ what }) => what)).toEqual(['withdrawal-requested', 'withdrawal-pending'])
    for (const limit of [1, 2, 3]) expect(await readInPages(limit)).toEqual((await read()).rows)
  })

  it('has only the requested kinds', async () => {
    const whole = (await read()).rows
    const asked = await read({ kinds: ['money', 'limits'] })
    expect(asked.rows).toEqual(whole.filter(({ kind }) => kind === 'money' || kind === 'limits'))
    expect(await readInPages(2, { kinds: ['money', 'limits'] })).toEqual(asked.rows)
  })

  it('includes what staff did where that is requested', async () => {
    const { rows } = await read({ kinds: ['staff'] })
    expect(rows.map(({ detail, what }) => [detail?.split('/').at(-1), what])).toEqual([
      ['Reveal', 'done'],
      ['Lock', 'refused'],
      ['Lock', 'refused'],
      ['Lock', 'done'],
    ])
  })

  it('leaves out what the caller may not read', async () => {
    const documents = await api.tokenOfRole('documents')
    const { rows, kinds } = await read({}, documents)
    const seen = new Set<string>(rows.map(({ kind }) => kind))
    for (const hidden of ['money', 'staff', 'tickets', 'bonuses', 'play'] as const) {
      expect(kinds).not.toContain(hidden)
      expect(seen).not.toContain(hidden)
    }
    expect(seen).toContain('documents')
    expect((await read({ kinds: ['money'] }, documents)).rows).toEqual([])
  })

  it.each(['yesterday', '1.nowhere.1', '1.deposits.'])('refuses the cursor %s', async (cursor) => {
    const answer = await api.send(getTimeline, { input: { query: { playerId, cursor } }, token: admin })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { details: { field: 'cursor' } }])
  })

  it('is of no player who is not there', async () => {
    const answer = await api.send(getTimeline, { input: { query: { playerId: 999_999 } }, token: admin })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'ERR_PLAYER_NOT_FOUND' }])
  })
})
