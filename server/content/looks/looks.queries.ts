import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'
import { lastBegun, standsAt } from '../content.queries.ts'

export type LookItem = { readonly id: string; readonly latestVersion: number }

/** What of a brand's look is kept; undefined before anybody has written one. */
export async function findLookItem(db: Querier, target: string): Promise<LookItem | undefined> {
  const rows = await db.query<LookItem>(sql`
    select id, latest_version from content.item where target = ${target} and kind = 'look'`)
  return rows[0]
}

/** Serializes first versions of one brand until the end of the transaction. */
export async function lockLook(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`content.look:${target}`}, 0))`)
}

/** The version that counts at a moment. */
export async function findLookAt(db: Querier, target: string, at: Instant): Promise<{ look: unknown } | undefined> {
  const rows = await db.query<{ look: unknown }>(sql`
    select v.content as look
      from content.item i join content.publication p on p.item_id = i.id
      join content.version v on v.item_id = p.item_id and v.version = p.version
     where i.target = ${target} and i.kind = 'look' and ${standsAt(at)}
     order by ${lastBegun} limit 1`)
  return rows[0]
}

/** What other brands of this database look like at a moment. */
export async function listOtherLooks(
  db: Querier,
  target: string,
  at: Instant,
): Promise<{ target: string; look: unknown }[]> {
  return db.query<{ target: string; look: unknown }>(sql`
    select distinct on (i.target) i.target, v.content as look
      from content.item i join content.publication p on p.item_id = i.id
      join content.version v on v.item_id = p.item_id and v.version = p.version
     where i.target <> ${target} and i.kind = 'look' and ${standsAt(at)}
     order by i.target, ${lastBegun}`)
}

type Draft = { readonly target: string; readonly writerId: number }

export async function saveDraft(db: Querier, { target, writerId }: Draft, look: object, at: Instant): Promise<void> {
  await db.query(sql`
    insert into content.look_draft (target, writer_id, look, tried_at)
    values (${target}, ${writerId}, ${JSON.stringify(look)}::jsonb, ${at})
    on conflict (target, writer_id) do update set look = excluded.look, tried_at = excluded.tried_at`)
}

export async function findDraft(db: Querier, { target, writerId }: Draft): Promise<{ look: unknown } | undefined> {
  const rows = await db.query<{ look: unknown }>(sql`
    select look from content.look_draft where target = ${target} and writer_id = ${writerId}`)
  return rows[0]
}
