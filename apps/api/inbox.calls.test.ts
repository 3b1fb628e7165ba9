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
  const decide = () => api.send(approvals.approve, { input: { body: { approvalId, explanation } }, token: staff })
  expect((await decide()).json()).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
  // As if a colleague who has left had proposed it.
  await api.db.query(sql`update payments.correction set proposed_by = 999999 where id = ${approvalId}`)
  expect((await decide()).json()).toMatchObject({ state: 'executed' })
  expect((await getBalance(api.db, playerId)).amountMinor).toBe(before.amountMinor + 1_000)
  expect((await decide()).json()).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
})
