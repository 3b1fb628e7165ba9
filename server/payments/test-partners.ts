import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { assert } from '#server/kernel/index.ts'

export type Pressed = {
  /** The form, or the query, that the browser goes back to the shop with. */
  readonly fields: URLSearchParams
  /** Where a plain redirect leads; empty where there was a form. */
  readonly location: string
}

/** The stand-in of one partner for tests, reached over HTTP only, as the real one is. */
export type TestPartner = {
  readonly origin: string
  /** Opens the payment page and presses a button. Gives what the browser is sent back with. */
  readonly press: (pageUrl: string, action: 'pay' | 'decline' | 'cancel' | 'nothing') => Promise<Pressed>
  readonly tell: (orderId: string, scenario: string) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  /** What the partner does by itself overnight. */
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
  /** Keys and certificates that the partners gave us. */
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

const BROWSER_FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** In the order in which providers/main.ts starts them. */
const NAMES = ['csob', 'gpWebPay', 'payU', 'payoutOne', 'netera', 'mobileTech', 'bankPsd2'] as const

/** Starts the stand-ins of all payment partners as one process of their own. */
export async function startTestPartners(): Promise<TestPartners> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-partners-'))
  const child = spawn(process.execPath, ['providers/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      PAYU_CLIENT_SECRET: TEST_SECRETS.payU,
      PAYU_SECOND_KEY: TEST_SECRETS.payUSecondKey,
      PAYOUT_ONE_CLIENT_SECRET: TEST_SECRETS.payoutOne,
      NETERA_SECRET: TEST_SECRETS.netera,
      MOBILETECH_SECRET: TEST_SECRETS.mobileTech,
      BANK_PSD2_API_KEY: TEST_SECRETS.bankPsd2,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origins = await new Promise<string[]>((resolve, reject) => {
    const found: string[] = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0]
      if (address) found.push(address)
      if (found.length === NAMES.length) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The stand-ins ended with ${code ?? 'a signal'}.`)))
  })
  const [csob, gpWebPay, payU, payoutOne, netera, mobileTech, bankPsd2] = origins.map(testPartner)
  assert(csob && gpWebPay && payU && payoutOne && netera && mobileTech && bankPsd2, 'Each stand-in has an address.')
  return {
    csob,
    gpWebPay,
    payU,
    payoutOne,
    netera,
    mobileTech,
    bankPsd2,
    pem: (path) => readFileSync(join(folder, path), 'utf8'),
    reset: async () => {
      for (const partner of [csob, gpWebPay, payU, payoutOne, netera, mobileTech, bankPsd2]) await partner.reset()
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
    tell: (orderId, scenario) => sandbox('scenario', { orderId, scenario }),
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
