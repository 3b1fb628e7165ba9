import type { Currency } from '#contract/shapes/money.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

export type AccountingSelection = {
  readonly from: string
  readonly to: string
  readonly currencies: readonly string[] | null
  /** One account, by its name in the report. */
  readonly account: string | null
}

export type AccountSumRow = {
  readonly account: string
  readonly kind: number | null
  readonly contra: string | null
  readonly currency: Currency
  readonly openingMinor: number
  readonly debitMinor: number
  readonly creditMinor: number
  readonly closingMinor: number
}

/** Both sides of every movement up to the last day, by account; for one account, by kind and contra account. */
export async function listAccountSums(db: Querier, of: AccountingSelection): Promise<AccountSumRow[]> {
  return db.query<AccountSumRow>(sql`
    with leg as (
      select day, currency, account_group as account, contra_path as contra, kind, debit, credit from reporting.day_sum
       where day <= ${of.to}::date
      union all
      select day, currency, contra_path, account_group, kind, credit, debit from reporting.day_sum where day <= ${of.to}::date
    )
    select account, case when ${of.account}::text is not null then kind end as kind,
           case when ${of.account}::text is not null then contra end as contra, currency,
           coalesce(sum(credit - debit) filter (where day < ${of.from}::date), 0)::bigint as opening_minor,
           coalesce(sum(debit) filter (where day >= ${of.from}::date), 0)::bigint as debit_minor,
           coalesce(sum(credit) filter (where day >= ${of.from}::date), 0)::bigint as credit_minor,
           sum(credit - debit)::bigint as closing_minor
      from leg
     where (${of.account}::text is null or account = ${of.account}::text)
       and (${of.currencies}::text[] is null or currency = any(${of.currencies}::text[]))
     group by 1, 2, 3, 4 order by account collate "C", currency, 2, 3`)
}
