import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/play-v1/approvals.ts'
import * as corrections from '#contract/play-v1/corrections.ts'
import { sql } from '#server/kernel/index.ts'
import { getBalance } from '#server/wallet/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const explanation = 'The bank confirmed it, and it is missing here.'
let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

/** Letters to the proposer, carried-out proposals first. */
async function letters(): Promise<Record<string, string>[]> {
  const rows = await api.db.query<{ values: Record<string, string> }>(sql`
    select values from messaging.outgoing where template = 'staff-proposal-ended' order by values->>'end'`)
  return rows.map(({ values }) => values)
}

test('a correction of a room of its own waits in the inbox, and is not decided there by who proposed it', async () => {
  const { staff } = api.tokens
  const [row] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  const playerId = row?.id ?? 0
  const before = await getBalance(api.db, playerId)
  const amount = { amountMinor: 1_000, currency: before.currency }
  const body = { playerId, amount, reason: 'missing-credit', explanation }
  const proposed = await api.send(corrections.proposeCorrection, { input: { body }, token: staff })
  const { correctionId: approvalId } = proposed.json<{ correctionId: string }>()
  const listed = await api.send(approvals.listApprovals, { input: { query: { view: 'own' } }, token: staff })
  expect(listed.json()).toMatchObject({ rows: [{ approvalId, action: 'payments.correction', isOwn: true }] })
  const decide = (token = staff) => api.send(approvals.approve, { input: { body: { approvalId, explanation } }, token })
  expect((await decide()).json()).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
  expect(await letters()).toEqual([])
  const second = await api.tokenOfRole('payments')
  expect((await decide(second)).json()).toMatchObject({ state: 'executed' })
  expect((await getBalance(api.db, playerId)).amountMinor).toBe(before.amountMinor + 1_000)
  expect((await decide(second)).json()).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  const told = { kind: 'payments.correction', end: 'executed', by: 'payments', why: explanation }
  expect(await letters()).toMatchObject([told])
  expect((await letters())[0]?.['url']).toContain('/bank?view=corrections')

  // One refused by the room's own call; and one withdrawn by its proposer, who gets no letter.
  for (const token of [second, staff]) {
    const again = await api.send(corrections.proposeCorrection, { input: { body }, token: staff })
    const { correctionId } = again.json<{ correctionId: string }>()
    const why = 'It was credited this morning already.'
    const refused = { body: { correctionId, explanation: why } }
    expect((await api.send(corrections.rejectCorrection, { input: refused, token })).statusCode).toBe(200)
    expect(await letters()).toMatchObject([told, { ...told, end: 'refused', why }])
  }
})
