import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { agreements } from '#partners/agreements.ts'
import { assert } from '#server/kernel/index.ts'

export type Pressed = {
  /** The form, or the query, with which the browser is sent back to the shop. */
  readonly fields: URLSearchParams
  /** Target of a plain redirect; empty where there was a form. */
  readonly location: string
}

/** The stand-in of one partner for tests, called over HTTP only, as the real one is. */
export type TestPartner = {
  readonly origin: string
  /** Opens the payment page and presses a button. Returns what the browser is sent back with. */
  readonly press: (pageUrl: string, action: 'pay' | 'decline' | 'cancel' | 'nothing') => Promise<Pressed>
  readonly sendNotification: (orderId: string, scenario: string) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** Runs the partner's nightly processing. */
  readonly settle: () => Promise<void>
  readonly reset: () => Promise<void>
  readonly sandbox: (path: string, body?: object) => Promise<void>
  readonly requests: () => Promise<{ readonly method: string; readonly url: string; readonly status: number }[]>
}

export type TestPartners = {
  readonly csob: TestPartner
  readonly gpWebPay: TestPartner
  readonly payU: TestPartner
  readonly payoutOne: TestPartner
  readonly netera: TestPartner
  readonly mobileTech: TestPartner
  readonly bankPsd2: TestPartner
  /** By the partner's folder. */
  readonly of: (key: string) => TestPartner
  /** Where the stand-in of this partner's folder listens. */
  readonly originOf: (key: string) => string
  /** Keys and certificates that the partners issued to us. */
  readonly pem: (path: string) => string
  readonly reset: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const TEST_SECRETS = {
  payU: 'test-secret',
  payUSecondKey: '0'.repeat(32),
  payoutOne: 'test-secret',
  netera: 'test-secret-of-netera',
  mobileTech: 'test-secret-of-mobiletech',
  bankPsd2: 'test-key-of-the-bank',
} as const

/** Shared secrets, by the names of the agreements. */
const SECRETS: Readonly<Record<string, string>> = {
  'payu-client-secret': TEST_SECRETS.payU,
  'payu-second-key': TEST_SECRETS.payUSecondKey,
  'payout-one-client-secret': TEST_SECRETS.payoutOne,
  'netera-secret': TEST_SECRETS.netera,
  'mobiletech-secret': TEST_SECRETS.mobileTech,
  'bank-psd2-key': TEST_SECRETS.bankPsd2,
}
export const testSecretOf = (name: string): string => SECRETS[name] ?? `test-secret-of-${name}`

const BROWSER_FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Starts the stand-ins of all payment partners in one child process. */
export async function startTestPartners(): Promise<TestPartners> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-partners-'))
  const secrets = Object.assign(
    {},
    ...Object.values(agreements).map(({ demo }) => demo({ origin: '', keysFolder: '', secret: testSecretOf })),
  ) as Record<string, string>
  // The child process must end with the worker that started it: otherwise the test run would never end.
  const child = spawn(process.execPath, ['--import', './tools/start/end-with-starter.ts', 'providers/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: folder,
      ...secrets,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const { stdout } = child
  assert(stdout, 'What the stand-ins say is read.')
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origins = await new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
    const found = new Map<string, string>()
    createInterface({ input: stdout }).on('line', (line) => {
      const [, key, address] = /^(\S+): (https?:\/\/\S+)/.exec(line) ?? []
      if (key && address) found.set(key, address)
      if (found.size === Object.keys(agreements).length) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The stand-ins ended with ${code ?? 'a signal'}.`)))
  })
  const originOf = (key: string): string => {
    const origin = origins.get(key)
    assert(origin, `The stand-in of ${key} has an address.`)
    return origin
  }
  const all = new Map([...origins].map(([key, origin]) => [key, testPartner(origin)] as const))
  const partner = (key: string): TestPartner => all.get(key) ?? testPartner(originOf(key))
  return {
    csob: partner('csob'),
    gpWebPay: partner('gpwebpay'),
    payU: partner('payu'),
    payoutOne: partner('payout-one'),
    netera: partner('netera'),
    mobileTech: partner('mobiletech'),
    bankPsd2: partner('bank-psd2'),
    of: partner,
    originOf,
    pem: (path) => readFileSync(join(folder, path), 'utf8'),
    reset: async () => {
      for (const one of all.values()) await one.reset()
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function testPartner(origin: string): TestPartner {
  const sandbox = async (path: string, body: object = {}): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert(answer.ok, `The stand-in took ${path}.`)
  }
  return {
    origin,
    press: async (pageUrl, action) => {
      const page = await fetch(pageUrl)
      const form = { action, cardNumber: '4000007000010006', expiry: '12/39', cvc: '100' }
      const body = new URLSearchParams(form)
      const answer = await fetch(page.url, { method: 'POST', headers: BROWSER_FORM, body, redirect: 'manual' })
      const location = answer.headers.get('location') ?? ''
      const fields = location ? new URL(location).searchParams : fieldsOfForm(await answer.text())
      return { fields, location }
    },
    sandbox,
    sendNotification: (orderId, scenario) => sandbox('scenario', { orderId, scenario }),
    advance: (advanceMs) => sandbox('clock', { advanceMs }),
    settle: () => sandbox('settle'),
    reset: () => sandbox('reset'),
    requests: async () => {
      const answer = await fetch(`${origin}/__sandbox/requests`)
      return ((await answer.json()) as { requests: { method: string; url: string; status: number }[] }).requests
    },
  }
}

function fieldsOfForm(html: string): URLSearchParams {
  const fields = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return new URLSearchParams(fields.map(([, name, value]) => [name ?? '', value ?? '']))
}
