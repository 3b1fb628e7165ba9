import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildSmsGateway } from '#providers/sms/sms-server.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { movableClock, sql } from '#server/kernel/index.ts'
import { deleteStop, insertStop, makeHttpSmsGateway, makeSmsQueue, voiceOf } from '../index.ts'
import type { LanguageCode } from '../letter.ts'
import { deliverSms } from './deliver-sms.ts'
import type { SmsGateway } from './sms.ts'
import { writeSms } from './write-sms.ts'

const HERNA = voiceOf({ appName: 'Herna', tone: 'usual' })
const clock = movableClock(new Date('2026-07-01T10:00:00Z'))
let db: TestDatabase
let standIn: FastifyInstance
let gateway: SmsGateway
let baseUrl: string

beforeAll(async () => {
  db = await testDatabase()
  standIn = buildSmsGateway({ apiKey: 'key' })
  baseUrl = await standIn.listen({ port: 0, host: '127.0.0.1' })
  gateway = makeHttpSmsGateway({ baseUrl, apiKey: 'key', sender: 'Herna', timeoutMs: 5_000 })
})
afterAll(async () => {
  await standIn.close()
  await db.close()
})
beforeEach(() => db.query(sql`delete from messaging.outgoing_sms`))

const failures: string[] = []
const deliver = (smsGateway: SmsGateway | undefined = gateway, target = 'herna') =>
  deliverSms({ db, clock, target, voice: HERNA, smsGateway, onFailure: (_, id) => void failures.push(id) })
const queue = (to: string) =>
  db.transaction((tx) =>
    makeSmsQueue({ clock, target: 'herna' })(tx, {
      to,
      language: 'cs',
      usefulMinutes: 5,
      template: 'verification-code',
      values: { code: '042137', minutes: 5 },
    }),
  )
const advertise = (to: string) =>
  db.transaction((tx) =>
    makeSmsQueue({ clock, target: 'herna' })(tx, {
      to,
      language: 'cs',
      usefulMinutes: 5,
      template: 'advertising',
      values: { text: 'Ahoj' },
    }),
  )
const rows = () => db.query(sql`select state, values, attempts, problem from messaging.outgoing_sms order by queued_at`)
const received = async (to: string) =>
  (await standIn.inject({ url: '/__sandbox/sms', query: { to } })).json<{
    messages: { text: string; sender: string }[]
  }>().messages

it('of a brand is not sent by the worker of another one', async () => {
  await queue('+420777000100')
  await deliver(gateway, 'another')
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
  await deliver()
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
})

it('is sent once, without accents, and its secret is deleted', async () => {
  await queue('+420777000001')
  await deliver()
  await deliver()
  expect(await received('+420777000001')).toMatchObject([
    { sender: 'Herna', text: 'Herna: overovaci kod 042137, plati 5 min. Nikomu ho nerikejte.' },
  ])
  expect(await rows()).toEqual([{ state: 'sent', values: null, attempts: 1, problem: null }])
})

it('that a busy gateway refused is sent a little later', async () => {
  await queue('+420777000006')
  await deliver()
  expect(await rows()).toMatchObject([{ state: 'queued', problem: 'the SMS gateway answered 503' }])
  await deliver()
  expect(await received('+420777000006')).toEqual([])
  clock.advance(11_000)
  await deliver()
  expect((await received('+420777000006')).length).toBe(1)
})

it('that is finally rejected is not retried', async () => {
  await queue('+420777000005')
  await deliver()
  expect(await rows()).toEqual([{ state: 'failed', values: null, attempts: 1, problem: 'rejected with 422' }])
})

it('that no gateway accepts is given up when it has expired', async () => {
  await queue('+420777000007')
  await deliver()
  clock.advance(5 * 60_000)
  await deliver()
  expect(await rows()).toMatchObject([{ state: 'failed', values: null, problem: 'too-late' }])
})

it('does not count as sent without the gateway’s own id, nor with a wrong key', async () => {
  await queue('+420777000008')
  await deliver()
  expect(await rows()).toMatchObject([{ state: 'queued', problem: 'the SMS gateway gave no id' }])
  await db.query(sql`delete from messaging.outgoing_sms`)
  await queue('+420777000001')
  const { send } = makeHttpSmsGateway({
    baseUrl,
    apiKey: 'other',
    sender: 'x',
    timeoutMs: 5_000,
  })
  await deliver({ send })
  expect(await rows()).toMatchObject([{ state: 'queued', problem: 'the SMS gateway answered 401' }])
})

it('is readable in the mailbox where no gateway is configured', async () => {
  await queue('+420777000002')
  await deliverSms({ db, clock, target: 'herna', voice: HERNA, smsGateway: undefined, onFailure: () => {} })
  expect(await rows()).toMatchObject([{ state: 'queued', values: { code: '042137' } }])
})

it('of advertising is not sent to a number on the stop list, and a code is', async () => {
  await insertStop(db, '+420777000009', clock.now())
  await insertStop(db, '+420777000009', clock.now())
  await advertise('+420777000009')
  await queue('+420777000009')
  await deliver()
  expect((await received('+420777000009')).map(({ text }) => text.includes('042137'))).toEqual([true])
  await deleteStop(db, '+420777000009')
  await advertise('+420777000009')
  await deliver()
  expect((await received('+420777000009')).length).toBe(2)
})

const LANGUAGES: readonly LanguageCode[] = ['cs', 'sk', 'en', 'hu', 'ru', 'vi']
const inEachTone = LANGUAGES.flatMap((language) =>
  (['usual', 'informal'] as const).map((tone) => [language, tone] as const),
)
it.each(inEachTone)('in %s and the %s tone contains its code and its amount, and fits one part', (language, tone) => {
  const common = { to: '+420777000001', language, usefulMinutes: 5 } as const
  const code = writeSms(voiceOf({ appName: 'Herna Šťastná', tone }), {
    ...common,
    template: 'verification-code',
    values: { code: '042137', minutes: 5 },
  })
  const payment = writeSms(voiceOf({ appName: 'Herna', tone }), {
    ...common,
    template: 'payment-code',
    values: { code: '042137', minutes: 5, amount: '1\u00a0200\u00a0Kč' },
  })
  expect(code).toContain('042137')
  expect(payment).toMatch(/042137.*1 200 K[cč]|1 200 K[cč].*042137/)
  for (const text of [code, payment]) {
    if (language !== 'ru') expect(text).toMatch(/^[ -~]*$/)
    expect(text.length).toBeLessThanOrEqual(language === 'ru' ? 70 : 160)
  }
})
