import { rmSync } from 'node:fs'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { TOTP } from 'otpauth'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { ListenerPorts } from '#apps/api/listen-apart.ts'
import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import { noIdentityPartners, type IdentityEnvironment } from '#apps/api/environment/identity-environment.ts'
import type { CallDefinition } from '#contract/call.ts'
import type { Role } from '#contract/permissions.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import * as user from '#contract/onling-v2/user.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as play from '#contract/play-v1/play.ts'
import type { Register } from '#server/exclusion/index.ts'
import { makeFieldCipher, makeLogger, movableClock, newId } from '#server/kernel/index.ts'
import { movesMoney, SCOPES } from '#contract/scopes.ts'
import { seedClient, seedPlayer, seedStaff, withoutMoney } from '#server/sign-in/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { creditDeposit } from '#server/wallet/index.ts'
import { verifyByStaff } from '../tools/start/verify-by-staff.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { demandDeclared } from './demand-declared.ts'
import { testEnvironment, type TestTarget } from './environment.ts'

type Sent = {
  readonly input?: { readonly body?: object; readonly query?: object; readonly params?: object }
  readonly raw?: string
  readonly token?: string | undefined
  /** Source address of the request; without it the tests' own, which bad attempts in the same file may block. */
  readonly source?: string
}

