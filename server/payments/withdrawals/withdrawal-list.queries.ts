import { withdrawalList } from '#contract/lists/withdrawals.ts'
import type { WithdrawalSignal } from '#contract/shapes/withdrawals.ts'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { sql, type Instant, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Money out, as a list of the back office. */
export const withdrawalsInSql: SqlList = {
  list: withdrawalList,
  select: sql`w.*`,
  from: sql`payments.withdrawal w`,
  key: { by: sql`w.id`, type: 'uuid' },
  columns: {
    requestedAt: { by: sql`w.requested_at`, type: 'timestamptz' },
    changedAt: { by: sql`w.changed_at`, type: 'timestamptz' },
    playerId: { by: sql`w.player_id`, type: 'bigint' },
    signals: { by: sql`w.signals`, type: 'text[]' },
    state: { by: sql`w.state`, type: 'text' },
    amount: { by: sql`w.amount_minor`, type: 'bigint' },
  },
  currency: sql`w.currency`,
}

export type QueueCondition = {
  /** Null: those that wait for staff. */
  readonly state: WithdrawalState | null
  readonly hasStates: boolean
  /**
   * Number, the holder's full name, the full IBAN or its last four digits. No partial match: somebody who may not see a
   * name could find it letter by letter.
   */
  readonly search: string | null
  readonly signal: WithdrawalSignal | null
  readonly askedBefore: Instant | null
}

/** Filters of the queue beside its columns. */
export function queueCondition({ state, hasStates, search, signal, askedBefore }: QueueCondition): Sql {
  const waiting = sql`w.state in ('pending', 'suspended', 'confiscation-proposed', 'sent')`
  const searched = search?.trim() ?? null
  const parts = [
    state === null ? (hasStates ? sql`true` : waiting) : sql`w.state = ${state}::text`,
    searched === null
      ? sql`true`
      : sql`(w.reference_number::text = ${searched}::text
             or ${wordsOf(sql`w.holder`)} = ${wordsOf(sql`${searched}::text`)}
             or w.iban = upper(replace(${searched}::text, ' ', ''))
             or (length(${searched}::text) = 4 and right(w.iban, 4) = ${searched}::text))`,
    signal === null ? sql`true` : sql`${signal}::text = any(w.signals)`,
    askedBefore === null ? sql`true` : sql`w.requested_at <= ${askedBefore}::timestamptz`,
  ] as const
  return sql`${parts[0]} and ${parts[1]} and ${parts[2]} and ${parts[3]}`
}

/** The words of a name, sorted and in one case: banks write the surname first, people last. */
const wordsOf = (name: Sql) =>
  sql`(select string_agg(word, ' ' order by word) from regexp_split_to_table(lower(trim(${name})), '\\s+') word)`
