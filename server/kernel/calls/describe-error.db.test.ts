import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { testDatabase } from '#tests/database.ts'
import { openDatabase } from '../database/database.ts'
import { describeError } from './describe-error.ts'
import { sql } from '../database/sql.ts'

it('describes a lost connection, without its statement and values', async () => {
  const host = await testDatabase()
  let said = ''
  const output = new Writable({ write: (chunk, _, done) => ((said += String(chunk)), done()) })
  const log = pino({ serializers: { err: describeError } }, output)
  const heard = Promise.withResolvers<void>()
  const db = openDatabase({
    url: host.url,
    applicationName: 'lost-connection',
    onError: (error) => {
      log.warn({ err: error }, 'an idle connection was lost')
      heard.resolve()
    },
  })
  await db.query(sql`select ${'jana@post.example'}::text as email`)
  await host.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost-connection'`)
  await heard.promise
  expect(JSON.parse(said)).toMatchObject({ err: { code: '57P01', message: expect.stringContaining('terminating') } })
  expect(said).not.toMatch(/select|jana|scram|"client"|"_/i)
  await db.close()
  await host.close()
})