export type TestApi = {
  readonly app: FastifyInstance
  /** Opens the API's own listeners, for requests over the network. */
  readonly listen: () => Promise<ListenerPorts>
  readonly db: TestDatabase
  readonly environment: RulesEnvironment
  readonly clock: ReturnType<typeof movableClock>
  readonly send: (call: CallDefinition, sent: Sent) => Promise<LightMyRequestResponse>
  readonly tokens: { readonly player: string; readonly staff: string; readonly staffWithoutRights: string }
  readonly endedTokens: Readonly<Record<string, string>>
  /** A valid token for an audience, or undefined if the call needs none. */
  readonly freshToken: (audience: CallDefinition['audience']) => Promise<string | undefined>
  /**
   * A valid token of a member of staff with exactly one role; a role of venues is granted for the test venue, or for the
   * given one.
   */
  readonly tokenOfRole: (role: Role, venueId?: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** A register without a network that knows of nobody, and takes every application. */
export const clearRegister: Register = {
  name: 'RVO-CZ',
  check: async ({ requestId }) => ({ answer: 'clear', resultId: requestId, problem: null }),
  apply: async ({ requestId, at }) => ({ outcome: 'accepted', acceptedId: requestId, effectiveFrom: at }),
}

/** Cheap password hashes: tests are about behaviour, not about argon2. */
export const cheapPasswords = { memoryKib: 8, passes: 1, lanes: 1, atOnce: 4, waitingMax: 1000 } as const

/** The account of the verified player in Czech tests. */
export const TEST_IBAN = 'CZ6508000000192000145399'
export const PASSWORD = 'a-password-for-tests'
const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** The source address of sign-ins for the tests' tokens. */
const OWN_ADDRESS = '192.0.2.7'

/** The venue of the tests' service. */
export const TEST_VENUE = {
  id: '0190d3a0-7b1c-7000-8000-00000000e571',
  kind: 'GamingHall',
  name: 'Herna Lípa',
  street: 'Lipová 1',
  town: 'Brno',
  postCode: '60200',
  workrooms: [],
} as const

/** Noon in Prague, or 13:00 in summer: the same day in every zone, even if the test runs at midnight. */
const noonOfToday = () => new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`)

/** The whole API on its own database, with a player, an administrator and a member of staff without permissions. */
export async function openTestApi(
  options: {
    readonly register?: Register
    readonly target?: TestTarget
    readonly identity?: IdentityEnvironment
    readonly addresses?: RulesEnvironment['addresses']
    readonly smsGateway?: RulesEnvironment['smsGateway']
    readonly push?: RulesEnvironment['push']
    /** Whether staff have verified the player and a bank account of theirs (`TEST_IBAN`). */
    readonly isVerified?: boolean
    /** The brand's own duration of temporary accounts. */
    readonly temporaryAccountDays?: number
    /** Minimum time between two rounds; without it there is none, and no maximum hourly loss either. */
    readonly minimumRoundMs?: number
    /** The header in which a proxy passes the verified client certificate. */
    readonly certificateHeader?: string
    /** Folder of closed months of the books. */
    readonly booksArchiveFolder?: string
    /** The process that makes pictures; without it the API makes them. */
    readonly pictures?: RulesEnvironment['pictures']
  } = {},
): Promise<TestApi> {
  const db = await testDatabase()
  const clock = movableClock(noonOfToday())
  const environment = {
    ...withTerm(testEnvironment(db.url, options.target), options.temporaryAccountDays),
    identity: options.identity ?? noIdentityPartners,
    ...(options.addresses ? { addresses: options.addresses } : {}),
    smsGateway: options.smsGateway,
    ...(options.push && { push: options.push }),
    booksArchiveFolder: options.booksArchiveFolder,
    pictures: options.pictures,
    ...(options.certificateHeader
      ? { certificateHeader: options.certificateHeader, certificateProxies: ['127.0.0.1'], mustServicesProve: true }
      : {}),
  }
  const { configuration } = environment
  const ground = { db, clock, configuration, bus: { send: async () => {} } }
  const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
  const { playerId } = await seedPlayer(seeds, {
    email: 'jana@players.test',
    password: PASSWORD,
    firstName: 'Jana',
    surname: 'Nováková',
    birthDate: '1991-04-12',
    language: configuration.brand.defaultLanguage,
    currency: configuration.market.currency.code,
  })
  await db.transaction((tx) =>
    creditDeposit(tx, {
      playerId,
      paymentId: newId(clock.now()),
      amount: { amountMinor: 100_000_000, currency: configuration.market.currency.code },
      gateway: 'Csob',
    }),
  )
  const { userId } = await seedStaff(seeds, {
    email: 'admin@staff.test',
    password: PASSWORD,
    name: 'Iveta',
    roles: ['administrator'],
    totpSecret: TOTP_SECRET,
  })
  if (options.isVerified) {
    const cipher = makeFieldCipher(environment.fieldKeys)
    const documents = composeDocuments({ ...ground, cipher }, { ...environment, identity: noIdentityPartners })
    await verifyByStaff(documents, configuration.market, {
      playerId,
      staff: { userId, name: 'Iveta' },
      iban: TEST_IBAN,
    })
  }
  await seedVenue(db, { ...TEST_VENUE, target: configuration.brand.target })
  await seedStaff(seeds, {
    email: 'nobody@staff.test',
    password: PASSWORD,
    name: 'Karel',
    roles: [],
    totpSecret: TOTP_SECRET,
  })

  const { app, listen, close } = await composeApi({
    environment,
    clock,
    logger: makeLogger({ name: 'api', level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }),
    passwordCost: cheapPasswords,
    minimumRoundMs: options.minimumRoundMs ?? 0,
    register: options.register ?? clearRegister,
  })
  await app.ready()

  const send: TestApi['send'] = async (call, { input = {}, raw, token, source }) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        String((input.params as Record<string, unknown>)?.[name] ?? '1'),
      ),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(source ? { 'x-forwarded-for': source } : {}),
        ...(raw || input.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(input.query ? { query: asText(input.query) } : {}),
      ...(raw === undefined ? (input.body ? { payload: JSON.stringify(input.body) } : {}) : { payload: raw }),
    })
    demandDeclared(call, answer)
    return answer
  }
  const signInPlayer = async () => {
    const answer = await send(player.loginByEmail, {
      input: { body: { email: 'jana@players.test', password: PASSWORD } },
      source: OWN_ADDRESS,
    })
    return tokenOf(answer)
  }
  const signInStaff = async (email: string) => {
    clock.advance(30_000) // a code opens one session only
    const code = new TOTP({ secret: TOTP_SECRET }).generate({ timestamp: clock.now().getTime() })
    return tokenOf(
      await send(user.login, { input: { body: { email, password: PASSWORD, code } }, source: OWN_ADDRESS }),
    )
  }
  const openGame = async () => {
    const launched = await send(onlineGame.demoRedirect, { input: { query: { gameKey: 'OvocnyKolotoc' } } })
    const token = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
    const opened = await send(play.openSession, { input: { body: { token, gameKey: 'OvocnyKolotoc' } } })
    return opened.json<{ gameToken: string }>().gameToken
  }

  const tokenOfClient = async (kind: 'internal' | 'kiosk') => {
    await seedClient({ db, clock }, testClient(kind))
    const query = { grant_type: 'client_credentials', client_id: `test-${kind}`, client_secret: PASSWORD }
    return (await send(issueToken, { input: { query } })).json<{ access_token: string }>().access_token
  }

  const endedTokens = {
    internal: await tokenOfClient('internal'),
    kiosk: await tokenOfClient('kiosk'),
    player: await signInPlayer(),
    staff: await signInStaff('admin@staff.test'),
    game: await openGame(),
  }
  clock.advance(49 * 3_600_000)
  const tokens = {
    player: await signInPlayer(),
    staff: await signInStaff('admin@staff.test'),
    staffWithoutRights: await signInStaff('nobody@staff.test'),
  }
  const present = { player: tokens.player, staff: tokens.staff }
  return {
    app,
    listen,
    db,
    environment,
    clock,
    send,
    tokens,
    endedTokens,
    freshToken: async (audience) => {
      // Some calls end the session that makes them; the others reuse the existing one.
      if (audience === 'player') {
        if ((await send(player.get, { input: {}, token: present.player })).statusCode !== 200)
          present.player = await signInPlayer()
        return present.player
      }
      if (audience === 'staff') {
        if ((await send(user.verifyToken, { input: { body: {} }, token: present.staff })).statusCode !== 200)
          present.staff = await signInStaff('admin@staff.test')
        return present.staff
      }
      if (audience === 'game') return openGame()
      if (audience === 'internal' || audience === 'kiosk') return tokenOfClient(audience)
      return undefined
    },
    tokenOfRole: async (role, venueId = TEST_VENUE.id) => {
      const email = `${role}${venueId === TEST_VENUE.id ? '' : `-${venueId.slice(-4)}`}@staff.test`
      await seedStaff(seeds, {
        email,
        password: PASSWORD,
        name: role,
        roles: [role],
        totpSecret: TOTP_SECRET,
        venues: [venueId],
      })
      return signInStaff(email)
    },
    close: async () => {
      await close()
      await db.close()
      rmSync(environment.filesFolder, { recursive: true, force: true })
    },
  }
}

const ROOMY = { callMaxMinor: 1e12, dayMaxMinor: 1e12, unprovedMaxMinor: 1e12 }

/** A service of the test venue and a client that registers kiosks, each with all scopes of its audience. */
export function testClient(kind: 'internal' | 'kiosk') {
  const scopes = SCOPES.filter((scope) => scope.startsWith('kiosk.') === (kind === 'kiosk'))
  const grants = scopes.map((scope) => ({ ...withoutMoney(scope), ...(movesMoney(scope) ? ROOMY : {}) }))
  const venueId = kind === 'internal' ? TEST_VENUE.id : null
  return { id: `test-${kind}`, kind, name: kind, secret: PASSWORD, venueId, grants, ratePerMinute: 100_000 }
}

function tokenOf(answer: LightMyRequestResponse): string {
  const { token } = answer.json<{ token?: string }>()
  if (!token) throw new Error(`No sign-in for the tests: ${answer.statusCode} ${answer.body}`)
  return token
}

export function asText(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}

/** The same environment of a brand whose accounts are temporary for this number of days. */
function withTerm(environment: RulesEnvironment, temporaryAccountDays: number | undefined): RulesEnvironment {
  if (temporaryAccountDays === undefined) return environment
  const { configuration } = environment
  const registration = { ...configuration.brand.registration, temporaryAccountDays }
  return { ...environment, configuration: { ...configuration, brand: { ...configuration.brand, registration } } }
}
