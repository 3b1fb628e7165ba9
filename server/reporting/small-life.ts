import { randomUUID } from 'node:crypto'
import { sql, type Database } from '#server/kernel/index.ts'
import { giveSmall } from './feeds/small-feeds.ts'
import { book, cash, shareGame, sit, STAKES, type Booked } from './test-life.ts'

/** A small life: late rounds, shared rounds, house money, corrections, both changes of the clock. */
export async function liveSmall(db: Database): Promise<void> {
  const play = (player: number, at: string, more: Partial<Booked>) =>
    book(db, { path: cash(player), contra: STAKES, kind: 'round', at, ...more })
  for (const [id, target] of [
    [1, 'brand_a'],
    [2, 'brand_a'],
    [3, 'brand_b'],
  ] as const)
    await db.query(sql`
      insert into players.player (id, target, email, first_name, surname, name_folded, surname_first_folded, birth_date, language,
                                  currency, registered_at)
      overriding system value
      values (${id}, ${target}, ${`p${id}@players.test`}, 'A', 'B', 'a b', 'b a', '1990-01-01', 'cs', 'CZK',
              '2026-01-01T00:00:00Z')`)
  for (const player of [1, 2, 3])
    await book(db, {
      path: cash(player),
      contra: 'gateway:test:clearing',
      kind: 'deposit',
      credit: 100_000,
      at: '2026-03-01T10:00:00Z',
    })
  const a1 = await sit(db, 1, 'GameA', 'hash-1')
  const a2 = await sit(db, 2, 'GameA', 'hash-2')
  const b3 = await sit(db, 3, 'GameB', 'hash-9')
  const shared = await shareGame(db, 'CrashC', [
    { no: 1, definitionHash: 'crash-1' },
    { no: 2, definitionHash: 'crash-2' },
  ])
  // Spring: 28 March ends at 23:00 UTC, 29 March has 23 hours and ends at 22:00 UTC.
  await play(1, '2026-03-28T22:59:59.999Z', { debit: 100, credit: 30, seriesId: a1, ordinal: 0 })
  await play(1, '2026-03-28T23:00:00Z', { debit: 200, seriesId: a1, ordinal: 1 })
  await play(1, '2026-03-29T21:59:59Z', { debit: 400, credit: 1_000, seriesId: a1, ordinal: 2 })
  await play(1, '2026-03-29T22:00:00Z', { debit: 800, seriesId: a1, ordinal: 3 })
  // Autumn: 25 October has 25 hours and ends at 23:00 UTC.
  await play(2, '2026-10-24T21:59:59Z', { debit: 10, seriesId: a2, ordinal: 0 })
  await play(2, '2026-10-24T22:00:00Z', { debit: 20, seriesId: a2, ordinal: 1 })
  await play(2, '2026-10-25T22:59:59Z', { debit: 40, seriesId: a2, ordinal: 2 })
  await play(2, '2026-10-25T23:00:00Z', { debit: 80, seriesId: a2, ordinal: 3 })
  // A round that a decision ends on the next day: its stake counts on the first, the rest on the second.
  await play(3, '2026-05-01T21:30:00Z', { debit: 1_000, seriesId: b3, ordinal: 0 })
  const step = await play(3, '2026-05-01T22:30:00Z', { debit: 500, credit: 2_700 })
  await db.query(sql`
    with round as (
      insert into game_rounds.bet_round (seed_no, nonce, round_id, game_key, mode, stake, staked, opening, bet, is_open, changed_at)
      values (${b3}, 0, ${randomUUID()}, 'GameB', 'real', 1000, 1500, '{}', '{}', false, '2026-05-01T22:30:00Z')
      returning seed_no, nonce, round_id
    )
    insert into game_rounds.decision (seed_no, nonce, round_id, number, bet, made_by, reference, made_at)
    select seed_no, nonce, round_id, 1, '{}', 'player', ${step}::uuid, '2026-05-01T22:30:00Z' from round`)
  // Shared rounds: the stake in one, the win later; another definition in the next round.
  await play(1, '2026-06-01T10:00:00Z', { debit: 300, seriesId: shared, ordinal: 1 })
  await play(1, '2026-06-01T10:00:09Z', { credit: 450, seriesId: shared, ordinal: 1 })
  await play(2, '2026-06-01T10:00:00Z', { debit: 300, seriesId: shared, ordinal: 1 })
  await play(2, '2026-06-01T10:01:00Z', { debit: 700, seriesId: shared, ordinal: 2 })
  // A free round: the house puts its stake on the account directly before it.
  await book(db, {
    path: cash(1),
    contra: 'house:CZK:free-rounds',
    kind: 'free-round',
    credit: 50,
    at: '2026-06-02T10:00:00Z',
  })
  await play(1, '2026-06-02T10:00:00Z', { debit: 50, credit: 20, seriesId: a1, ordinal: 4 })
  // Of its win the house keeps what is above the cap; another offer of rounds became cash at once.
  const rounds = { path: cash(1), contra: 'house:CZK:free-rounds', at: '2026-06-02T10:00:00Z' } as const
  await book(db, { ...rounds, kind: 'free-round-held', debit: 15 })
  await book(db, { ...rounds, kind: 'free-round-converted', credit: 40 })
  // Bonus money: given, used for a stake, its share of the win returned, finally turned into cash.
  const bonus = 'player:2:bonus'
  const passing = 'house:CZK:bonus-play'
  const at = '2026-06-03T10:00:00Z'
  await book(db, { path: bonus, contra: 'house:CZK:bonuses', kind: 'bonus', credit: 1_000, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-stake', debit: 60, at })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-stake', credit: 60, at })
  await play(2, at, { debit: 100, credit: 200, seriesId: a2, ordinal: 4 })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-win', debit: 120, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-win', credit: 120, at })
  await book(db, { path: bonus, contra: passing, kind: 'bonus-converted', debit: 500, at })
  await book(db, { path: cash(2), contra: passing, kind: 'bonus-converted', credit: 500, at })
  await book(db, { path: bonus, contra: 'house:CZK:bonuses', kind: 'bonus-ended', debit: 560, at })
  // Two bets of a shared round with bonus money, paid together: both shares follow both wins.
  await book(db, { path: cash(3), contra: passing, kind: 'bonus-stake', credit: 30, at })
  await play(3, at, { debit: 30, seriesId: shared, ordinal: 2 })
  await play(3, at, { debit: 40, seriesId: shared, ordinal: 2 })
  await play(3, at, { credit: 60, seriesId: shared, ordinal: 2 })
  await play(3, at, { credit: 80, seriesId: shared, ordinal: 2 })
  await book(db, { path: cash(3), contra: passing, kind: 'bonus-win', debit: 60, at })
  // None of these is a figure of a game.
  await book(db, { path: cash(3), contra: 'house:corrections', kind: 'correction', debit: 7, at })
  await book(db, { path: cash(3), contra: 'withdrawals:bank:clearing', kind: 'withdrawal', debit: 1_000, at })
  await giveSmall(db)
}
