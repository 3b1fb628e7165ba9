import { sql, type Instant, type PageOf, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { AtTerminal } from './credit-left.queries.ts'

/** What is looked at: sittings that ended in a period, and cases that staff have closed since an instant. */
export type LookBack = {
  readonly target: string
  readonly endedAfter: Instant
  readonly endedBefore: Instant
  readonly closedSince: Instant
  /** Cases that staff have closed are judged again when they were judged before this. */
  readonly judgedBefore: Instant
}

/** Ended sittings whose credit no process that knows of closings has judged, in the order of their ids. */
export async function listToLookBack(
  db: Querier,
  { target, endedAfter, endedBefore, closedSince, judgedBefore, after, limit }: PageOf<string> & LookBack,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    with never as materialized (
      select id from venue_play.sitting
       where ended_at > ${endedAfter} and ended_at <= ${endedBefore} and ended_at is not null
         and credit_due_at is null and credit_judged_at is null and target = ${target}),
    closed as materialized (
      select s.id
        from venue_play.credit_closing d
        join venue_play.credit_left c on c.id = d.credit_id
        join venue_play.sitting s on s.id = c.sitting_id
       where d.closed_at > ${closedSince} and s.target = ${target} and s.credit_due_at is null
         and (s.credit_judged_at is null or s.credit_judged_at < ${judgedBefore})),
    found as (select id from never union select id from closed)
    select id from found where ${after ?? null}::uuid is null or id > ${after ?? null}::uuid order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type SittingBefore = AtTerminal & { readonly endedAt: Instant }

/** Takes one of them; undefined when another worker has taken it, or it is due by now. */
export async function takeToLookBack(
  tx: Transaction,
  id: string,
  { now, judgedBefore }: { readonly now: Instant; readonly judgedBefore: Instant },
): Promise<SittingBefore | undefined> {
  const rows = await tx.query<SittingBefore>(sql`
    update venue_play.sitting set credit_judged_at = ${now}
     where id = ${id} and ended_at is not null and credit_due_at is null
       and (credit_judged_at is null or credit_judged_at < ${judgedBefore})
    returning id as sitting_id, target, player_id, venue_id, terminal_id, opened_at, ended_at`)
  return rows[0]
}
