import { prepared, type Querier } from '../kernel/index.ts'
import { movementKindOf, type MovementKind } from './movement-kinds.ts'

/** What movements of one kind credited to an account and debited from it, in minor units. */
export type KindSum = {
  readonly kind: Exclude<MovementKind, 'round'>
  readonly debit: number
  readonly credit: number
}

/** An account's balance, the running totals of its rounds, and the sums of everything else by kind, over its whole life. */
export type AccountSums = {
  readonly accountId: number
  readonly balance: number
  readonly staked: number
  readonly won: number
  readonly kinds: readonly KindSum[]
}

/** Read in one statement, so that what is booked meanwhile is in all of the figures or in none. */
export async function readAccountSums(tx: Querier, accountIds: readonly number[]): Promise<AccountSums[]> {
  type Stored = Omit<KindSum, 'kind'> & { readonly kind: number }
  const rows = await tx.query<Omit<AccountSums, 'kinds'> & { kinds: readonly Stored[] | null }>(prepared`
    select b.account_id, b.balance, b.staked, b.won,
           (select json_agg(json_build_object('kind', kind, 'debit', debit, 'credit', credit) order by kind)
              from (select kind, sum(debit)::bigint as debit, sum(credit)::bigint as credit from ledger.entry e
                     where e.account_id = b.account_id and e.kind <> 1 group by kind) summed) as kinds
      from ledger.balance b where b.account_id = any(${[...accountIds]}::bigint[]) order by b.account_id`)
  return rows.map((row) => ({
    ...row,
    kinds: (row.kinds ?? []).map((sum) => ({ ...sum, kind: withoutRounds(movementKindOf(sum.kind)) })),
  }))
}

/** Total stakes of each of these accounts. */
export async function readStaked(
  db: Querier,
  accountIds: readonly number[],
): Promise<{ readonly accountId: number; readonly staked: number }[]> {
  return db.query<{ accountId: number; staked: number }>(prepared`
    select account_id, staked from ledger.balance where account_id = any(${[...accountIds]}::bigint[])`)
}

/** Sums of one calendar day (`YYYY-MM-DD`) of a zone. */
export type KindSumOfDay = KindSum & { readonly day: string }

/** Sums of some accounts together, by day and kind, since an instant. Rounds are left out. */
export async function sumByDayAndKind(
  tx: Querier,
  { accountIds, since, zone }: { readonly accountIds: readonly number[]; readonly since: Date; readonly zone: string },
): Promise<KindSumOfDay[]> {
  const rows = await tx.query<Omit<KindSumOfDay, 'kind'> & { kind: number }>(prepared`
    select to_char(created_at at time zone ${zone}::text, 'YYYY-MM-DD') as day, kind,
           sum(debit)::bigint as debit, sum(credit)::bigint as credit
      from ledger.entry
     where account_id = any(${[...accountIds]}::bigint[]) and kind <> 1 and created_at >= ${since}
     group by 1, 2 order by 1, 2`)
  return rows.map((row) => ({ ...row, kind: withoutRounds(movementKindOf(row.kind)) }))
}

function withoutRounds(kind: MovementKind): KindSum['kind'] {
  if (kind === 'round') throw new Error('Rounds are not summed up here.')
  return kind
}
