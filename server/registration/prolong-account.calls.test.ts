import { afterAll, beforeAll, expect, it } from 'vitest'
import { prolongAccount as byService } from '#contract/capi-v1/person.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { get } from '#contract/onling-v2/player.ts'
import { getRegistration, prolongAccount } from '#contract/play-v1/staff-registration.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { temporaryTermOf } from './temporary-account.ts'

const DAY_MS = 86_400_000
const explanation = 'The document is on its way from the consulate.'
let api: TestApi
let verified: TestApi
let playerId = 0
let registeredAt = 0

beforeAll(async () => {
  api = await openTestApi({ temporaryAccountDays: 10 })
  verified = await openTestApi({ isVerified: true, temporaryAccountDays: 10 })
  playerId = (await api.send(get, { input: { query: {} }, token: api.tokens.player })).json<{ playerId: number }>()
    .playerId
  const [row] = await api.db.query<{ at: Date }>(
    sql`select registered_at as at from players.player where id = ${playerId}`,
  )
  registeredAt = row?.at.getTime() ?? 0
})
afterAll(async () => {
  await api?.close()
  await verified?.close()
})

const after = (days: number) => new Date(registeredAt + days * DAY_MS).toISOString()
const ends = async () =>
  (await api.send(getAccountRequirements, { input: { query: {} }, token: api.tokens.player })).json<{
    temporaryUntil: string
  }>().temporaryUntil
const prolong = async (until: string, of = api) => {
  const body = { playerId, until, explanation }
  return (await of.send(prolongAccount, { input: { body }, token: of.tokens.staff })).json<object>()
}
const prolongAtDesk = async (until: string) => {
  const body = { playerId, until, reason: 'Papers are being translated.', clerk: 'Desk 3' }
  return (await api.send(byService, { input: { body }, token: await api.freshToken('internal') })).json<object>()
}

it('a brand may be stricter than the law, never milder', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  expect(temporaryTermOf('CZE', undefined, now)).toEqual({ days: 30, daysMax: 30, ruleId: 'CZ-13' })
  expect(temporaryTermOf('CZE', 10, now)).toMatchObject({ days: 10, daysMax: 30 })
  expect(temporaryTermOf('CZE', 365, now)).toMatchObject({ days: 30, daysMax: 30 })
  expect(temporaryTermOf('SVK', 10, now)).toBeUndefined()
})

it('staff and services extend an account, which every reader sees, and the player is notified', async () => {
  expect(await ends()).toBe(after(10))
  expect(await prolong(after(15))).toEqual({ temporaryUntil: after(15) })
  expect(await ends()).toBe(after(15))
  expect(await prolongAtDesk(after(20))).toEqual({ temporaryUntil: after(20) })
  expect(await ends()).toBe(after(20))
  const shown = await api.send(getRegistration, { input: { query: { playerId } }, token: api.tokens.staff })
  expect(shown.json()).toMatchObject({
    temporary: {
      until: after(20),
      latest: after(30),
      ruleId: 'CZ-13',
      prolongations: [
        {
          before: after(15),
          until: after(20),
          reason: 'Papers are being translated.',
          byName: expect.stringContaining('Desk 3'),
        },
        { before: after(10), until: after(15), reason: explanation, byName: 'Iveta', signedByName: null },
      ],
    },
  })
  const letters = await api.db.query<{ template: string }>(sql`
    select template from messaging.outgoing where template = 'account-prolonged'`)
  expect(letters).toHaveLength(2)
  const told = await api.db.query(sql`select from kernel.outbox where name = 'registration.account-prolonged'`)
  expect(told).toHaveLength(2)
})

it('never past the law’s own term, never back, and never twice to the same end', async () => {
  const over = { code: 'ERR_NOT_ALLOWED_BY_LAW', details: { ruleId: 'CZ-13', latest: after(30) } }
  expect(await prolong(after(31))).toMatchObject(over)
  expect(await prolongAtDesk(after(31))).toMatchObject(over)
  expect(await prolong(after(20))).toMatchObject({ code: 'ERR_TERM_NOT_LATER' })
  expect(await prolong(after(12))).toMatchObject({ code: 'ERR_TERM_NOT_LATER' })
  const both = await Promise.all([prolong(after(30)), prolong(after(30))])
  expect(both.filter((one) => 'temporaryUntil' in one)).toHaveLength(1)
  expect(await ends()).toBe(after(30))
})

it('an account that is verified is not prolonged, nor one that nobody has', async () => {
  expect(await prolong(after(15), verified)).toMatchObject({ code: 'ERR_ACCOUNT_NOT_TEMPORARY' })
  const body = { playerId: 999_999_999, until: after(15), explanation }
  const answer = await api.send(prolongAccount, { input: { body }, token: api.tokens.staff })
  expect(answer.json()).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})
