import { bankItemList } from '#contract/lists/bank-items.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Movements of our account, as a list of the back office. */
export const itemsInSql: SqlList = {
  list: bankItemList,
  select: sql`i.*`,
  from: sql`payments.bank_item i`,
  key: { by: sql`i.id`, type: 'uuid' },
  columns: {
    bookedOn: { by: sql`i.booked_on`, type: 'date' },
    amount: { by: sql`i.amount_minor`, type: 'bigint' },
  },
  currency: sql`i.currency`,
}

/** Those that wait for a person. */
export const stillOpen: Sql = sql`i.state = 'open'`
