import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { Secret, TOTP } from 'otpauth'
import { demoEnvironment } from '#config/demo.ts'
import { testDatabase } from '#tests/database.ts'
import {
  buildApp,
  makeFieldCipher,
  makeMetrics,
  movableClock,
  type ControlMessage,
  type CallRecord,
} from '#server/kernel/index.ts'
import { routes as playerRoutes } from '#server/players/index.ts'
import type { SignInMail, SignInNeeds, StaffEvent } from './needs.ts'
import { makePasswords } from './secrets/passwords.ts'
import { makePlayerGuard } from './players/player-guard.ts'
import { makeSessionWaiters } from './profile/session-waiters.ts'
import { holdOnly } from './roles/test-roles.ts'
import { makeSealer } from './sealer.ts'
import { seedPlayer, seedStaff } from './seed.ts'
import { makeSessionCache } from './session-cache.ts'
import { signInRules } from './sign-in-rules.ts'
import { everybodyMay, openTestApprovals, testRule } from '#server/approvals/test-approvals.ts'
import { routes } from './sign-in.routes.ts'
import { makeStaffGuard } from './staff/staff-guard.ts'

export const ORIGIN = 'http://player.test'
export const BACKOFFICE_ORIGIN = 'https://backoffice.test'
export const JANA = { email: 'jana@post.example', password: 'jana-hraje-rada', firstName: 'Jana', surname: 'Nováková' }
export const IVETA = { email: 'iveta@tolar.example', password: 'iveta-dohlizi-na-vse', name: 'Iveta Správcová' }
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const START = new Date('2026-07-01T10:00:00Z')

/** The sign-in calls on a real database, with doubles for the rooms above and a clock that stands still. */
export async function testApp(
  options: { readonly mount?: (app: FastifyInstance, needs: SignInNeeds) => Promise<void> } = {},
) {
  const db = await testDatabase()
  const clock = movableClock(START)
  const letters: SignInMail[] = []
  const codes: { readonly to: string; readonly code: string }[] = []
  const cards = new Map<string, { cardId: string; playerId: number; isLocked: boolean }>()
  const wallets: number[] = []
  const blocked = new Set<number>()
  const control: ControlMessage[] = []
  const staffCalls: CallRecord[] = []
  const staffEvents: StaffEvent[] = []
  let hashes = 0
  const passwords = await makePasswords({ memoryKib: 1024, passes: 1, lanes: 1, atOnce: 2, waitingMax: 100 })
  const needs: SignInNeeds = {
    db,
    clock,
    target: demoEnvironment.APP_TARGET,
    market: { currency: 'CZK', timeZone: 'Europe/Bratislava' },
    termsVersion: '2026-01',
    rules: signInRules,
    passwords: {
      hash: passwords.hash,
      verify: (hash, password) => {
        hashes += 1
        return passwords.verify(hash, password)
      },
    },
    sealer: makeSealer(Buffer.alloc(32, 7)),
    sessions: makeSessionCache(),
    waiters: makeSessionWaiters(),
    sendControl: async (message) => void control.push(message),
    signingKey: Buffer.alloc(32, 7),
    judgeSignIn: async () => ({ sessionEndsAt: null }),
    issuer: 'Tolar',
    openWallet: async (_, { playerId }) => void wallets.push(playerId),
    blockPlaying: async (_, playerId) => void blocked.add(playerId),
    unblockPlaying: async (_, playerId) => void blocked.delete(playerId),
    queueCodeSms: async (_, sms) => void codes.push(sms),
    readCard: async (cardNumber) => ({ key: cardNumber, card: cards.get(cardNumber) }),
    queueMail: async (_, mail) => void letters.push(mail),
    passwordResetUrl: (token, language) => `${ORIGIN}/${language}/reset#${token}`,
    readMoneyOf: async () => {
      const nothing = { amountMinor: 0, currency: 'CZK' as const }
      const parts = { landBased: nothing, bonus: nothing, held: nothing, lines: [], doesAddUp: true }
      return { ...parts, balance: nothing, depositedTotal: nothing, stakedTotal: nothing, wonTotal: nothing }
    },
    staffLinkUrl: (token) => `${BACKOFFICE_ORIGIN}/join#${token}`,
    doLettersLeave: true,
    staffLanguage: 'cs',
    passkeyParty: { rpId: 'backoffice.test', rpName: 'Tolar', origin: BACKOFFICE_ORIGIN },
    playerPasskeyParty: { rpId: 'player.test', rpName: 'Tolar', origin: ORIGIN },
    recordStaffEvent: async (_, event) => void staffEvents.push(event),
  }
  const app = await buildApp({
    settings: {
      ownOrigins: [ORIGIN],
      secureCookies: true,
      testCallsExist: true,
      rateFactor: 1000,
      trustedProxies: ['127.0.0.1'],
    },
    guards: {
      player: makePlayerGuard(needs),
      staff: makeStaffGuard(needs),
      game: async () => undefined,
      recordCall: async (record) => {
        staffCalls.push(record)
        return async () => {}
      },
    },
    metrics: makeMetrics(),
    logger: pino({ level: 'silent' }),
  })
  // Unlocking is tested with the policy.
  const policy = [testRule({ action: 'players.unlock', needs: 'nobody' })]
  const findGrants = everybodyMay('players.lock')
  routes(app, needs, (await openTestApprovals({ db, clock }, { policy, findGrants })).approvals)
  const fieldKeys = { keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) }
  playerRoutes(app, { ...needs, cipher: makeFieldCipher(fieldKeys) })
  await options.mount?.(app, needs)
  await app.ready()

  type Options = { token?: string; ip?: string; headers?: Record<string, string> }
  const send = async (method: 'GET' | 'POST', path: string, body: object, { token, ip, headers }: Options) => {
    const answer = await app.inject({
      method,
      url: path,
      ...(method === 'GET' ? { query: body as Record<string, string> } : { payload: body }),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(ip ? { 'x-forwarded-for': ip } : {}),
        ...headers,
      },
    })
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies, headers: answer.headers }
  }
  const post = (path: string, body: object, options: Options = {}) => send('POST', path, body, options)
  const get = (path: string, query: object = {}, options: Options = {}) => send('GET', path, query, options)

  return {
    needs,
    db,
    clock,
    app,
    letters,
    codes,
    cards,
    wallets,
    blocked,
    control,
    staffCalls,
    staffEvents,
    post,
    get,
    hashesDone: () => hashes,
    seedJana: async () =>
      (await seedPlayer(needs, { ...JANA, birthDate: '1991-04-12', language: 'cs', currency: 'CZK' })).playerId,
    signIn: (body: object, ip?: string) =>
      post('/capi/v2-onling/Player/LoginByEmail', { email: JANA.email, ...body }, ip ? { ip } : {}),
    /** Resets counters and sessions. */
    forgetAttempts: () => db.query({ text: 'delete from sign_in.attempts', values: [] }),
    seedStaff: (roles: Parameters<typeof seedStaff>[1]['roles'], totpSecret: string | null = TOTP_SECRET) =>
      seedStaff(needs, { ...IVETA, roles, totpSecret }),
    /** Makes these the only roles of a member of staff from now on, by default of the first one. */
    giveRoles: (keys: readonly string[], userId = 1) => holdOnly(needs, { userId, keys }),
    code: (secret = TOTP_SECRET) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() }),
    close: async () => {
      await app.close()
      await db.close()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
