import { sql } from '#server/kernel/index.ts'

/**
 * Cash at a desk of ours and by a venue's own system, of the transfers of the wallet for venues, as it stands beside deposits and
 * withdrawals: what was taken back is reversed.
 */
export const cashOfVenues = sql`
  select id, player_id, currency, place, created_at, changed_at, takes_minor + gives_minor as amount_minor,
         case when takes_from is null then 'deposit' else 'withdrawal' end as direction, 'Landbase' as method,
         case when asked_by like 'cash-desk:%' then 'cash-desk' else 'venue' end as gateway,
         case when state = 'prepared' then 'pending' when state = 'rolled-back' then 'reversed'
              when state = 'expired' then 'expired' when takes_from is null then 'settled' else 'done' end as state
    from payments.funds_transfer
   where channel = 'desk' and (takes_from is null) <> (gives_to is null)`
