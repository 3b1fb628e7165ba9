import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { sql } from '../kernel/index.ts'
import { findMeant, isOfSegment, type MeantPlayer } from './meant.queries.ts'

const PLAYERS = [
  ['2026-01-01T00:00:00Z', 'cs'],
  ['2026-01-01T00:00:00.001Z', 'sk'],
  ['2026-06-30T23:59:59.999Z', 'cs'],
  ['2026-07-01T00:00:00Z', 'en'],
] as const
let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  for (const [index, [registeredAt, language]] of PLAYERS.entries())
    await db.query(sql`
      insert into players.player (target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      values ('brand', ${`m${index}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', ${language}, 'CZK', ${registeredAt})`)
})
afterAll(() => db?.close())

const ids = (players: readonly MeantPlayer[]) => players.map(({ id }) => id).toSorted((one, other) => one - other)

it.each([
  [null, null, []],
  ['2026-01-01T00:00:00.001Z', null, []],
  [null, '2026-07-01T00:00:00Z', []],
  ['2026-01-01T00:00:00.001Z', '2026-07-01T00:00:00Z', ['cs']],
  [null, null, ['sk', 'en']],
])(
  'says of a segment the same to SQL and of a player at hand: from %s before %s in %j',
  async (from, before, languages) => {
    const all = (await findMeant(db, 'brand', { kind: 'everyone' }, 100)).players
    expect(all).toHaveLength(PLAYERS.length)
    const segment = { kind: 'segment', registeredFrom: from, registeredBefore: before, languages } as const
    const { count, players } = await findMeant(db, 'brand', segment, 100)
    expect(ids(players)).toEqual(ids(all.filter((player) => isOfSegment(segment, player))))
    expect(count).toBe(players.length)
  },
)
