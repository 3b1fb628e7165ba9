import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { countRisk } from '#contract/play-v1/risk-alerts.ts'
import { assignCase, beginCase, listCases } from '#contract/play-v1/risk-cases.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let risk: string
let admin: string

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  risk = await api.tokenOfRole('risk')
  admin = api.tokens.staff
})
afterAll(() => api?.close())

async function ask<Call extends CallDefinition>(call: Call, input: object, token: string): Promise<ReplyOf<Call>> {
  const answer = await api.send(call, { input, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const numbersOfNobody = async () =>
  (await ask(listCases, { query: { owner: 'nobody' } }, admin)).rows.map(({ number }) => number)

it('a case of somebody who left is nobody’s: it is counted, found, and can be taken over', async () => {
  const [player] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  const begun = { aboutPlayerId: player?.id, area: 'money', words: 'Many small deposits in a row.' }
  const { caseId, number, version, dueAt } = await ask(beginCase, { body: begun }, risk)
  expect(await ask(countRisk, {}, admin)).toMatchObject({ mine: 0, unowned: 0 })
  expect(await numbersOfNobody()).toEqual([])

  await api.db.query(sql`update sign_in.staff set is_active = false where name = 'risk'`)
  expect(await ask(countRisk, {}, admin)).toMatchObject({ mine: 0, unowned: 1 })
  expect(await numbersOfNobody()).toEqual([number])

  const taken = { caseId, seenVersion: version, ownerId: 1, dueAt }
  expect(await ask(assignCase, { body: taken }, admin)).toMatchObject({ ownerName: 'Iveta' })
  expect(await ask(countRisk, {}, admin)).toMatchObject({ mine: 1, unowned: 0 })
  expect(await numbersOfNobody()).toEqual([])
})
