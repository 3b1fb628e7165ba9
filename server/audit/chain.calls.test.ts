import { execFile, spawnSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFieldCipher, movableClock, sql } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { BEGINNING, canonicalText, linkHash } from './chain/canonical.ts'
import { countLinks, readLinks } from './chain/chain.queries.ts'
import { auditHeartbeats } from './audit.work.ts'
import { findNewestCheck, insertCheck } from './chain/checks.queries.ts'
import { checkChain, type ChainProblem } from './chain/check-chain.ts'
import { exportChain } from './chain/export-chain.ts'
import { makeFolderStore } from './chain/head-store.ts'
import { linkRows } from './chain/link-rows.ts'
import { publicPartOf, readPublicKey, readSigningKey } from './chain/signing-key.ts'
import { writeHead } from './chain/write-head.ts'
import { eraseWords } from './personal-data.queries.ts'
import { makeCallRecorder } from './record-calls.ts'

// Manipulations by somebody with full access to the database, and the problem that each check reports.

const START = new Date('2026-07-01T10:20:00Z')
const HOUR_MS = 3_600_000
const cipher = makeFieldCipher({ keys: [{ id: 'test', key: Buffer.alloc(32, 1) }], indexKey: Buffer.alloc(32, 2) })
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
let db: TestDatabase
let folder: string
let clock: ReturnType<typeof movableClock>

beforeEach(async () => {
  db = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'tolar-audit-'))
  clock = movableClock(START)
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

async function record(playerId: number, change: object | null = null): Promise<void> {
  const finish = await makeCallRecorder({ db, clock, cipher })({
    actor: { kind: 'staff', id: '7', name: 'Iveta', sessionId: '01890000-0000-7000-8000-000000000001' },
    action: '/capi/v2-onling/Player/Lock',
    playerId,
    reason: 'other',
    explanation: 'The name on the card is another one.',
    subject: null,
    source: '192.0.2.7',
    requestId: 'r-12345678',
  })
  const subjects = [{ kind: 'player', id: String(playerId) }] as const
  await finish({
    status: 200,
    code: null,
    playerId: null,
    subjects,
    change: change && { before: null, after: { ...change } },
  })
}
const head = (key: KeyObject = privateKey) =>
  writeHead({ db, clock, installation: 'installation-of-tests', key, store: makeFolderStore(folder) })
const check = () => checkChain(db, { store: makeFolderStore(folder), publicKeys: [publicKey] })

/**
 * Links rows until there are this many: a running transaction anywhere on the server, also in another test's database,
 * makes later rows wait.
 */
async function linkUntil(links: number): Promise<void> {
  for (let linked = 0; linked < links; linked = await countLinks(db)) await linkRows({ db, clock })
}

/** Six signed links, and two more that are not signed yet. */
async function makeLog(): Promise<void> {
  for (const playerId of [1, 2, 3]) await record(playerId, { isLocked: true })
  await linkUntil(6)
  clock.advance(HOUR_MS)
  await head()
  await record(4)
  await linkUntil(8)
}

/** Runs a statement as an owner of the database, who can disable triggers. */
async function forge(statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(sql`set local session_replication_role = replica`)
    await tx.query(statement)
  })
}

async function verifyAlone(keys = publicPartOf(privateKey)): Promise<{ code: number; said: string }> {
  const file = join(folder, 'export.jsonl')
  let lines = ''
  for await (const line of exportChain(db)) lines += line
  writeFileSync(file, lines)
  const program = new URL('../../tools/audit/verify-audit.mjs', import.meta.url).pathname
  return new Promise((done) => {
    execFile(process.execPath, [program, file, folder, keys], (error, said) =>
      done({ code: Number(error?.code ?? 0), said }),
    )
  })
}

it('an untouched log is valid, for our check and for the independent verifier', async () => {
  await makeLog()
  expect(await check()).toEqual({ links: 8, heads: 1, problems: [] })
  expect(await verifyAlone()).toMatchObject({ code: 0, said: expect.stringContaining('is whole') })
})

