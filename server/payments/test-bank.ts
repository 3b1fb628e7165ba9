import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { assert } from '#server/kernel/index.ts'

/** The stand-in of ČSOB for tests: a process of its own, reached over HTTP only, as the real bank is. */
export type TestBank = {
  readonly origin: string
  readonly merchantPrivatePem: string
  readonly bankPublicPem: string
  readonly stop: () => Promise<void>
  /** Opens the card page at `redirectUrl` and presses a button. Gives the form that the bank sends the browser back with. */
  readonly press: (redirectUrl: string, action: 'pay' | 'decline' | 'cancel' | 'nothing') => Promise<URLSearchParams>
  readonly tell: (orderId: string, scenario: string) => Promise<void>
  readonly advance: (ms: number) => Promise<void>
  readonly settle: () => Promise<void>
  readonly reset: () => Promise<void>
  readonly requests: () => Promise<{ readonly method: string; readonly url: string; readonly status: number }[]>
}

const BROWSER_FORM = { 'content-type': 'application/x-www-form-urlencoded' }

export async function startTestBank(): Promise<TestBank> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-bank-'))
  const child = spawn(process.execPath, ['providers/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The stand-in ended with ${code ?? 'a signal'}.`)))
  })
  const sandbox = async (path: string, body: object = {}): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/__sandbox/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    assert(answer.ok, `The stand-in took ${path}.`)
  }
  return {
    origin,
    merchantPrivatePem: readFileSync(join(folder, 'csob/merchant.key.pem'), 'utf8'),
    bankPublicPem: readFileSync(join(folder, 'csob/bank.pub.pem'), 'utf8'),
    press: async (redirectUrl, action) => {
      const page = await fetch(redirectUrl)
      const form = { action, cardNumber: '4000007000010006', expiry: '12/39', cvc: '100' }
      const answer = await fetch(page.url, { method: 'POST', headers: BROWSER_FORM, body: new URLSearchParams(form) })
      return fieldsOfForm(await answer.text())
    },
    tell: (orderId, scenario) => sandbox('scenario', { orderId, scenario }),
    advance: (advanceMs) => sandbox('clock', { advanceMs }),
    settle: () => sandbox('settle'),
    reset: () => sandbox('reset'),
    requests: async () => {
      const answer = await fetch(`${origin}/__sandbox/requests`)
      return ((await answer.json()) as { requests: { method: string; url: string; status: number }[] }).requests
    },
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function fieldsOfForm(html: string): URLSearchParams {
  const fields = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return new URLSearchParams(fields.map(([, name, value]) => [name ?? '', value ?? '']))
}
