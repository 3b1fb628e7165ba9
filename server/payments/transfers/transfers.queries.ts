import type { TransferState } from '#contract/states/transfer-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { WalletPart } from '#server/wallet/index.ts'

export type TransferRow = {
  readonly id: string
  readonly askedBy: string
  readonly playerId: number
  readonly reference: string
  readonly channel: string
  readonly takesFrom: WalletPart | null
  readonly givesTo: WalletPart | null
  readonly takesMinor: number
  readonly givesMinor: number
  readonly currency: CurrencyCode
  readonly place: string | null
  readonly venueId: string | null
  readonly terminalId: string | null
  readonly state: TransferState
  readonly balanceMinor: number
  readonly createdAt: Instant
  readonly expiresAt: Instant | null
}

/** Returns the row, or undefined when this reference was used before; waits for a concurrent insert of it. */
export async function insertTransfer(tx: Transaction, row: TransferRow): Promise<TransferRow | undefined> {
  const rows = await tx.query<TransferRow>(sql`
    insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, gives_to, takes_minor,
                                         gives_minor, currency, place, venue_id, terminal_id, state, balance_minor, created_at, changed_at,
                                         expires_at)
    values (${row.id}, ${row.askedBy}, ${row.playerId}, ${row.reference}, ${row.channel}, ${row.takesFrom},
            ${row.givesTo}, ${row.takesMinor}, ${row.givesMinor}, ${row.currency}, ${row.place}, ${row.venueId}, ${row.terminalId}, ${row.state},
            ${row.balanceMinor}, ${row.createdAt}, ${row.createdAt}, ${row.expiresAt})
    on conflict (asked_by, player_id, reference) do nothing
    returning *`)
  return rows[0]
}

export type TransferName = { readonly askedBy: string; readonly playerId: number; readonly reference: string }

export async function findTransfer(db: Querier, name: TransferName): Promise<TransferRow | undefined> {
  const rows = await db.query<TransferRow>(sql`
    select * from payments.funds_transfer
     where asked_by = ${name.askedBy} and player_id = ${name.playerId} and reference = ${name.reference}`)
  return rows[0]
}

export async function findTransferById(db: Querier, id: string): Promise<TransferRow | undefined> {
  const rows = await db.query<TransferRow>(sql`select * from payments.funds_transfer where id = ${id}`)
  return rows[0]
}

/** Locks the row: every change of a transfer begins with it. */
export async function lockTransfer(tx: Transaction, name: TransferName): Promise<TransferRow | undefined> {
  const rows = await tx.query<TransferRow>(sql`
    select * from payments.funds_transfer
     where asked_by = ${name.askedBy} and player_id = ${name.playerId} and reference = ${name.reference}
       for update`)
  return rows[0]
}

export async function lockTransferById(
  tx: Transaction,
  playerId: number,
  id: string,
): Promise<TransferRow | undefined> {
  const rows = await tx.query<TransferRow>(sql`
    select * from payments.funds_transfer where id = ${id} and player_id = ${playerId} for update`)
  return rows[0]
}

/** One that the player began: the player cannot end those of venues and desks. */
export async function lockOwnTransfer(tx: Transaction, playerId: number, id: string): Promise<TransferRow | undefined> {
  const rows = await tx.query<TransferRow>(sql`
    select * from payments.funds_transfer
     where id = ${id} and player_id = ${playerId} and asked_by = 'player' for update`)
  return rows[0]
}

/** Prepared transfers that were not committed in time, in the order of their ids. */
export async function findOverdue(db: Querier, now: Instant, { after, limit }: PageOf<string>): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from payments.funds_transfer
     where expires_at <= ${now} and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
     order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** One of them; undefined when it has ended meanwhile, or another worker has locked it. */
export async function lockOverdue(tx: Transaction, id: string, now: Instant): Promise<TransferRow | undefined> {
  const rows = await tx.query<TransferRow>(sql`
    select * from payments.funds_transfer where id = ${id} and expires_at <= ${now} for update skip locked`)
  return rows[0]
}

export async function changeTransfer(
  tx: Transaction,
  id: string,
  change: {
    readonly state: TransferState
    readonly balanceMinor: number
    readonly changedAt: Instant
    /** The place where it ended, if known only then. */
    readonly place?: string | null
  },
): Promise<void> {
  await tx.query(sql`
    update payments.funds_transfer
       set state = ${change.state}, balance_minor = ${change.balanceMinor}, changed_at = ${change.changedAt},
           place = coalesce(${change.place ?? null}, place),
           expires_at = case when ${change.state} = 'prepared' then expires_at end
     where id = ${id}`)
}

export type QueueName = 'Deposit' | 'Withdrawal' | 'Transfer'
export type QueuedPlayer = {
  readonly playerId: number
  readonly place: string | null
  readonly venueId: string | null
  readonly addedAt: Instant
}

/** A player who waits there already keeps their place in the queue. */
export async function insertIntoQueue(tx: Transaction, queue: QueueName, player: QueuedPlayer): Promise<void> {
  await tx.query(sql`
    insert into payments.player_queue (queue, player_id, place, venue_id, added_at)
    values (${queue}, ${player.playerId}, ${player.place}, ${player.venueId}, ${player.addedAt})
    on conflict (queue, player_id) do nothing`)
}

/** Entries at other venues are not affected. */
export async function deleteFromQueue(
  tx: Querier,
  queue: QueueName,
  { playerId, venueId }: Pick<QueuedPlayer, 'playerId' | 'venueId'>,
): Promise<void> {
  await tx.query(sql`
    delete from payments.player_queue
     where queue = ${queue} and player_id = ${playerId} and venue_id is not distinct from ${venueId}`)
}

/** Players in the queue of one venue. */
export async function listQueue(
  db: Querier,
  { queue, venueId }: { readonly queue: QueueName; readonly venueId: string | null },
  limit: number,
): Promise<QueuedPlayer[]> {
  return db.query<QueuedPlayer>(sql`
    select player_id, place, venue_id, added_at from payments.player_queue
     where queue = ${queue} and venue_id is not distinct from ${venueId} order by position limit ${limit}`)
}

/** Whether a transfer to or from a venue is prepared and not confirmed yet. */
export async function hasPreparedTransfers(db: Querier, venueId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as one from payments.funds_transfer where venue_id = ${venueId} and state = 'prepared' limit 1`)
  return rows.length > 0
}

/** Those of some terminals to or from which money is on its way. */
export async function findTerminalsWithPrepared(db: Querier, terminalIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ terminalId: string }>(sql`
    select distinct terminal_id from payments.funds_transfer
     where terminal_id = any(${[...terminalIds]}::uuid[]) and state = 'prepared'`)
  return rows.map(({ terminalId }) => terminalId)
}

/** Money of a player that is held: taken from a wallet, and its arrival not confirmed yet. */
export async function findHeldOf(db: Querier, playerId: number): Promise<TransferRow[]> {
  return db.query<TransferRow>(sql`
    select * from payments.funds_transfer
     where player_id = ${playerId} and state = 'prepared' and takes_from is not null order by created_at desc limit 50`)
}

/** All of it, however many transfers it is. */
export async function sumHeldOf(db: Querier, playerId: number): Promise<number> {
  const rows = await db.query<{ heldMinor: number }>(sql`
    select coalesce(sum(takes_minor), 0)::bigint as held_minor
      from payments.funds_transfer where player_id = ${playerId} and state = 'prepared' and takes_from is not null`)
  return rows[0]?.heldMinor ?? 0
}
