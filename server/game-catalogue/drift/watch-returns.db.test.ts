import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDefinition } from '#games/catalogue/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql, systemClock, type ControlMessage } from '../../kernel/index.ts'
import { openGameSwitches } from '../game-switches.ts'
import { enabling } from '../switch-games.ts'
import { runByTest } from '../test-changes.ts'
import { listDrift } from './list-drift.ts'
import { watchReturns, type PlayedRound, type RoundReader } from './watch-returns.ts'

const GAME = 'OvocnyKolotoc'
const definitionHash = loadDefinition(GAME)?.definitionHash ?? ''
let db: TestDatabase
const sent: ControlMessage[] = []
const bus = { send: async (message: ControlMessage) => void sent.push(message) }
const needs = (rounds: RoundReader) => ({ db, clock: systemClock, bus, rounds })

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

const round = (x: number, isOpen = false): PlayedRound => ({
  gameKey: GAME,
  definitionHash,
  seedNo: 1,
  nonce: 0,
  roundId: randomUUID(),
  stakeMinor: 100,
  winMinor: Math.round(100 * x),
  isOpen,
})

/** Returns these rounds once. */
function reader(rounds: readonly PlayedRound[], over: readonly PlayedRound[] = []): RoundReader {
  return {
    async *readOn(_tx, findCursors) {
      const cursors = await findCursors([1])
      const seq = cursors.find(({ accountId }) => accountId === 1)?.seq ?? 0
      yield { rounds, cursors: [{ accountId: 1, seq: seq + rounds.length, readTo: systemClock.now() }] }
    },
    readAgain: async (_tx, open) => over.filter(({ roundId }) => open.some((one) => one.roundId === roundId)),
    settle: () => {},
  }
}

it('stores what it has read, counts an open round once it is over, and raises no alarm', async () => {
  const open = round(0, true)
  expect(await watchReturns(needs(reader([round(0), round(2), open])))).toEqual([])
  expect((await listDrift(db)).drifts).toMatchObject([
    { gameKey: GAME, rounds: 2, openRounds: 1, meanReturn: '100.0000' },
  ])
  expect(await watchReturns(needs(reader([round(1)], [{ ...open, winMinor: 500, isOpen: false }])))).toEqual([])
  const { drifts, falseAlarmRate } = await listDrift(db)
  expect(falseAlarmRate).toBe(1e-4)
  expect(drifts).toMatchObject([{ rounds: 4, openRounds: 0, meanReturn: '200.0000', state: 'watching' }])
  expect(drifts[0]?.sides.map(({ side }) => side)).toEqual(['above', 'below'])
})

it('reads no rounds of a definition that this build does not play', async () => {
  await watchReturns(needs(reader([{ ...round(1000), definitionHash: 'of-another-build' }])))
  expect((await listDrift(db)).drifts).toMatchObject([{ rounds: 4 }])
})

it('disables a game whose return has drifted, with one event, and begins again when staff enable it', async () => {
  const switches = await openGameSwitches(db)
  expect(switches.isEnabled(GAME)).toBe(true)
  sent.length = 0
  const alarms = await watchReturns(needs(reader(Array.from({ length: 200 }, () => round(3)))))
  expect(alarms).toEqual([{ gameKey: GAME, side: 'above', rounds: 204 }])
  expect(sent).toEqual([{ topic: 'game-switches', id: 'all' }])
  await switches.reload()
  expect(switches.isEnabled(GAME)).toBe(false)
  const told = await db.query(sql`select from kernel.outbox where name = 'game-catalogue.return-drifted'`)
  expect(told).toHaveLength(1)
  expect(await watchReturns(needs(reader([round(3)])))).toEqual([])
  expect(await listDrift(db, GAME)).toMatchObject({
    drifts: [{ state: 'alarm', alarmSide: 'above' }],
    alarms: [{ gameKey: GAME, side: 'above' }],
  })

  await runByTest(db, enabling({ db, clock: systemClock, bus, switches }).action, { gameKeys: [GAME] })
  expect(switches.isEnabled(GAME)).toBe(true)
  const after = await listDrift(db)
  expect(after.drifts).toEqual([])
  expect(after.alarms).toHaveLength(1)
})
