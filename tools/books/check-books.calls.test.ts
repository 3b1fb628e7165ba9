import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publicPartOf } from '#server/audit/index.ts'
import { sql, systemClock } from '#server/kernel/index.ts'
import { checkSince } from '#server/ledger/index.ts'
import { creditDeposit, openWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await db.transaction(async (tx) => {
    await openWallet(tx, { playerId: 1, currency: 'CZK' })
    const amount = { amountMinor: 5000, currency: 'CZK' } as const
    await creditDeposit(tx, { playerId: 1, paymentId: '018f0000-0000-7000-8000-000000000001', amount, gateway: 'Csob' })
  })
})

afterAll(() => db.close())

/** Runs `npm run books:check` as a process. */
function runBooksCheck(
  more: NodeJS.ProcessEnv = {},
  ...options: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'check-books.ts'), ...options], {
    env: { ...process.env, DATABASE_URL: db.url, ...more },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

it('reports that the books balance, with exit code 0', async () => {
  const { code, said } = await runBooksCheck()
  expect(said).toContain('1 accounts, 1 entries recomputed')
  expect(said).toContain('The books balance.')
  expect(code).toBe(0)
})

it('prints a planted difference, with exit code 1', async () => {
  await db.query(sql`update ledger.balance set balance = balance - 1`)
  const { code, said } = await runBooksCheck()
  expect(said).toContain('row says 4999 at 1, entries say 5000 at 1')
  expect(said).toContain('1 differences: the books do not balance.')
  expect(code).toBe(1)
  await db.query(sql`update ledger.balance set balance = balance + 1`)
})

it('finds a raised limit too', async () => {
  await db.query(sql`update ledger.balance set stake_day_limit = 100`)
  const { code, said } = await runBooksCheck()
  expect(said).toContain('limits')
  expect(code).toBe(1)
})

it('continues from a checkpoint if the public key for its signature is known', async () => {
  await db.query(sql`update ledger.balance set stake_day_limit = null`)
  const { privateKey: signingKey } = generateKeyPairSync('ed25519')
  await checkSince({ db, clock: systemClock, trust: { publicKeys: [] }, signingKey })
  const AUDIT_PUBLIC_KEY = publicPartOf(signingKey)
  expect(await runBooksCheck({ AUDIT_PUBLIC_KEY })).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 accounts, 0 entries since checkpoint 1 recomputed'),
  })
  const full = await runBooksCheck({ AUDIT_PUBLIC_KEY }, '--full')
  expect(full.said).toContain('1 accounts, 1 entries recomputed')
  const stranger = publicPartOf(generateKeyPairSync('ed25519').privateKey)
  const { code, said } = await runBooksCheck({ AUDIT_PUBLIC_KEY: stranger })
  expect(said).toContain('Checkpoint 1 of the books is signed by a key that is not in AUDIT_PUBLIC_KEY')
  expect(said).not.toContain('do not balance')
  expect(code).toBe(1)
})

it('says how to name the database of npm start where none is named', async () => {
  const { code, said } = await runBooksCheck({ DATABASE_URL: '' })
  expect(said).toContain('DATABASE_URL is missing')
  expect(said).toContain('.data/postgres-password')
  expect(code).toBe(1)
})
