import { depositList } from '#contract/lists/deposits.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Money in, as a list of the product. */
export const depositsInSql: SqlList = {
  list: depositList,
  select: sql`p.*`,
  from: sql`payments.payment p`,
  key: { by: sql`p.id`, type: 'uuid' },
  columns: {
    createdAt: { by: sql`p.created_at`, type: 'timestamptz' },
    changedAt: { by: sql`p.changed_at`, type: 'timestamptz' },
    playerId: { by: sql`p.player_id`, type: 'bigint' },
    gateway: { by: sql`p.gateway`, type: 'text' },
    state: { by: sql`p.state`, type: 'text' },
    amount: { by: sql`p.amount_minor`, type: 'bigint' },
    fee: { by: sql`p.fee_minor`, type: 'bigint' },
    partnerFee: { by: sql`p.partner_fee_minor`, type: 'bigint' },
    refunded: { by: sql`p.refunded_minor`, type: 'bigint' },
  },
  currency: sql`p.currency`,
}

/** All deposits, or those that a person must look at. */
export function depositsOf(which: 'to-judge' | 'all'): Sql {
  return which === 'all' ? sql`p.direction = 'deposit'` : sql`p.direction = 'deposit' and p.attention is not null`
}
