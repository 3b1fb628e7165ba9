import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PRUNED_AT_ONCE, STORED_DAYS } from './prune.ts'
import { openQueue, type Queue } from './queue.ts'
import { readSitting, storeSitting, type KnownSitting } from './sittings.ts'
import { CHAIN_KEY } from './test-agent.ts'

const folder = mkdtempSync(join(tmpdir(), 'tolar-agent-'))
afterAll(() => rmSync(folder, { recursive: true }))

const DAY_MS = 86_400_000
const PER_DAY = 4
const clock = { now: new Date() }
let file = ''
let queue: Queue
let files = 0
beforeEach(() => {
  files += 1
  file = join(folder, `${files}.sqlite`)
  clock.now = new Date('2026-06-01T20:00:00Z')
  queue = openQueue(file, CHAIN_KEY, () => clock.now)
})

const passDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS)
}
function pruneAll(): number {
  let removed = 0
  for (let now = queue.prune(); now > 0; now = queue.prune()) removed += now
  return removed
}
const sittingOf = (sittingId: string, more: Partial<KnownSitting> = {}): KnownSitting => ({
  sittingId,
  playerId: 7,
  terminalId: 'a-terminal',
  currency: 'CZK',
  stakeLeftMinor: null,
  lossLeftMinor: null,
  wonMinor: 0,
  mayMissWin: false,
  receivedBy: 'a process',
  validUntilMs: 0,
  isEnded: true,
  ...more,
})
/** A file after a statement, as another program would change it. */
function brokenAfter(sql: string): number | undefined {
  queue.close()
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
  queue = openQueue(file, CHAIN_KEY, () => clock.now)
  return queue.findBroken()
}

describe('a file', () => {
  it('does not grow over two years, and its chain stays provable', () => {
    const [entries, sizes]: [number[], number[]] = [[], []]
    for (let day = 0; day < 730; day += 1) {
      const sittingId = `sitting-of-day-${day}`
      for (let count = 0; count < PER_DAY; count += 1) {
        queue.append('fact', `fact-${day}-${count}`, { count })
        queue.store(`request ${sittingId} stake-${count}`, { fingerprint: 'f', answer: { ok: true } })
      }
      storeSitting(queue, sittingOf(sittingId, { leftBy: 'leave' }))
      for (const { seq } of queue.listWaiting(PER_DAY)) queue.settle(seq, 'acknowledged')
      passDays(1)
      pruneAll()
      if (day % 100 === 99) {
        queue.close()
        queue = openQueue(file, CHAIN_KEY, () => clock.now)
        expect(queue.findBroken()).toBeUndefined()
        entries.push(queue.count('acknowledged'))
        sizes.push(statSync(file).size)
      }
    }
    expect(queue.count('acknowledged')).toBeLessThanOrEqual((STORED_DAYS.entries + 1) * PER_DAY)
    expect(queue.names('request ').length).toBeLessThanOrEqual((STORED_DAYS.responses + 1) * PER_DAY)
    expect(queue.names('sitting ').length).toBeLessThanOrEqual(STORED_DAYS.leftSittings + 1)
    expect(new Set(entries).size).toBe(1)
    expect(sizes.at(-1)).toBe(sizes[0])
    expect(queue.lastSeq()).toBe(730 * PER_DAY)
    queue.close()
  }, 60_000)
})

describe('pruning', () => {
  it('removes nothing that waits for the API, nor anything after it', () => {
    for (const number of [1, 2, 3, 4]) queue.append('fact', `the-fact-${number}`, { number })
    for (const seq of [1, 3, 4]) queue.settle(seq, 'acknowledged')
    storeSitting(queue, sittingOf('left', { leftBy: 'leave' }))
    passDays(2 * STORED_DAYS.otherSittings)
    expect(pruneAll()).toBe(1)
    expect(queue.listWaiting(9).map(({ reference }) => reference)).toEqual(['the-fact-2'])
    expect(queue.find('the-fact-3')).toBeDefined()
    expect(readSitting(queue, 'left')).toBeDefined()
    queue.settle(2, 'refused', 'ERR_INVALID_INPUT')
    // The last entry proves the end of the chain.
    expect(pruneAll()).toBe(3)
    expect([queue.find('the-fact-3'), queue.find('the-fact-4')?.seq]).toEqual([undefined, 4])
    expect(queue.findBroken()).toBeUndefined()
    queue.close()
  })

  it('removes no sitting that is open, whose terminal may still hold money, or that has a request without a response', () => {
    storeSitting(queue, sittingOf('open', { isEnded: false }))
    storeSitting(queue, sittingOf('not-left'))
    storeSitting(queue, sittingOf('left', { leftBy: 'leave' }))
    storeSitting(queue, sittingOf('pending', { leftBy: 'leave' }))
    queue.store('pending pending stake-1', { kind: 'stake' })
    passDays(STORED_DAYS.leftSittings + 1)
    pruneAll()
    expect(queue.names('sitting ')).toEqual(['sitting not-left', 'sitting open', 'sitting pending'])
    passDays(STORED_DAYS.otherSittings)
    pruneAll()
    expect(queue.names('sitting ')).toEqual(['sitting open', 'sitting pending'])
    expect(queue.names('pending ')).toHaveLength(1)
    queue.close()
  })

  it('removes a limited number at a time', () => {
    for (let count = 0; count <= PRUNED_AT_ONCE; count += 1) queue.store(`request a stake-${count}`, { answer: {} })
    passDays(STORED_DAYS.responses + 1)
    expect([queue.prune(), queue.prune(), queue.prune()]).toEqual([PRUNED_AT_ONCE, 1, 0])
    queue.close()
  })

  it.each([
    ['an entry is missing after the removed ones', 'delete from entry where seq = 3', 4],
    ['the mark of the removed ones is missing', `delete from kept where name = 'chain start'`, 3],
    [
      'the mark was changed',
      `update kept set value = replace(value, '"seq":2', '"seq":1') where name = 'chain start'`,
      1,
    ],
    ['all entries are missing', 'delete from entry', 3],
    ['nothing was changed', 'select 1', undefined],
  ])('leaves a chain that shows that %s', (_, sql, broken) => {
    for (const number of [1, 2]) queue.append('fact', `the-fact-${number}`, { number })
    for (const seq of [1, 2]) queue.settle(seq, 'acknowledged')
    passDays(STORED_DAYS.entries + 1)
    for (const number of [3, 4]) queue.append('fact', `the-fact-${number}`, { number })
    expect(pruneAll()).toBe(2)
    expect(brokenAfter(sql)).toBe(broken)
    queue.close()
  })
})
