import { sql, type Instant, type Transaction } from '#server/kernel/index.ts'
import type { LanguageCode } from '../needs.ts'

/** Pages in one language that an installation has. */
export async function findPages(
  tx: Transaction,
  target: string,
): Promise<{ readonly place: string; readonly language: LanguageCode }[]> {
  return tx.query<{ place: string; language: LanguageCode }>(sql`
    select place, language from content.item where target = ${target} and kind = 'page' and language is not null`)
}

/** Idempotent, also in two concurrent processes. */
export async function lockFirstPages(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`content.first-pages:${target}`}, 0))`)
}

/** New pages with their first version, in force from now on; all in one statement. */
export async function insertFirstPages(
  tx: Transaction,
  target: string,
  rows: readonly {
    readonly ids: readonly [string, string]
    readonly place: string
    readonly language: string
    readonly label: string
    readonly content: object
  }[],
  at: Instant,
): Promise<void> {
  const given = JSON.stringify(
    rows.map(({ ids, place, language, label, content }) => ({
      item: ids[0],
      publication: ids[1],
      place,
      language,
      label,
      content,
    })),
  )
  await tx.query(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as g(item uuid, publication uuid, place text, language text, label text, content jsonb)
    ), items as (
      insert into content.item (id, target, kind, place, language, latest_version, changed_at)
      select item, ${target}, 'page', place, language, 1, ${at} from given
    ), versions as (
      insert into content.version (item_id, version, label, content, written_at)
      select item, 1, label, content, ${at} from given
    )
    insert into content.publication (id, item_id, version, from_at, published_at)
    select publication, item, 1, ${at}, ${at} from given`)
}
