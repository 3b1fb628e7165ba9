import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { ChainProblem } from './check-chain.ts'

export type CheckRow = {
  readonly id: string
  readonly askedAt: Date
  readonly askedByName: string
  readonly beganAt: Date | null
  readonly endedAt: Date | null
  readonly linksDone: number
  readonly linksTotal: number
  readonly problems: readonly ChainProblem[] | null
}

const columns = sql`id, asked_at, asked_by_name, began_at, ended_at, links_done, links_total, problems`

export async function findNewestCheck(db: Querier): Promise<CheckRow | undefined> {
  const rows = await db.query<CheckRow>(sql`
    select ${columns} from audit.chain_check order by asked_at desc, id desc limit 1`)
  return rows[0]
}

export async function insertCheck(
  tx: Transaction,
  check: { readonly id: string; readonly askedAt: Date; readonly askedByName: string },
): Promise<void> {
  await tx.query(sql`
    insert into audit.chain_check (id, asked_at, asked_by_name)
    values (${check.id}, ${check.askedAt}, ${check.askedByName})`)
}

/** Claims a check that no process runs: a new one, or one without progress since the given instant. */
export async function takeCheck(
  db: Querier,
  { now, diedBefore }: { readonly now: Date; readonly diedBefore: Date },
): Promise<string | undefined> {
  const rows = await db.query<{ id: string }>(sql`
    update audit.chain_check set began_at = ${now}, links_done = 0
     where id = (select id from audit.chain_check
                  where ended_at is null and (began_at is null or began_at < ${diedBefore})
                  order by asked_at limit 1 for update skip locked)
    returning id`)
  return rows[0]?.id
}

/** Saves the progress of a check, which also proves that its process is alive. */
export async function saveProgress(
  db: Querier,
  { id, now, done, total }: { readonly id: string; readonly now: Date; readonly done: number; readonly total: number },
): Promise<void> {
  await db.query(sql`
    update audit.chain_check set began_at = ${now}, links_done = ${done}, links_total = ${total} where id = ${id}`)
}

export async function endCheck(
  db: Querier,
  { id, now, problems }: { readonly id: string; readonly now: Date; readonly problems: readonly ChainProblem[] },
): Promise<void> {
  await db.query(sql`
    update audit.chain_check set ended_at = ${now}, problems = ${JSON.stringify(problems)}::jsonb where id = ${id}`)
}
