import { sql, type Database } from '#server/kernel/index.ts'

/** Every Nth round at home has a fact at a venue at the same instant. */
const EVERY = 5
/** Every Nth stake at a venue is rolled back a day later. */
const TAKEN_BACK_EVERY = 6
const VERIFIED_EVERY = 3

/**
 * Adds what the simulated people do not do: play at terminals of two venues, at the same instants as rounds at home,
 * and proofs of identity. The kind and amount of a fact follow from the number of the entry.
 */
export async function liveBeside(db: Database): Promise<void> {
  await db.query(sql`
    insert into topology.venue (id, target)
    select md5('venue ' || target)::uuid, target from (select distinct target from players.player) t on conflict do nothing`)
  await db.query(sql`
    insert into venue_play.fact (id, venue_id, reference, kind, player_id, amount_minor, currency, at, told_at, recorded_at, day)
    select gen_random_uuid(), md5('venue ' || p.target)::uuid, e.reference::text,
           (array['stake', 'stake', 'stake', 'win', 'visit', 'jackpot'])[1 + e.seq / ${EVERY}::integer % 6], p.id,
           case when e.seq / ${EVERY}::integer % 6 = 4 then 0 else 100 + e.seq % 977 end, a.currency, e.created_at, e.created_at,
           e.created_at, (e.created_at at time zone 'Europe/Bratislava')::date
      from ledger.entry e join ledger.account a on a.id = e.account_id
           join players.player p on a.path = 'player:' || p.id || ':cash'
     where e.kind = 1 and e.debit > 0 and e.seq % ${EVERY}::integer = 0`)
  await db.query(sql`
    insert into venue_play.fact (id, venue_id, reference, kind, player_id, amount_minor, currency, rolls_back, at, told_at,
                                 recorded_at, day)
    select gen_random_uuid(), venue_id, 'back ' || reference, 'rollback', player_id, amount_minor, currency, reference,
           at + interval '1 day', told_at + interval '1 day', recorded_at + interval '1 day', day + 1
      from venue_play.fact where kind = 'stake' and amount_minor % ${TAKEN_BACK_EVERY}::integer = 0`)
  await db.query(sql`
    insert into venue_play.play_day (player_id, day, rounds, staked, won)
    select f.player_id, f.day, count(*) filter (where kind = 'stake'),
           coalesce(sum(amount_minor) filter (where kind = 'stake'), 0), coalesce(sum(amount_minor) filter (where kind <> 'stake'), 0)
      from venue_play.fact f
     where kind in ('stake', 'win', 'jackpot')
       and not exists (select from venue_play.fact r where r.venue_id = f.venue_id and r.rolls_back = f.reference)
     group by f.player_id, f.day`)
  await db.query(sql`
    insert into documents.kyc_verification (id, target, player_id, method, state, partner_ref, return_path, started_at, changed_at)
    select gen_random_uuid(), target, id, 'bankId', 'started', 'simulated ' || id, '/', registered_at, registered_at
      from players.player where id % ${VERIFIED_EVERY}::integer = 0`)
  await db.query(sql`
    update documents.kyc_verification set state = 'verified' where partner_ref like 'simulated %'`)
}
