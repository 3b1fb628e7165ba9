import { dayOf } from '#contract/states/calendar.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import {
  answerCallerCheck,
  beginCallerCheck,
  CALLER_CHECK_SECONDS,
  getCallerCheck,
  type CallerCheck,
  type CallerQuestion,
} from '#contract/play-v1/staff-callers.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'

let api: TestApi
let playerId: number
let support: string
let other: string
let right: Record<CallerQuestion, string>

const DAY_MS = 86_400_000

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const [player] = await api.db.query<{ id: number; registeredAt: Date }>(sql`
    update players.player set phone = '+420777123456' where email = 'jana@players.test' returning id, registered_at`)
  playerId = player?.id ?? 0
  const at = api.clock.now()
  await api.db.query(sql`
    insert into payments.payment (id, player_id, direction, method, gateway, amount_minor, currency, state,
      idempotency_key, return_path, created_at, changed_at, settled_at)
    values (${newId(at)}, ${playerId}, 'deposit', 'PaymentCard', 'Csob', 123450, 'CZK', 'settled', 'a-key-of-a-test',
      '/', ${at}, ${at}, ${at})`)
  const [year, month] = dayOf('Europe/Prague', player?.registeredAt ?? at).split('-')
  right = {
    'birth-date': '12. 4. 1991',
    email: 'JANA@players.test',
    phone: '777 123 456',
    postcode: '110 00',
    'document-end': String(playerId).padStart(4, '0').slice(-4),
    'registered-month': `${Number(month)}/${year}`,
    'last-deposit': '1 234,50',
    'account-end': TEST_IBAN.slice(-4),
  }
})
afterAll(() => api?.close())

beforeEach(async () => {
  await api.db.query(sql`truncate caller_checks.caller_check cascade`)
  // A session of staff ends by itself; each test has its own.
  support = await api.tokenOfRole('support')
  other = await api.tokenOfRole('risk')
})

