import { makeKeyPair } from '#providers/kit/key-pairs.ts'
import type { PackageFault } from '#providers/registers/aisg-packages/faults.ts'
import { demoRegisters } from '#providers/registers/demo-access.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { sql, type Clock, type Database } from '#server/kernel/index.ts'
import { book, cash, sit, STAKES } from '#server/reporting/test-life.ts'
import type { PackageNeeds } from '../needs.ts'
import { makeHttpHandover } from './http-handover.ts'

export const BRAND = 'brand_a'
const OPERATOR = '12345678'
const TIMEOUT_MS = 400

/**
 * A few days of some players around the change of the clocks in spring: play, house money, payments, a movement after
 * midnight.
 */
export async function liveFewDays(db: Database): Promise<void> {
  for (const [id, target, at] of [
    [1, BRAND, '2026-03-28T08:00:00Z'],
    [2, BRAND, '2026-03-28T19:30:00Z'],
    [3, 'brand_b', '2026-03-28T08:00:00Z'],
    [4, BRAND, '2026-03-28T09:00:00Z'],
  ] as const)
    await db.query(sql`
      insert into players.player (id, target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      overriding system value
      values (${id}, ${target}, ${`p${id}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', 'cs', 'CZK', ${at}::timestamptz)`)
  const deposit = (player: number, at: string) =>
    book(db, { path: cash(player), contra: 'gateway:test:clearing', kind: 'deposit', credit: 100_000, at })
  await deposit(1, '2026-03-28T08:10:00Z')
  await deposit(2, '2026-03-28T20:00:00Z')
  await deposit(3, '2026-03-28T08:10:00Z')
  await deposit(4, '2026-03-29T09:30:00Z')
  const [a1, a2, b3] = [
    await sit(db, 1, 'GameA', 'hash-1'),
    await sit(db, 2, 'GameB', 'hash-2'),
    await sit(db, 3, 'GameA', 'hash-1'),
  ]
  const play = (player: number, seriesId: number, ordinal: number, at: string, debit: number, credit = 0) =>
    book(db, { path: cash(player), contra: STAKES, kind: 'round', seriesId, ordinal, at, debit, credit })
  await play(1, a1, 0, '2026-03-28T14:59:59.999Z', 100, 30)
  await play(1, a1, 1, '2026-03-28T15:00:00Z', 200)
  // The night period at the change has seven hours: 23:00 to 06:00 UTC.
  await play(1, a1, 2, '2026-03-29T05:59:59.999Z', 400, 1_000)
  await play(1, a1, 3, '2026-03-29T06:00:00Z', 800)
  await play(2, a2, 0, '2026-03-28T21:00:00Z', 50, 5)
  await play(3, b3, 0, '2026-03-28T21:00:00Z', 77, 7)
  const house = { path: cash(2), contra: 'house:CZK:free-rounds', at: '2026-03-29T09:00:00Z' } as const
  await book(db, { ...house, kind: 'free-round', credit: 60 })
  await play(2, a2, 1, house.at, 60, 20)
  await book(db, { ...house, kind: 'free-round-held', debit: 15 })
  await book(db, {
    path: cash(1),
    contra: 'withdrawals:bank:clearing',
    kind: 'withdrawal',
    debit: 900,
    at: '2026-03-29T10:00:00Z',
  })
}

/** The authority's stand-in, and the needs of workers that use it. */
export async function openAuthority(clock: Clock) {
  const [operator, authority] = [makeKeyPair(), makeKeyPair()]
  const stand = buildRegisters({
    ...demoRegisters,
    packages: {
      apiKey: demoRegisters.packagesKey,
      keys: { own: authority.privatePem, theirs: operator.publicPem },
    },
    slowMs: 60_000,
  })
  const origin = await stand.listen({ port: 0, host: '127.0.0.1' })
  const problems: string[] = []
  const letters: string[] = []
  const needsOn = (db: Database, apiKey: string = demoRegisters.packagesKey): PackageNeeds => ({
    db,
    clock,
    target: BRAND,
    timeZone: 'Europe/Bratislava',
    hasPackages: true,
    operator: { number: OPERATOR, name: 'Operator' },
    market: 'CZE',
    language: 'cs',
    nameOfGame: (gameKey) => `The game ${gameKey}`,
    keys: { own: operator.privatePem, theirs: authority.publicPem },
    handover: makeHttpHandover({ baseUrl: `${origin}/aisg/packages`, apiKey, timeoutMs: TIMEOUT_MS }),
    notifyStaff: async (_, { how }) => void letters.push(how),
    onProblem: (problem) => void problems.push(problem),
  })
  return {
    needsOn,
    problems,
    letters,
    tell: (fault: PackageFault) =>
      stand.inject({ method: 'POST', url: '/__sandbox/aisg-packages', payload: { fault } }),
    reset: () => stand.inject({ method: 'POST', url: '/__sandbox/reset' }),
    close: () => stand.close(),
  }
}
