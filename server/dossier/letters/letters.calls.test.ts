import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { listLetters, writeLetter, type StaffLetter } from '#contract/play-v1/staff-letters.ts'
import { listTemplates, saveTemplate } from '#contract/play-v1/staff-support.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let playerId: number
let support: string
let serial = 0

beforeAll(async () => {
  api = await openTestApi()
  const [player] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  playerId = player?.id ?? 0
  support = await api.tokenOfRole('support')
})
afterAll(() => api?.close())

const key = () => `a-key-of-a-letter-${(serial += 1)}`
const send = (call: CallDefinition, input: object, token = support) => api.send(call, { input, token })
async function ask<Reply>(call: CallDefinition, input: object): Promise<Reply> {
  const answer = await send(call, input)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}
const write = (templateId: string, idempotencyKey = key()) =>
  send(writeLetter, { body: { playerId, templateId, idempotencyKey } })
const queued = () =>
  api.db.query<{ language: string; values: { text: string } | null }>(sql`
    select language, values from messaging.outgoing where template = 'from-staff' order by id`)

async function template(topic: string | null, word: string): Promise<string> {
  const { languages } = await ask<{ languages: string[] }>(listTemplates, { query: {} })
  const texts = Object.fromEntries(languages.map((language) => [language, `${language}: ${word}`]))
  const saved = await ask<{ templateId: string }>(saveTemplate, {
    body: { name: `Šablona ${(serial += 1)}`, topic, texts },
  })
  return saved.templateId
}

it('a letter speaks the player’s language, by the words of its template, once', async () => {
  const templateId = await template('payments', 'prosíme o výpis')
  const idempotencyKey = key()
  const answers = await Promise.all([write(templateId, idempotencyKey), write(templateId, idempotencyKey)])
  const [one, two] = answers.map((answer) => answer.json<StaffLetter>())
  expect(one).toMatchObject({ language: 'cs', text: 'cs: prosíme o výpis', isOffer: false, userName: 'support' })
  expect(two).toEqual(one)
  expect((await queued()).map(({ language, values }) => [language, values?.text])).toEqual([
    ['cs', 'cs: prosíme o výpis'],
  ])
  api.clock.advance(1000)
  await api.db.query(sql`update players.player set language = 'en' where id = ${playerId}`)
  expect((await write(templateId)).json()).toMatchObject({ language: 'en', text: 'en: prosíme o výpis' })
  const { letters } = await ask<{ letters: StaffLetter[] }>(listLetters, { query: { playerId } })
  expect(letters.map(({ language }) => language)).toEqual(['en', 'cs'])
})

it('an offer goes only to who agreed to offers', async () => {
  const templateId = await template('bonuses', 'nový bonus')
  const before = await queued()
  await api.db.query(sql`delete from players.setting where player_id = ${playerId}`)
  const refused = await write(templateId)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { code: 'ERR_OFFER_NOT_WANTED', details: { why: 'no-consent' } },
  ])
  expect(await queued()).toEqual(before)
})

it('a template of tickets, one that is not there, and a player without an e-mail are refused', async () => {
  const answered = await write(await template(null, 'dotaz {number}'))
  expect(answered.json()).toMatchObject({ code: 'ERR_TEMPLATE_NOT_FOUND', details: { needs: 'ticket' } })
  const unknown = await write('0190d3a0-7b1c-7000-8000-00000000e571')
  expect(unknown.json()).toMatchObject({ code: 'ERR_TEMPLATE_NOT_FOUND' })
  const templateId = await template('account', 'vítejte')
  await api.db.query(sql`update players.player set email = '' where id = ${playerId}`)
  expect((await write(templateId)).json()).toMatchObject({ code: 'ERR_NO_VALID_EMAIL' })
})

it('the words are covered for who does not write to players, and sealed', async () => {
  const risk = await api.tokenOfRole('documents')
  const answer = await send(listLetters, { query: { playerId } }, risk)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.body).not.toContain('výpis')
  const rows = await api.db.query(sql`select text_sealed from dossier.letter`)
  expect(JSON.stringify(rows)).not.toContain('výpis')
})
