import { sql } from '#server/kernel/index.ts'

/** Cash at a desk of ours and by a venue's own system, among the transfers of the wallet for venues. */
export const isCash = sql`(channel = 'desk' and (takes_from is null) <> (gives_to is null))`

// State of such a transfer in terms of deposits and withdrawals: a transfer that was taken back is `reversed`.
export const cashDirection = sql`case when takes_from is null then 'deposit' else 'withdrawal' end`
export const cashGateway = sql`case when asked_by like 'cash-desk:%' then 'cash-desk' else 'venue' end`
export const cashState = sql`
  case when state = 'prepared' then 'pending' when state = 'rolled-back' then 'reversed' when state = 'expired' then 'expired'
       when takes_from is null then 'settled' else 'done' end`
