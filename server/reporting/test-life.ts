import { randomUUID } from 'node:crypto'
import { newId, sql, type Database } from '#server/kernel/index.ts'
import { MOVEMENT_KINDS, openBalanceAccount, openContraAccount, type MovementKind } from '#server/ledger/index.ts'

export const STAKES = 'house:CZK:stakes'
export const cash = (player: number): string => `player:${player}:cash`

/** One movement as a test writes it, at any moment. Amounts in minor units. */
export type Booked = {
  readonly path: string
  readonly contra: string
  readonly kind: MovementKind
  readonly debit?: number
  readonly credit?: number
  readonly at: string
  readonly currency?: string
  readonly seriesId?: number
  readonly ordinal?: number
  readonly reference?: string
}

/** Writes a movement with its key, its number and the balance that follows, as the books write it, at a moment of the test. */
export async function book(db: Database, movement: Booked): Promise<string> {
  const { path, contra, kind, debit = 0, credit = 0, at, currency = 'CZK', seriesId = 0, ordinal = 0 } = movement
  const reference = movement.reference ?? newId(new Date(at))
  await db.transaction(async (tx) => {
    const accountId = await openBalanceAccount(tx, { path, currency })
    const contraId = await openContraAccount(tx, { path: contra, currency })
    const isRound = kind === 'round'
    await tx.query(sql`
      with moved as (
        update ledger.balance set balance = balance - ${debit}::bigint + ${credit}::bigint, seq = seq + 1,
               staked = staked + ${isRound ? debit : 0}::bigint, won = won + ${isRound ? credit : 0}::bigint
         where account_id = ${accountId} returning seq, balance
      ), keyed as (
        insert into ledger.movement_key (reference, account_id, seq, created_at)
        select ${reference}::uuid, ${accountId}::bigint, seq, ${at}::timestamptz from moved
      )
      insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
      select ${reference}::uuid, ${accountId}::bigint, seq, ${debit}::bigint, ${credit}::bigint, balance, ${seriesId}::bigint,
             ${at}::timestamptz, ${contraId}::bigint, ${ordinal}::integer, ${MOVEMENT_KINDS[kind]}::smallint from moved`)
  })
  return reference
}

/** A session for money with a seed; returns the number of the seed. */
export async function sit(db: Database, playerId: number, gameKey: string, definitionHash: string): Promise<number> {
  const [sessionId, at] = [randomUUID(), new Date('2026-01-01T00:00:00Z')]
  await db.query(sql`
    insert into game_rounds.session (id, token_hash, game_key, mode, lang, currency, player_id, account_id, player_session_id,
                                     player_session_started_at, opened_at, ends_at)
    values (${sessionId}, sha256(${sessionId}::bytea), ${gameKey}, 'real', 'cs', 'CZK', ${playerId}, 1, ${randomUUID()}, ${at},
            ${at}, ${at})`)
  const [seed] = await db.query<{ no: number }>(sql`
    insert into game_rounds.seed (id, session_id, server_seed, commitment, client_seed, definition_hash, created_at)
    values (${randomUUID()}, ${sessionId}, '\\x00', 'test', 'test', ${definitionHash}, ${at}) returning no`)
  return seed?.no ?? 0
}

/** A shared game with rounds; gives its series. */
export async function shareGame(
  db: Database,
  gameKey: string,
  rounds: readonly { readonly no: number; readonly definitionHash: string }[],
): Promise<number> {
  const [game] = await db.query<{ seriesId: number }>(sql`
    insert into crash.game (game_key, series_id) values (${gameKey}, nextval('crash.series')) returning series_id`)
  const [chain] = await db.query<{ no: number }>(sql`
    insert into crash.chain (game_key, sealed_seed, chain_end, salt, length, published_at)
    values (${gameKey}, '\\x00', ${gameKey}, 'salt', 100, now()) returning no`)
  for (const { no, definitionHash } of rounds)
    await db.query(sql`
      insert into crash.round (id, game_key, no, chain_no, place, definition_hash, state, opened_at)
      values (${randomUUID()}, ${gameKey}, ${no}, ${chain?.no}, ${no}, ${definitionHash}, 'betting', now())`)
  return game?.seriesId ?? 0
}
