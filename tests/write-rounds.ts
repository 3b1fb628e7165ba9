import { randomUUID } from 'node:crypto'
import { newId, sql, type Database } from '#server/kernel/index.ts'

/** A finished round of a game for money. Amounts in minor units. */
export type WrittenRound = { readonly stake: number; readonly win: number; readonly at: Date }

type Table = {
  readonly playerId: number
  readonly accountId: number
  readonly currency: string
  readonly gameKey: string
}

/**
 * Inserts rounds as they are booked after play: a session and its seed, entries with their chain of balances, and the
 * totals of the account. For tests of readers of the books. Returns the references in the order of the rounds.
 */
export async function writeRounds(
  db: Database,
  { playerId, accountId, currency, gameKey }: Table,
  rounds: readonly WrittenRound[],
): Promise<string[]> {
  const first = rounds[0]
  if (!first) return []
  const [sessionId, seedId] = [randomUUID(), randomUUID()]
  const references = rounds.map(({ at }) => newId(at))
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into game_rounds.session (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id,
                                       player_session_started_at, opened_at, ends_at)
      values (${sessionId}, sha256(${sessionId}::bytea), ${gameKey}, 'real', 'sk', ${currency}, ${playerId}, ${accountId},
              ${randomUUID()}, ${first.at}, ${first.at}, ${new Date(first.at.getTime() + 3_600_000)})`)
    const [seed] = await tx.query<{ no: number }>(sql`
      insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
      values (${seedId}, ${sessionId}, '\\x00', 'test', 'test', 'test', ${first.at}) returning no`)
    const [contra] = await tx.query<{ id: number }>(sql`
      insert into ledger.account (path, currency) values (${`house:${currency}:stakes`}, ${currency})
      on conflict (path) do update set path = excluded.path returning id`)
    const [balance] = await tx.query<{ balance: number; seq: number }>(sql`
      select balance, seq from ledger.balance where account_id = ${accountId} for update`)
    let left = balance?.balance ?? 0
    const after = rounds.map(({ stake, win }) => (left += win - stake))
    await tx.query(sql`
      with round as materialized (
        select r.*, ${balance?.seq ?? 0}::bigint + r.number as seq
          from unnest(${references}::uuid[], ${rounds.map(({ stake }) => stake)}::bigint[], ${rounds.map(({ win }) => win)}::bigint[],
                      ${after}::bigint[], ${rounds.map(({ at }) => at)}::timestamptz[])
               with ordinality as r (reference, stake, win, balance_after, at, number)
      ), keyed as (
        insert into ledger.movement_key (reference, account_id, seq, created_at)
        select reference, ${accountId}::bigint, seq, at from round
      )
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select reference, ${accountId}::bigint, seq, stake, win, balance_after, ${seed?.no}::bigint, at, ${contra?.id}::bigint,
             number - 1, 1
        from round`)
    const sum = (of: (round: WrittenRound) => number) => rounds.reduce((total, round) => total + of(round), 0)
    const [staked, won] = [sum(({ stake }) => stake), sum(({ win }) => win)]
    await tx.query(sql`
      update ledger.balance set balance = ${left}, seq = seq + ${rounds.length}::bigint, staked = staked + ${staked}::bigint,
             won = won + ${won}::bigint
       where account_id = ${accountId}`)
  })
  return references
}

/** An account with money for a player without rows in other rooms. */
export async function writeAccount(
  db: Database,
  playerId: number,
  currency: string,
  balance = 100_000_000,
): Promise<number> {
  const [account] = await db.query<{ id: number }>(sql`
    insert into ledger.account (path, currency) values (${`player:${playerId}:cash`}, ${currency}) returning id`)
  const accountId = account?.id ?? 0
  await db.query(sql`insert into ledger.balance (account_id, balance) values (${accountId}, ${balance})`)
  await db.query(
    sql`insert into wallet.wallet (player_id, account_id, currency) values (${playerId}, ${accountId}, ${currency})`,
  )
  return accountId
}