describe.each<[string, ChainProblem['kind'], ReturnType<typeof sql>]>([
  ['a changed record', 'changed', sql`update audit.call set player_id = 99 where player_id = 2`],
  ['a changed outcome', 'changed', sql`update audit.call_outcome set status = 403 where call_id = 1`],
  ['a changed subject', 'changed', sql`update audit.call_outcome set subjects = '[]' where call_id = 2`],
  ['a removed record', 'removed', sql`delete from audit.call where player_id = 2`],
  ['a removed outcome', 'removed', sql`delete from audit.call_outcome where call_id = 3`],
  ['a removed link', 'gap', sql`delete from audit.link where seq = 3`],
  ['the last signed links removed', 'removed', sql`delete from audit.link where seq >= 5`],
])('%s', (_, kind, statement) => {
  it('is detected by the check and by the verifier', async () => {
    await makeLog()
    await forge(statement)
    expect((await check()).problems.map((problem) => problem.kind)).toContain(kind)
    const { code, said } = await verifyAlone()
    expect(code).toBe(1)
    expect(said).toContain(`${kind}: `)
  })
})

it('the removal of everything is detected by the heads', async () => {
  await makeLog()
  await forge(sql`delete from audit.link`)
  expect((await check()).problems).toMatchObject([{ kind: 'removed', seq: 1 }, { kind: 'added' }])
})

it('a chain recomputed after a change differs from the signed heads', async () => {
  await makeLog()
  await forge(sql`update audit.call set player_id = 99 where player_id = 2`)
  let last: Buffer = BEGINNING
  for (const { seq, row } of await readLinks(db, 0, 100)) {
    if (!row) throw new Error('Nothing was removed here.')
    last = linkHash(last, canonicalText(row))
    await forge(sql`update audit.link set hash = ${last} where seq = ${seq}`)
  }
  expect((await check()).problems).toMatchObject([{ kind: 'changed', seq: 6, hour: '2026-07-01T11:00:00.000Z' }])
  expect(await verifyAlone()).toMatchObject({ code: 1 })
})

it('a record inserted into the past is detected', async () => {
  await makeLog()
  await forge(sql`
    insert into audit.call (at, user_id, user_name, action, request_id, written_by)
    values (${START}, 7, 'Iveta', '/capi/v2-onling/Player/Lock', 'r-forged', '5')`)
  await linkRows({ db, clock })
  expect((await check()).problems).toEqual([{ kind: 'added', seq: null, callId: null, hour: null }])
})

it('a head signed with another key, and a changed one, are invalid', async () => {
  await makeLog()
  clock.advance(HOUR_MS)
  await head(generateKeyPairSync('ed25519').privateKey)
  const [first = ''] = readdirSync(folder).sort()
  const file = join(folder, first)
  const written = readFileSync(file, 'utf8')
  chmodSync(file, 0o644)
  writeFileSync(file, written.replace('installation-of-tests', 'another-one'))
  expect((await check()).problems.filter(({ kind }) => kind === 'head')).toHaveLength(2)
  expect(await verifyAlone()).toMatchObject({ code: 1, said: expect.stringContaining('not signed by this key') })
})

/** What a worker with this key, which knows others of before, says of the log. */
async function checkOf(
  signingKey: KeyObject,
  formerKeys: readonly KeyObject[],
): Promise<readonly ChainProblem[] | null> {
  const id = randomUUID()
  clock.advance(1)
  await db.transaction((tx) => insertCheck(tx, { id, askedAt: clock.now(), askedByName: 'Iveta' }))
  const store = makeFolderStore(folder)
  const needs = { db, clock, installation: 'installation-of-tests', signingKey, formerKeys, store, onProblem: () => {} }
  await auditHeartbeats(needs)
    .find(({ name }) => name === 'audit.check-chain')
    ?.beat()
  return (await findNewestCheck(db))?.problems ?? null
}

