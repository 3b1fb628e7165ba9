import { prepared, type Transaction } from '#server/kernel/index.ts'
import type { ChangeRow, MoneyDay, PlayDay } from './limits.queries.ts'

/** This room's data of one account: requests in force or pending, oldest first, and days and visits since a day. */
export type AccountRows = {
  readonly changes: readonly ChangeRow[]
  readonly playDays: readonly PlayDay[]
  readonly moneyDays: readonly MoneyDay[]
  readonly visits: readonly Date[]
}

/** JSON has no instants: they are texts. */
type AsJson<Row> = { readonly [K in keyof Row]: Row[K] extends Date ? string : Row[K] }
type Change = AsJson<Omit<ChangeRow, 'endedAt' | 'endedBecause'>>

/**
 * Read in one statement, since it runs before stakes, sign-ins and deposits, and four round trips to the database would
 * cost more than the reads.
 */
export async function findAccountRows(
  tx: Transaction,
  { playerId, sinceDay, since }: { readonly playerId: number; readonly sinceDay: string; readonly since: Date },
): Promise<AccountRows> {
  const rows = await tx.query<{
    changes: readonly Change[] | null
    playDays: readonly PlayDay[] | null
    moneyDays: readonly MoneyDay[] | null
    visits: readonly string[] | null
  }>(prepared`
    select
      (select json_agg(json_build_object('id', id, 'kind', kind, 'fromValue', from_value, 'toValue', to_value,
                'isFirst', is_first, 'askedAt', asked_at, 'effectiveAt', effective_at, 'ruleId', rule_id, 'packId', pack_id)
                order by effective_at, id)
         from limits.change where player_id = ${playerId} and ended_at is null) as changes,
      (select json_agg(json_build_object('day', day, 'game', game, 'rounds', rounds, 'staked', staked, 'won', won)
                order by day)
         from limits.play_day where player_id = ${playerId} and day >= ${sinceDay}) as play_days,
      (select json_agg(json_build_object('day', day, 'deposited', deposited, 'withdrawn', withdrawn) order by day)
         from limits.money_day where player_id = ${playerId} and day >= ${sinceDay}) as money_days,
      (select json_agg(visited_at order by visited_at)
         from limits.visit where player_id = ${playerId} and visited_at >= ${since}) as visits`)
  const { changes, playDays, moneyDays, visits } = rows[0] ?? {}
  return {
    changes: (changes ?? []).map((change) => ({
      ...change,
      askedAt: new Date(change.askedAt),
      effectiveAt: new Date(change.effectiveAt),
      endedAt: null,
      endedBecause: null,
    })),
    playDays: playDays ?? [],
    moneyDays: moneyDays ?? [],
    visits: (visits ?? []).map((visit) => new Date(visit)),
  }
}
