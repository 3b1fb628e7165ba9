import type { FastifyInstance } from 'fastify'
import { composeApi, type Api } from '#apps/api/compose/compose-api.ts'
import { makeLogger, sql } from '#server/kernel/index.ts'
import { cheapPasswords, clearRegister, type TestApi } from '../api.ts'

export type ApiProcess = {
  /** Undefined while it is down. */
  readonly app: () => FastifyInstance | undefined
  /** Kills it: open transactions end, responses are lost, and its memory is gone. */
  readonly kill: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The API on the test database, which can be killed and restarted with an empty memory. */
export function openApiProcess({ app, db, clock, environment }: TestApi): ApiProcess {
  let running: FastifyInstance | undefined = app
  const opened: Api[] = []
  const logger = makeLogger({ name: 'api', level: 'silent' })
  return {
    app: () => running,
    kill: async () => {
      running = undefined
      await db.query(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'tolar-%'`)
      const next = await composeApi({
        environment,
        clock,
        logger,
        passwordCost: cheapPasswords,
        minimumRoundMs: 0,
        register: clearRegister,
      })
      await next.app.ready()
      opened.push(next)
      running = next.app
    },
    close: async () => {
      for (const one of opened) await one.close()
    },
  }
}
