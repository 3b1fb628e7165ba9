import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { TransferRow } from './transfers.queries.ts'

/** A transfer with a terminal, or the rollback of one that had been done; `id` is then the rollback's own. */
export type TransferOfVenue = Pick<
  TransferRow,
  'playerId' | 'takesMinor' | 'givesMinor' | 'currency' | 'terminalId' | 'balanceMinor'
> & {
  readonly id: string
  /** When it was requested. */
  readonly at: Instant
  readonly doneAt: Instant
  readonly isRollback: boolean
}

export type VenueTransferFilter = {
  readonly venueId: string
  readonly from: Instant
  readonly to: Instant
  readonly terminalId: string | null
  readonly playerId: number | null
  readonly isTaken: boolean
  readonly isGiven: boolean
  readonly isRolledBack: boolean
  readonly afterAt: Instant
  readonly afterId: string
  readonly limit: number
}

/**
 * Done transfers between players and the terminals of a venue, no cash of a desk, in the order in which they were done: one
 * in two steps comes when it is committed. None is done before it is requested, or later than a quarter of an hour after it, so
 * the index is read from `from` to a day after `to`. One that was rolled back later keeps its position, and its rollback has one of
 * its own.
 */
export async function findVenueTransfers(db: Querier, asked: VenueTransferFilter): Promise<TransferOfVenue[]> {
  const isOf = sql`(${asked.terminalId}::uuid is null or t.terminal_id = ${asked.terminalId}::uuid)
       and (${asked.playerId}::bigint is null or t.player_id = ${asked.playerId}::bigint)`
  const isWanted = sql`${isOf}
       and t.created_at >= ${asked.from} and t.created_at < ${asked.to}
       and ((${asked.isTaken} and t.takes_minor > 0) or (${asked.isGiven} and t.takes_minor = 0 and t.gives_minor > 0))`
  return db.query<TransferOfVenue>(sql`
    (select t.id, t.player_id, t.takes_minor, t.gives_minor, t.currency, t.terminal_id, t.balance_minor, t.created_at as at,
            t.changed_at as done_at, false as is_rollback
       from payments.funds_transfer t
      where t.venue_id = ${asked.venueId} and t.state = 'done' and t.channel <> 'desk' and ${isWanted}
        and t.changed_at >= ${asked.from} and t.changed_at < ${asked.to}::timestamptz + interval '1 day'
        and (t.changed_at, t.id) > (${asked.afterAt}::timestamptz, ${asked.afterId}::uuid)
      order by t.changed_at, t.id limit ${asked.limit})
    union all
    (select t.id, t.player_id, t.takes_minor, t.gives_minor, t.currency, t.terminal_id, t.balance_minor, t.created_at as at,
            u.done_at, false as is_rollback
       from payments.transfer_undone u join payments.funds_transfer t on t.id = u.transfer_id
      where u.venue_id = ${asked.venueId}::uuid and ${isWanted}
        and u.done_at >= ${asked.from} and u.done_at < ${asked.to}::timestamptz + interval '1 day'
        and (u.done_at, t.id) > (${asked.afterAt}::timestamptz, ${asked.afterId}::uuid)
      order by u.done_at, t.id limit ${asked.limit})
    union all
    (select u.rollback_id as id, t.player_id, t.takes_minor, t.gives_minor, t.currency, t.terminal_id, t.balance_minor,
            u.undone_at as at, u.undone_at as done_at, true as is_rollback
       from payments.transfer_undone u join payments.funds_transfer t on t.id = u.transfer_id
      where u.venue_id = ${asked.venueId}::uuid and ${asked.isRolledBack} and ${isOf}
        and u.undone_at >= ${asked.from} and u.undone_at < ${asked.to}
        and (u.undone_at, u.rollback_id) > (${asked.afterAt}::timestamptz, ${asked.afterId}::uuid)
      order by u.undone_at, u.rollback_id limit ${asked.limit})
    order by done_at, id limit ${asked.limit}`)
}

export type MovedAtTerminal = {
  readonly at: Instant
  readonly takenMinor: number
  readonly givenMinor: number
  /** False: the venue named no terminal. */
  readonly isNamed: boolean
}

/**
 * Money that a terminal took from a player and gave back, in transfers that are done, in their order. What the venue gave back without naming
 * a terminal counts as given.
 */
export async function findMovedAtTerminal(
  db: Querier,
  of: Pick<TransferRow, 'playerId'> & {
    readonly venueId: string
    readonly terminalId: string
    readonly since: Instant
  },
): Promise<MovedAtTerminal[]> {
  return db.query<MovedAtTerminal>(sql`
    select created_at as at, case when terminal_id is null then 0 else takes_minor end as taken_minor,
           case when takes_minor = 0 then gives_minor else 0 end as given_minor, terminal_id is not null as is_named
      from payments.funds_transfer
     where player_id = ${of.playerId} and created_at >= ${of.since} and state = 'done' and channel in ('venue', 'cardin')
       and (terminal_id = ${of.terminalId}::uuid or (terminal_id is null and venue_id = ${of.venueId}::uuid))
     order by created_at, id`)
}

/** Records that a done transfer with a terminal is rolled back. To be called before its state is changed, in the same transaction. */
export async function insertUndone(
  tx: Transaction,
  { transferId, rollbackId, at }: { readonly transferId: string; readonly rollbackId: string; readonly at: Instant },
): Promise<void> {
  await tx.query(sql`
    insert into payments.transfer_undone (transfer_id, rollback_id, venue_id, done_at, undone_at)
    select id, ${rollbackId}::uuid, venue_id, changed_at, ${at}
      from payments.funds_transfer
     where id = ${transferId} and state = 'done' and channel <> 'desk' and venue_id is not null`)
}
