import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { openChain } from './chain.ts'
import { openQueue } from './queue.ts'
import { CHAIN_KEY } from './test-agent.ts'

const folder = mkdtempSync(join(tmpdir(), 'tolar-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const now = () => new Date('2026-06-01T20:00:00Z')

/** A file with three facts, manipulated by a statement. */
function afterTouching(sql: string): number | undefined {
  files += 1
  const file = join(folder, `${files}.sqlite`)
  const queue = openQueue(file, CHAIN_KEY, now)
  for (const number of [1, 2, 3]) queue.append('fact', `the-fact-${number}`, { number })
  expect(queue.findBroken()).toBeUndefined()
  queue.close()
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
  const again = openQueue(file, CHAIN_KEY, now)
  const broken = again.findBroken()
  again.close()
  return broken
}

it.each([
  ['changed', `update entry set body = '{"number":4}' where seq = 2`, 2],
  ['missing in the middle', 'delete from entry where seq = 2', 3],
  ['missing at the end', 'delete from entry where seq = 3', 3],
  ['missing altogether', 'delete from entry', 1],
  ['missing with the mark of the end', 'delete from entry where seq = 3; delete from kept', 3],
  ['only acknowledged', `update entry set state = 'acknowledged'`, undefined],
])('finds an entry that is %s', (_, sql, broken) => {
  expect(afterTouching(sql)).toBe(broken)
})

it('opens a file of the first version, with its chain and its sittings', () => {
  const file = join(folder, 'first-version.sqlite')
  const db = new DatabaseSync(file)
  const hash = openChain(CHAIN_KEY).hashOf('beginning', { kind: 'fact', reference: 'the-fact-1', body: '{}' })
  db.exec(`
    create table entry (seq integer primary key autoincrement, reference text not null unique, kind text not null,
      body text not null, hash text not null, state text not null default 'waiting', code text);
    create table kept (name text primary key, value text not null);
    insert into entry (reference, kind, body, hash, state) values ('the-fact-1', 'fact', '{}', '${hash}', 'told');
    insert into kept (name, value) values ('sitting a', '{"isEnded":true}'), ('answer b', '{"ok":true}'),
      ('end of the chain', '"${openChain(CHAIN_KEY).endOf(hash)}"')`)
  db.close()
  for (const _ of ['migrated', 'opened again']) {
    const queue = openQueue(file, CHAIN_KEY, now)
    expect(queue.findBroken()).toBeUndefined()
    expect([queue.count('acknowledged'), queue.names('answer '), queue.read('sitting a')]).toEqual([
      1,
      [],
      { isEnded: true },
    ])
    queue.close()
  }
})

it('can be opened by one process only', () => {
  const file = join(folder, 'one.sqlite')
  const queue = openQueue(file, CHAIN_KEY, now)
  expect(() => openQueue(file, CHAIN_KEY, now)).toThrow('locked')
  queue.close()
})