it('a log that an earlier key has signed is valid with both keys: for a worker, the command, and the verifier', async () => {
  await makeLog()
  clock.advance(HOUR_MS)
  const next = generateKeyPairSync('ed25519')
  await head(next.privateKey)
  expect(await checkOf(next.privateKey, [publicKey])).toEqual([])
  // Another worker of the database that has the earlier key still.
  expect(await checkOf(privateKey, [next.publicKey])).toEqual([])
  expect(await checkOf(next.privateKey, [])).toMatchObject([{ kind: 'head' }])
  const both = `${publicPartOf(privateKey)}, ${publicPartOf(next.privateKey)}`
  expect(await verifyAlone(both)).toMatchObject({ code: 0, said: expect.stringContaining('2 signed heads') })
  expect(await verifyAlone(publicPartOf(next.privateKey))).toMatchObject({ code: 1 })
  const program = new URL('../../tools/audit/check-audit.ts', import.meta.url).pathname
  const run = (AUDIT_PUBLIC_KEY: string) =>
    spawnSync(process.execPath, [program], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: db.url, AUDIT_FOLDER: folder, AUDIT_PUBLIC_KEY },
    })
  expect(run(both)).toMatchObject({ status: 0, stdout: expect.stringContaining('The audit log is whole.') })
  expect(run(`${both},short`)).toMatchObject({ status: 2 })
})

it('the public key of a key is known before anybody signs with it', () => {
  const program = new URL('../../tools/audit/print-public-key.ts', import.meta.url).pathname
  const run = (AUDIT_SIGNING_KEY: string) =>
    spawnSync(process.execPath, [program], { encoding: 'utf8', env: { ...process.env, AUDIT_SIGNING_KEY } })
  const seed = Buffer.alloc(32, 7).toString('base64url')
  const key = readSigningKey(seed)
  expect(run(seed)).toMatchObject({ status: 0, stdout: `${key ? publicPartOf(key) : ''}\n` })
  expect(run('short')).toMatchObject({ status: 2, stdout: '' })
})

it('the erasure of a person leaves the chain valid', async () => {
  await makeLog()
  await db.transaction((tx) => eraseWords(tx, 2))
  expect(await db.query(sql`select call_id from audit.call_change`)).toHaveLength(2)
  expect((await check()).problems).toEqual([])
})

it('a row of a running transaction keeps its position: later ones wait for it', async () => {
  let commit: () => void = () => {}
  const held = new Promise<void>((done) => (commit = done))
  let began: () => void = () => {}
  const hasBegun = new Promise<void>((done) => (began = done))
  const slow = db.transaction(async (tx) => {
    await tx.query(sql`
      insert into audit.call (at, user_id, user_name, action, request_id)
      values (${START}, 8, 'Karel', 'staff.signed-in', 'r-slow')`)
    began()
    await held
  })
  await hasBegun
  await record(1)
  expect(await linkRows({ db, clock })).toBe(0)
  commit()
  await slow
  await linkUntil(3)
  expect((await readLinks(db, 0, 1))[0]?.row).toMatchObject({ actorName: 'Karel' })
})

it('two concurrent processes link and sign like one', async () => {
  for (const playerId of [1, 2, 3, 4]) await record(playerId)
  await Promise.all([1, 2, 3, 4].map(() => linkRows({ db, clock })))
  await linkUntil(8)
  await Promise.all([1, 2, 3].map(() => head()))
  await head()
  expect(await check()).toEqual({ links: 8, heads: 1, problems: [] })
})

it('a head written by a crashed process is adopted, not written again', async () => {
  await makeLog()
  await forge(sql`delete from audit.head`)
  const files = readdirSync(folder)
  expect(await head()).toBe(true)
  expect(readdirSync(folder)).toEqual(files)
  expect((await check()).problems).toEqual([])
})

it('the public key is published as 32 bytes', () => {
  const text = publicPartOf(privateKey)
  expect(Buffer.from(text, 'base64url')).toHaveLength(32)
  expect(readPublicKey(text)?.equals(createPublicKey(privateKey))).toBe(true)
  expect(readPublicKey('short')).toBeUndefined()
})
