import { sql, type Querier } from '#server/kernel/index.ts'

/** When an account was opened and closed; nothing about the person. */
export type AccountSpan = { readonly id: number; readonly registeredAt: Date; readonly closedAt: Date | null }

/** Accounts of a brand that were opened or closed in a period. */
export async function listOpenedOrClosed(
  db: Querier,
  { target, from, before }: { readonly target: string; readonly from: Date; readonly before: Date },
): Promise<AccountSpan[]> {
  return db.query<AccountSpan>(sql`
    select id, registered_at, closed_at from players.player
     where target = ${target}
       and ((registered_at >= ${from} and registered_at < ${before}) or (closed_at >= ${from} and closed_at < ${before}))
     order by id`)
}

/** When the first account of a brand was opened; undefined if it has none. */
export async function findFirstRegistration(db: Querier, target: string): Promise<Date | undefined> {
  const [row] = await db.query<{ at: Date | null }>(sql`
    select min(registered_at) as at from players.player where target = ${target}`)
  return row?.at ?? undefined
}
