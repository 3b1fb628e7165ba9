import type { WithdrawalSignal } from '#contract/shapes/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import type { CurrencyCode } from '#money'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

export type QueueFilter = {
  readonly state: WithdrawalState | null
  readonly playerId: number | null
  /**
   * Number, the holder's whole name, the whole IBAN or its last four digits. Never a part: by parts, somebody who may not
   * see a name finds it letter by letter.
   */
  readonly search: string | null
  readonly signal: WithdrawalSignal | null
  readonly askedBefore: Instant | null
  readonly minMinor: number | null
  readonly after: string | null
}

/** Oldest first. Without a state: those that wait for staff. */
export async function listQueue(db: Querier, of: QueueFilter, limit: number): Promise<WithdrawalRow[]> {
  const searched = of.search?.trim() ?? null
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal
     where (case when ${of.state}::text is null then state in ('pending', 'suspended', 'confiscation-proposed', 'sent')
                 else state = ${of.state}::text end)
       and (${of.playerId}::bigint is null or player_id = ${of.playerId}::bigint)
       and (${searched}::text is null or reference_number::text = ${searched}::text
            or ${wordsOf(sql`holder`)} = ${wordsOf(sql`${searched}::text`)} or iban = upper(replace(${searched}::text, ' ', ''))
            or (length(${searched}::text) = 4 and right(iban, 4) = ${searched}::text))
       and (${of.signal}::text is null or ${of.signal}::text = any(signals))
       and (${of.askedBefore}::timestamptz is null or requested_at <= ${of.askedBefore}::timestamptz)
       and (${of.minMinor}::bigint is null or amount_minor >= ${of.minMinor}::bigint)
       and (${of.after}::uuid is null or id > ${of.after}::uuid)
     order by id
     limit ${limit}`)
}

/** The words of a name in one order and case: a bank writes the surname first, a person last. */
const wordsOf = (name: ReturnType<typeof sql>) =>
  sql`(select string_agg(word, ' ' order by word) from regexp_split_to_table(lower(trim(${name})), '\\s+') word)`

export type QueueSum = {
  readonly state: WithdrawalState
  readonly count: number
  readonly total: number
  readonly currency: CurrencyCode
  readonly oldestAt: Instant
  readonly overDay: number
  readonly overThreeDays: number
}

/** What waits, by state, currency and age. */
export async function sumQueue(db: Querier, now: Instant): Promise<QueueSum[]> {
  return db.query<QueueSum>(sql`
    select state, count(*) as count, sum(amount_minor)::bigint as total, currency, min(requested_at) as oldest_at,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '1 day') as over_day,
           count(*) filter (where requested_at < ${now}::timestamptz - interval '3 days') as over_three_days
      from payments.withdrawal
     where state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent')
     group by state, currency order by state`)
}

/** Withdrawals that somebody proposed to confiscate, the oldest first. */
export async function listProposed(db: Querier): Promise<WithdrawalRow[]> {
  return db.query<WithdrawalRow>(sql`
    select * from payments.withdrawal where state = 'confiscation-proposed' order by changed_at, id limit 200`)
}
