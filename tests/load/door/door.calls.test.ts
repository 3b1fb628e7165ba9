import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { findProgram } from '#tools/cluster/find-programs.ts'
import { holdSlow, holdStreams } from './hold-door.ts'
import { openHouse, type House } from './house.ts'
import { measureDoor } from './measure-door.ts'
import { prepareDoor, type Prepared } from './prepare-door.ts'

// `npm run bench:door` on a small scale: hundreds in place of ten thousands, and no figures. Skipped without HAProxy.

const haproxy = findProgram('haproxy')
const STREAMS = 150
const SLOW = 300
const OF_PLAYER = 6

describe.skipIf(!haproxy)('a door with many open connections', () => {
  let db: TestDatabase
  let house: House
  let people: Prepared
  const folder = mkdtempSync(join(tmpdir(), 'tolar-door-'))

  beforeAll(async () => {
    db = await testDatabase()
    people = await prepareDoor(db.url, { waiting: STREAMS / OF_PLAYER, signIns: 20 })
    house = await openHouse(db.url, {
      folder,
      haproxy: haproxy ?? '',
      connections: 2_000,
      connectionsPerAddress: 200,
      lanes: 1,
    })
  }, 180_000)
  afterAll(async () => {
    await house?.stop()
    await db?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('serves rounds and sign-ins, and keeps every stream', async () => {
    const waiting = holdStreams(house, folder, {
      tokens: people.sessionTokens,
      perToken: OF_PLAYER,
      perSecond: STREAMS,
    })
    expect((await waiting.reach(STREAMS)).held).toBe(STREAMS)
    const sending = holdSlow(house, { count: SLOW, perSecond: SLOW, net: 20 })
    expect((await sending.reach(SLOW)).held).toBe(SLOW)
    const { rounds, signIns, firstFailure } = await measureDoor(house, people, 2)
    expect(firstFailure).toBe('')
    expect([rounds.failed, signIns.failed]).toEqual([0, 0])
    expect(Math.min(rounds.asked, signIns.asked)).toBeGreaterThan(0)
    const held = await waiting.end()
    await sending.end()
    expect({ ended: held.ended, refused: held.refused }).toEqual({ ended: 0, refused: 0 })
  }, 180_000)
})
