import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { systemClock, type Database } from '../kernel/index.ts'
import { listFavourites, setFavourite } from './favourites.ts'
import { openGameSwitches } from './game-switches.ts'
import { saveSwitch } from './game-catalogue.queries.ts'
import { judgeSheet } from './judge-sheet.ts'
import { listGamesForStaff } from './list-games-for-staff.ts'
import { enabling } from './switch-games.ts'
import { runByTest } from './test-changes.ts'

const GAME = 'OvocnyKolotoc'
let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db?.close())

test('a switch is the same after a reload, and staff see who changed it', async () => {
  const switches = await openGameSwitches(db)
  expect(switches.isEnabled(GAME)).toBe(true)
  const move = (isEnabled: boolean) =>
    saveSwitch(db, GAME, { isEnabled, changedAt: systemClock.now(), changedBy: 7, explanation: 'A trial.' })
  await move(false)
  await switches.reload()
  expect(switches.isEnabled(GAME)).toBe(false)
  const { games } = await listGamesForStaff({ db, switches })
  expect(games.find(({ key }) => key === GAME)).toMatchObject({
    isEnabled: false,
    changedBy: 7,
    explanation: 'A trial.',
  })
  await move(true)
  await switches.reload()
  expect(switches.isEnabled(GAME)).toBe(true)
})

test('a slow read that began before a change does not undo it', async () => {
  let goOn: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  let isSlow = false
  const slowDb: Database = {
    ...db,
    query: async (statement) => {
      const isHeld = isSlow
      isSlow = false
      const rows = await db.query(statement)
      if (isHeld) await gate
      return rows as never
    },
  }
  const switches = await openGameSwitches(slowDb)
  isSlow = true
  const early = switches.reload()
  await saveSwitch(db, GAME, {
    isEnabled: false,
    changedAt: systemClock.now(),
    changedBy: 7,
    explanation: 'A trial of two reads.',
  })
  await switches.reload()
  expect(switches.isEnabled(GAME)).toBe(false)
  goOn()
  await early
  expect(switches.isEnabled(GAME)).toBe(false)
  await saveSwitch(db, GAME, {
    isEnabled: true,
    changedAt: systemClock.now(),
    changedBy: 7,
    explanation: 'The trial is over.',
  })
  await switches.reload()
  expect(switches.isEnabled(GAME)).toBe(true)
})

test('a favourite is stored once and can be removed; an unknown game is refused', async () => {
  const playerId = 1
  const refuse = (code: string): never => {
    throw new Error(code)
  }
  const set = (gameKey: string, isFavourite: boolean) =>
    setFavourite({ db, clock: systemClock }, playerId, { gameKey, isFavourite }, refuse)
  await set(GAME, true)
  expect(await set(GAME, true)).toEqual({ gameKeys: [GAME] })
  expect(await set(GAME, false)).toEqual({ gameKeys: [] })
  expect(await listFavourites({ db }, playerId)).toEqual({ gameKeys: [] })
  await expect(set('NoSuchGame', true)).rejects.toThrow('ERR_GAME_NOT_FOUND')
})

test('a game without a green sheet opens no round and is not enabled', async () => {
  const judgeRed = (gameKey: string) => {
    const sheet = judgeSheet(gameKey)
    return sheet && { ...sheet, isGreen: false, problems: ['No proof is kept.'] }
  }
  const switches = await openGameSwitches(db, judgeRed)
  expect(switches.isEnabled(GAME)).toBe(false)
  const needs = { db, clock: systemClock, bus: { send: async () => {} }, switches }
  const asked = { gameKeys: [GAME] }
  const { action, tryOut } = enabling(needs)
  await expect(runByTest(db, action, asked)).rejects.toMatchObject({
    code: 'ERR_NO_GREEN_SHEET',
    details: { gameKeys: [GAME] },
  })
  const { games } = await tryOut(asked)
  expect(games).toMatchObject([{ verdict: 'refused', obstacle: 'ERR_NO_GREEN_SHEET' }])
})
