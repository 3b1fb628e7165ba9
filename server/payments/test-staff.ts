import { pino } from 'pino'
import type { CallDefinition } from '#contract/call.ts'
import { buildApp, makeMetrics } from '#server/kernel/index.ts'
import { uploadFile } from '#tests/upload-file.ts'

const TOKENS = { iveta: `ts_${'c'.repeat(40)}`, zdena: `ts_${'d'.repeat(40)}` } as const
type Name = keyof typeof TOKENS
type App = Awaited<ReturnType<typeof buildApp>>

/** For tests: an API with two members of staff, so that a second person can approve. */
export async function openStaffApp(mount: (app: App) => void) {
  const start = new Date('2026-11-21T12:00:00Z')
  const session = { sessionId: 's', sessionStartedAt: start, idleEndsAt: start, absoluteEndsAt: start }
  const app = await buildApp({
    settings: {
      ownOrigins: [],
      secureCookies: false,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: async () => undefined,
      staff: async (token) => ({
        kind: 'staff',
        userId: token === TOKENS.iveta ? 1 : 2,
        name: token === TOKENS.iveta ? 'Iveta' : 'Zdena',
        audience: 'main',
        roles: [],
        ceilings: {},
        permissions: ['payments.read', 'payments.manage', 'payments.refund', 'payments.send'],
        ...session,
      }),
      game: async () => undefined,
      recordCall: async () => async () => {},
    },
    metrics: makeMetrics(),
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
  })
  mount(app)
  await app.ready()
  const headers = (who: Name) => ({ authorization: `Bearer ${TOKENS[who]}` })
  return {
    close: () => app.close(),
    ask: async (who: Name, call: CallDefinition, sent: object = {}) => {
      const { method, path: url } = call
      const input = method === 'GET' ? { query: sent as Record<string, string> } : { payload: sent }
      const answer = await app.inject({ method, url, headers: headers(who), ...input })
      return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as StaffAnswer
    },
    /** Uploads one file. */
    upload: async (call: CallDefinition, query: Record<string, string>, file: string) => {
      const answer = await uploadFile(app, { url: call.path, query, token: TOKENS.iveta, file, name: 'list.csv' })
      return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as StaffAnswer
    },
  }
}

export type StaffAnswer = { status: number; code?: string } & Record<string, unknown>
