import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { search } from '#contract/onling-v2/player.ts'
import { listPendingWithdrawPlayers } from '#contract/onling-v2/withdrawals.ts'
import { REVEALED_SECONDS } from '#contract/personal.ts'
import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { getWithdrawal } from '#contract/play-v1/staff-withdrawals.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'

// One rule for the personal data of a player, in every call of staff.

let api: TestApi
let playerId: number
let paymentId: string
let holder: string
let support: string
let payments: string
let risk: string

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const body = { amount: { amountMinor: 50_000, currency: 'CZK' }, method: 'BankTransfer', account: TEST_IBAN }
  const input = { body: { ...body, idempotencyKey: randomUUID() } }
  const asked = await api.send(withdraw, { input, token: api.tokens.player })
  paymentId = asked.json<{ withdrawalId: string }>().withdrawalId
  const [row] = await api.db.query<{ playerId: number; holder: string }>(sql`
    update payments.withdrawal set state = 'pending' where id = ${paymentId} returning player_id, holder`)
  playerId = row?.playerId ?? 0
  holder = row?.holder ?? ''
  support = await api.tokenOfRole('support')
  payments = await api.tokenOfRole('payments')
  risk = await api.tokenOfRole('risk')
})
afterAll(() => api?.close())

const ask = async (call: CallDefinition, token: string, input: object) => {
  const answer = await api.send(call, { input, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const one = (token: string) => ask(getWithdrawal, token, { query: { playerId, paymentId } })
const reveal = (token: string) => ask(revealPlayer, token, { body: { playerId, purpose: 'The bank asks who it is.' } })

describe('a withdrawal', () => {
  it('covers name and account for everybody who has given no purpose', async () => {
    for (const token of [support, payments, risk]) {
      const found = await one(token)
      expect(found.account).toBe('CZ•••5399')
      expect(JSON.stringify(found)).not.toContain(holder)
      expect(found.player.name).toMatch(/^\S••• \S•••$/)
    }
  })

  it('is whole for the session that gave one, of this player, for as long as was said, and for no other', async () => {
    const { until } = await reveal(payments)
    expect(Date.parse(until) - api.clock.now().getTime()).toBe(REVEALED_SECONDS * 1000)
    expect(await one(payments)).toMatchObject({ account: TEST_IBAN, withdrawal: { holder } })
    const { rows } = await ask(listPendingWithdrawPlayers, payments, { query: {} })
    expect(rows).toContainEqual(expect.objectContaining({ withdrawalId: paymentId, holder }))
    expect((await one(risk)).account).toBe('CZ•••5399')
    const other = await api.tokenOfRole('payments')
    expect((await one(other)).account).toBe('CZ•••5399')
    api.clock.advance((REVEALED_SECONDS + 1) * 1000)
    expect((await one(payments)).account).toBe('CZ•••5399')
  })

  it('is found by no part of a name', async () => {
    const part = holder.slice(0, 3)
    for (const text of [part, holder.split(' ')[0] ?? ''])
      expect(await ask(listPendingWithdrawPlayers, risk, { query: { search: text } })).toMatchObject({ rows: [] })
    const { rows } = await ask(listPendingWithdrawPlayers, support, { query: { search: holder } })
    expect(rows).toHaveLength(1)
  })
})

test('who may not uncover is refused, and finds nobody by the beginning of a name', async () => {
  const input = { body: { playerId, purpose: 'Out of curiosity.' } }
  expect((await api.send(revealPlayer, { input, token: support })).statusCode).toBe(403)
  const [{ surname } = { surname: '' }] = await api.db.query<{ surname: string }>(
    sql`select surname from players.player where id = ${playerId}`,
  )
  const found = async (token: string, text: string) =>
    (await ask(search, token, { query: { text } })).rows.some((row: { playerId: number }) => row.playerId === playerId)
  expect(await found(support, surname.slice(0, 2))).toBe(false)
  expect(await found(support, 'jana@players')).toBe(false)
  expect(await found(support, surname)).toBe(true)
  expect(await found(support, 'jana@players.test')).toBe(true)
  expect(await found(risk, surname.slice(0, 2))).toBe(true)
})

test('support reads nobody in the clear, whatever it may ask about the player', async () => {
  const [person] = await api.db.query<Record<string, string>>(sql`
    select first_name, surname, email from players.player where id = ${playerId}`)
  const clear = [...Object.values(person ?? {}), holder, TEST_IBAN, '19-2000145399/0800']
  const asked: string[] = []
  for (const call of catalogue) {
    if (call.audience !== 'staff' || call.method !== 'GET') continue
    const { statusCode, body } = await api.send(call, { input: { query: { playerId, paymentId } }, token: support })
    if (statusCode !== 200) {
      const more = await api.send(call, { input: { query: { playerId } }, token: support })
      if (more.statusCode !== 200) continue
      for (const value of clear) expect(more.body, `${call.path} ${value}`).not.toContain(value)
    } else for (const value of clear) expect(body, `${call.path} ${value}`).not.toContain(value)
    asked.push(call.path)
  }
  expect(asked.length).toBeGreaterThan(10)
})
