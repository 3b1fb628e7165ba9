import { sql, type Querier } from '#server/kernel/index.ts'
import { latestOf, newestOf, oldestOf, sliceOf, type TimelineRow, type TimelineSlice } from '#server/players/index.ts'

/** Deposits as they began and as they ended. */
export async function listDepositRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const ofPlayer = sql`from payments.payment where player_id = ${slice.playerId} and direction = 'deposit'`
  const failed = sql`${ofPlayer} and state in ('declined', 'cancelled', 'expired', 'reversed', 'error')`
  const settled = sql`${ofPlayer} and settled_at is not null`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select created_at as at, id::text || '-1' as key, 'deposit-begun' as what, 'player' as actor,
             null::text as actor_name, method as detail, amount_minor, false as has_moved, null::integer as count,
             reference_number::text as reference, reference_number::text as label
        ${newestOf(slice, ofPlayer, sql`created_at`, sql`id::text || '-1'`)}
      union all
      select settled_at, id::text || '-2', 'deposit-settled', 'partner', null, method, amount_minor, true, null,
             reference_number::text, reference_number::text
        ${newestOf(slice, settled, sql`settled_at`, sql`id::text || '-2'`)}
      union all
      select changed_at, id::text || '-3', 'deposit-' || state, 'partner', null, method,
             amount_minor, false, null, reference_number::text, reference_number::text
        ${newestOf(slice, failed, sql`changed_at`, sql`id::text || '-3'`)}`,
      slice,
    ),
  )
}

/** A withdrawal that takes longer is one of few: an index of their own finds them. */
const LONG = sql`interval '72 hours'`

/**
 * Withdrawals, move by move: a requested amount leaves the balance at once and may return. The first move of each is its request, so
 * that as many requests as a page has rows say how far back it can reach.
 */
export async function listWithdrawalRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const ofPlayer = sql`from payments.withdrawal where player_id = ${slice.playerId}`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      with first as materialized (select ${oldestOf(slice, ofPlayer, sql`requested_at`)} as at),
           met as (
             select id, method, amount_minor, reference_number ${ofPlayer}
                and requested_at <= ${latestOf(slice)} and requested_at >= (select at - ${LONG} from first)
             union all
             select id, method, amount_minor, reference_number ${ofPlayer}
                and changed_at - requested_at > ${LONG} and changed_at >= (select at from first)
                and requested_at < (select at - ${LONG} from first))
      select m.moved_at as at, lpad(m.id::text, 18, '0') as key, 'withdrawal-' || m.to_state as what,
             case m.actor when 'clock' then 'system' else m.actor end as actor, m.user_name as actor_name,
             w.method as detail,
             case when m.to_state = 'requested' then -w.amount_minor else w.amount_minor end as amount_minor,
             m.to_state in ('requested', 'cancelled', 'expired', 'refused', 'returned') as has_moved,
             null::integer as count, w.reference_number::text as reference, w.reference_number::text as label
        from met w cross join lateral (
               select * from payments.withdrawal_move where withdrawal_id = w.id offset 0) m`,
      slice,
    ),
  )
}

/** Refunds of deposits, corrections by hand, and transfers between the player's own wallets and venues. */
export async function listOtherMoneyRows(db: Querier, slice: TimelineSlice): Promise<TimelineRow[]> {
  const { playerId } = slice
  const refunds = sql`from payments.refund r join payments.payment p on p.id = r.payment_id where p.player_id = ${playerId}`
  const transfers = sql`from payments.funds_transfer where player_id = ${playerId}`
  const corrections = sql`from payments.correction where player_id = ${playerId}`
  return db.query<TimelineRow>(
    sliceOf(
      sql`
      select r.asked_at as at, r.movement::text || '-1' as key, 'refund-asked' as what, 'staff' as actor,
             r.user_name as actor_name, p.method as detail, -r.amount_minor as amount_minor, true as has_moved,
             null::integer as count, p.reference_number::text as reference, p.reference_number::text as label
        ${refunds} and not r.by_bank
      union all
      select r.asked_at, r.movement::text || '-1', 'chargeback-booked', 'staff', r.user_name, p.method,
             r.borne_minor - r.amount_minor, true, null, p.reference_number::text, p.reference_number::text
        ${refunds} and r.by_bank
      union all
      select r.changed_at, r.movement::text || '-2', 'refund-' || r.state, 'partner', null, p.method, r.amount_minor,
             r.state = 'refused', null, p.reference_number::text, p.reference_number::text ${refunds} and r.state <> 'asked' and not r.by_bank
      union all
      select proposed_at, id::text || '-3', 'correction-proposed', 'staff', proposed_by_name, reason, amount_minor, false,
             null, null, null ${corrections}
      union all
      select decided_at, id::text || '-4', 'correction-' || state, 'staff', decided_by_name, reason, amount_minor,
             state = 'approved', null, null, null ${corrections} and decided_at is not null
      union all
      select changed_at, id::text || '-5',
             case when channel = 'desk' and state = 'done' and takes_from is null then 'cash-in'
                  when channel = 'desk' and state = 'done' and gives_to is null then 'cash-out'
                  when channel = 'voucher' then
                    case when state = 'prepared' then 'voucher-issued' when state = 'expired' then 'voucher-expired'
                         when place is not null then 'voucher-paid' else 'voucher-taken-back' end
                  else 'transfer-' || state end,
             case when channel = 'voucher' and state = 'expired' then 'system'
                  when channel = 'voucher' and place is not null then 'staff'
                  when channel in ('own', 'voucher') then 'player' when asked_by like 'cash-desk:%' then 'staff' else 'client' end,
             place, channel, greatest(takes_minor, gives_minor), false, null, null, null
        ${newestOf(slice, transfers, sql`changed_at`, sql`id::text || '-5'`)}`,
      slice,
    ),
  )
}
