import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { lock, unlock } from '#contract/onling-v2/player.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { proposeCorrection, rejectCorrection } from '#contract/play-v1/corrections.ts'
import { addClientSecret, listClients, switchClientOff } from '#contract/play-v1/staff-clients.ts'
import { whoCan } from '#contract/play-v1/staff-members.ts'
import { sql } from '#server/kernel/index.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const explanation = 'The partner booked it twice, by its own letter.'
let api: TestApi
let playerId: number
beforeAll(async () => {
  api = await openTestApi()
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
})
afterAll(() => api?.close())

const ask = async (call: CallDefinition, body: object, token = api.tokens.staff) =>
  (await api.send(call, { input: call.method === 'GET' ? { query: body } : { body }, token })).json<
    Record<string, unknown>
  >()
/** The newest line of the audit log about a call. */
const lineOf = async ({ path }: CallDefinition) => {
  const { rows } = (await ask(getAudit, { limit: 50 })) as { rows: { action: string }[] }
  return rows.find(({ action }) => action === path)
}

it('the log says what a proposal is and becomes, also when it is signed in the inbox', async () => {
  const request = { playerId, amount: { amountMinor: 1_000, currency: 'CZK' }, reason: 'partner-error', explanation }
  const { correctionId } = await ask(proposeCorrection, request)
  expect(await lineOf(proposeCorrection)).toMatchObject({ change: { before: null, after: { state: 'proposed' } } })
  await ask(rejectCorrection, { correctionId, explanation })
  expect(await lineOf(rejectCorrection)).toMatchObject({
    playerId,
    change: { before: { state: 'proposed' }, after: { state: 'rejected', amount: request.amount } },
  })
  const { correctionId: approvalId } = await ask(proposeCorrection, request)
  await ask(approve, { approvalId, explanation }, await api.tokenOfRole('payments'))
  expect(await lineOf(approve)).toMatchObject({ playerId, change: { after: { amount: request.amount } } })
})

it('the log says that a client got another secret, never the secret, and that it was switched off', async () => {
  const { rows } = (await ask(listClients, {})) as { rows: { clientId: string }[] }
  const clientId = rows.at(-1)?.clientId
  await letOnePerson(api.db, api.clock.now(), ['clients.secret'])
  const { secretId, secret } = await ask(addClientSecret, { clientId, endOldAfterHours: 24, explanation })
  const line = await lineOf(addClientSecret)
  expect(line).toMatchObject({ change: { before: null, after: { added: secretId, oldEndAfterHours: 24 } } })
  expect(JSON.stringify(line)).not.toContain(String(secret))
  await ask(switchClientOff, { clientId, explanation })
  expect(await lineOf(switchClientOff)).toMatchObject({
    change: { before: { isActive: true }, after: { isActive: false } },
  })
})

it('a lock for fraud is taken off by two, and the log says which warning they accepted', async () => {
  const locks = async (reason: string) => ask(lock, { playerId, reason, explanation })
  await locks('player-asked')
  expect(await ask(unlock, { playerId, explanation })).toEqual({ done: true })
  await locks('suspected-fraud')
  expect(await ask(unlock, { playerId, explanation })).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
  const acceptedWarnings = ['locked-suspected-fraud']
  expect(await ask(unlock, { playerId, explanation, acceptedWarnings })).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  const second = await api.tokenOfRole('risk')
  const signed = await signByTwo(api, unlock, { body: { playerId, explanation }, second, acceptedWarnings })
  expect(signed).toMatchObject({ status: 200 })
  expect(await lineOf(approve)).toMatchObject({
    playerId,
    change: { before: { account: 'locked' }, after: { account: 'open', acceptedWarnings } },
  })
})

it('who can send a payout is answered with the policy: alone up to its amount, above it with a second person', async () => {
  const needsAt = async (amountMinor: number) => {
    const answer = await ask(whoCan, { permission: 'payments.send', amountMinor: String(amountMinor) })
    const { people } = answer as { people: { actions: { action: string; needs: string }[] }[] }
    return new Set(people.map(({ actions }) => actions.find(({ action }) => action === 'withdrawals.send')?.needs))
  }
  expect(await needsAt(5_000_000)).toEqual(new Set(['reason']))
  expect(await needsAt(5_000_001)).toEqual(new Set(['second']))
})
