import { createServer, type Server } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { buildApp, makeMetrics, movableClock, sql } from '#server/kernel/index.ts'
import { deliverMail } from './deliver-mail.ts'
import { makeMailQueue, mountMailbox, openMailServer, voiceOf } from './index.ts'
import type { MailServer } from './mail-server.ts'
import { findNewestMails } from './messaging.queries.ts'

const START = new Date('2026-07-01T10:00:00Z')
const MINUTE = 60_000
const HERNA = voiceOf({ appName: 'Herna', tone: 'usual' })
const clock = movableClock(START)
let db: TestDatabase
let smtp: { server: Server; url: string; received: string[]; answers: string }

beforeAll(async () => {
  db = await testDatabase()
  smtp = await startSmtp()
})
afterAll(async () => {
  smtp.server.close()
  await db.close()
})
beforeEach(() => db.query(sql`delete from messaging.outgoing`))

const failures: string[] = []
const deliver = (mailServer: MailServer | undefined, target = 'herna') =>
  deliverMail({ db, clock, target, voice: HERNA, mailServer, onFailure: (_, id) => void failures.push(id) })
const queue = (code: string) =>
  db.transaction((tx) =>
    makeMailQueue({ clock, target: 'herna' })(tx, {
      to: 'jana@post.example',
      language: 'cs',
      template: 'one-time-password',
      values: { code, minutes: 5 },
    }),
  )
const rows = () => db.query(sql`select state, values, attempts from messaging.outgoing order by queued_at`)

test('a letter is sent over SMTP in its language, once, and its secret is deleted', async () => {
  const mailServer = openMailServer({ url: smtp.url, from: 'kasino@tolar.example' })
  await queue('123456')
  await deliver(mailServer)
  await deliver(mailServer)
  mailServer.close()
  expect(smtp.received.length).toBe(1)
  expect(smtp.received[0]).toContain('To: jana@post.example')
  expect(smtp.received[0]).toContain('123456')
  expect(await rows()).toEqual([{ state: 'sent', values: null, attempts: 1 }])
})

test('a letter of a brand is not sent by the worker of another one, in another name', async () => {
  const mailServer = openMailServer({ url: smtp.url, from: 'kasino@tolar.example' })
  await queue('042137')
  await deliver(mailServer, 'another')
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0 }])
  await deliver(mailServer)
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
  mailServer.close()
})

test('a letter that a server rejects is retried later, and given up in the end', async () => {
  smtp.answers = '451 later'
  const mailServer = openMailServer({ url: smtp.url, from: 'kasino@tolar.example' })
  await queue('654321')
  await deliver(mailServer)
  await deliver(mailServer)
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }])
  for (let later = 0; later < 4; later += 1) {
    clock.advance(3 * MINUTE)
    await deliver(mailServer)
  }
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 5 }])
  expect(failures.length).toBe(5)
  clock.advance(60 * MINUTE)
  await deliver(mailServer)
  expect(await rows()).toMatchObject([{ state: 'failed', values: null }])
  mailServer.close()
})

test('a letter whose cause was rolled back does not exist', async () => {
  const broken = db.transaction(async (tx) => {
    await makeMailQueue({ clock, target: 'herna' })(tx, {
      to: 'a@b.example',
      language: 'en',
      template: 'password-reset',
      values: { url: 'http://x', minutes: 30 },
    })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(await rows()).toEqual([])
})

test('without a mail server a letter is readable for an hour', async () => {
  await queue('111222')
  await deliver(undefined)
  expect((await findNewestMails(db, 10))[0]?.mail).toMatchObject({ values: { code: '111222' } })
  clock.advance(61 * MINUTE)
  await deliver(undefined)
  expect((await findNewestMails(db, 10))[0]?.mail).toBeNull()
})

test('the local mailbox is a page in dev and test, and does not exist elsewhere', async () => {
  await queue('333444')
  const open = async (testCallsExist: boolean) => {
    const app = await buildApp({
      settings: { ownOrigins: [], secureCookies: false, testCallsExist, rateFactor: 1, trustedProxies: ['127.0.0.1'] },
      guards: {
        player: async () => undefined,
        staff: async () => undefined,
        game: async () => undefined,
        recordCall: async () => async () => {},
      },
      metrics: makeMetrics(),
      logger: pino({ level: 'silent' }),
    })
    mountMailbox(app, { db, voice: HERNA })
    const answer = await app.inject({ url: '/dev/mailbox' })
    await app.close()
    return answer
  }
  const page = await open(true)
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('333444')
  expect((await open(false)).statusCode).toBe(404)
})

/** The smallest server that a mail client can talk to. `answers` are its replies at the end of each letter. */
async function startSmtp(): Promise<typeof smtp> {
  const state = { received: [] as string[], answers: '250 ok' }
  const server = createServer((socket) => {
    let letter: string | undefined
    let rest = ''
    socket.write('220 test ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (letter === undefined) {
          if (/^DATA/i.test(line)) {
            letter = ''
            socket.write('354 go on\r\n')
          } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
        } else if (line === '.') {
          if (state.answers.startsWith('250')) state.received.push(letter)
          letter = undefined
          socket.write(`${state.answers}\r\n`)
        } else letter += `${line}\n`
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return Object.assign(state, { server, url: `smtp://127.0.0.1:${port}` })
}