const send = (call: CallDefinition, token: string, input: object) => api.send(call, { input, token })
const begin = (token = support) => send(beginCallerCheck, token, { body: { playerId } })
const begun = async (token = support) => {
  const answer = await begin(token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CallerCheck>()
}
const say = (check: CallerCheck, question: CallerQuestion, answer: string, token = support) =>
  send(answerCallerCheck, token, { body: { playerId, checkId: check.checkId, question, answer } })
const wrongOf: Record<CallerQuestion, string> = {
  'birth-date': '1. 1. 1970',
  email: 'nobody@players.test',
  phone: '777 000 000',
  postcode: '999 99',
  'document-end': '0000',
  'registered-month': '1/1999',
  'last-deposit': '1',
  'account-end': '0000',
}
const stands = async (token = support) =>
  (await send(getCallerCheck, token, { query: { playerId } })).json<{
    verifiedUntil: string | null
    verifiedBy: string | null
    waitsUntil: string | null
    checks: CallerCheck[]
  }>()

describe('a caller', () => {
  it('is verified by right answers, for a quarter of an hour', async () => {
    const check = await begun()
    expect(check.questions.length).toBeGreaterThanOrEqual(check.rightNeeded)
    expect((await stands()).verifiedUntil).toBeNull()
    for (const { question } of check.questions.slice(0, check.rightNeeded)) {
      const told = (await say(check, question, right[question])).json<{ outcome: string }>()
      expect([question, told.outcome]).toEqual([question, 'right'])
    }
    const { verifiedUntil, verifiedBy } = await stands(other)
    expect(Date.parse(verifiedUntil ?? '') - api.clock.now().getTime()).toBe(CALLER_CHECK_SECONDS * 1000)
    expect(verifiedBy).toBe('support')
    api.clock.advance(CALLER_CHECK_SECONDS * 1000)
    support = await api.tokenOfRole('support')
    expect((await stands()).verifiedUntil).toBeNull()
  })

  it('passes with one wrong answer, but not with two; then no check begins for a day', async () => {
    const check = await begun()
    const [first, second, third] = check.questions.map(({ question }) => question)
    if (!first || !second || !third) throw new Error('Three questions are drawn at least.')
    expect(check.missesLeft).toBe(check.questions.length - check.rightNeeded)
    const misses = [first, second, third].slice(0, check.missesLeft + 1)
    for (const question of misses)
      expect((await say(check, question, wrongOf[question])).json()).toMatchObject({ outcome: 'wrong' })
    expect((await stands()).checks[0]).toMatchObject({ state: 'failed', verifiedUntil: null })
    expect((await say(check, third, right[third])).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    for (const token of [support, other])
      expect((await begin(token)).json()).toMatchObject({ code: 'ERR_CALLER_CHECK_WAITS' })
    api.clock.advance(DAY_MS + 1000)
    support = await api.tokenOfRole('support')
    expect((await begun()).checkId).not.toBe(check.checkId)
  })

  it('gets each question once; what is no answer does not count', async () => {
    const check = await begun()
    const question = check.questions[0]?.question ?? 'email'
    expect((await say(check, question, '?')).json()).toMatchObject({ outcome: 'unreadable' })
    expect((await say(check, question, wrongOf[question])).json()).toMatchObject({ outcome: 'wrong' })
    expect((await say(check, question, right[question])).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const notDrawn = Object.keys(wrongOf).find((one) => !check.questions.some((drawn) => drawn.question === one))
    expect((await say(check, notDrawn as CallerQuestion, '1')).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
})

describe('a check', () => {
  it('stays the same for who begins again, and is nobody else’s', async () => {
    const check = await begun()
    expect((await begun()).checkId).toBe(check.checkId)
    expect((await begin(other)).json()).toMatchObject({ code: 'ERR_CALLER_CHECK_WAITS' })
    const question = check.questions[0]?.question ?? 'email'
    expect((await say(check, question, wrongOf[question], other)).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('begins once, however many begin at the same moment', async () => {
    const tokens = [support, other, support, other]
    const answers = await Promise.all(tokens.map((token) => begin(token)))
    const ids = answers.flatMap((one) => (one.statusCode === 200 ? [one.json<CallerCheck>().checkId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
  })

  it('counts one of several answers to a question at the same moment', async () => {
    const check = await begun()
    const question = check.questions[0]?.question ?? 'email'
    const answers = await Promise.all([1, 2, 3].map(() => say(check, question, wrongOf[question])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
  })

  it('lapses, and with a wrong answer in it counts like one that was not passed', async () => {
    const check = await begun()
    const question = check.questions[0]?.question ?? 'email'
    await say(check, question, wrongOf[question])
    api.clock.advance(CALLER_CHECK_SECONDS * 1000)
    support = await api.tokenOfRole('support')
    expect((await stands()).checks[0]).toMatchObject({ state: 'lapsed' })
    expect((await say(check, question, wrongOf[question])).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect((await begin()).json()).toMatchObject({ code: 'ERR_CALLER_CHECK_WAITS' })
  })

  it('needs the right to verify callers', async () => {
    const documents = await api.tokenOfRole('documents')
    expect((await begin(documents)).statusCode).toBe(403)
  })
})

it('leaves neither what was said nor what is right anywhere: replies, rows, audit', async () => {
  const check = await begun()
  const said: string[] = []
  for (const { question } of check.questions) {
    const answer = await say(check, question, right[question])
    // Any four digits occur in some id sooner or later.
    if (right[question].length > 4) expect(answer.body).not.toContain(right[question])
    said.push(right[question], wrongOf[question])
  }
  const rows = await api.db.query<{ row: string }>(sql`
    select to_jsonb(c)::text || to_jsonb(a)::text as row
      from caller_checks.caller_check c join caller_checks.answer a on a.check_id = c.id
    union all
    select to_jsonb(c)::text || coalesce(to_jsonb(o)::text, '')
      from audit.call c left join audit.call_outcome o on o.call_id = c.id
     where c.action like '%CallerCheck'`)
  expect(rows.length).toBeGreaterThan(check.rightNeeded)
  const personal = said.filter((one) => one.length > 4)
  for (const { row } of rows) for (const value of personal) expect(row).not.toContain(value)
})
