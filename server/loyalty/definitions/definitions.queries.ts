import type { DefinitionContent, DefinitionKind } from '#contract/shapes/loyalty.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** One version of something that staff wrote of the club. */
export type DefinitionRow = {
  readonly id: string
  readonly kind: DefinitionKind
  readonly key: string
  readonly version: number
  readonly content: DefinitionContent
  readonly isOn: boolean
  readonly validFrom: Date
  readonly explanation: string | null
  readonly writtenBy: number | null
  readonly writtenByName: string | null
  readonly approvedBy: number | null
  readonly approvedByName: string | null
}

const columns = sql`id, kind, key, version, content, is_on, valid_from, explanation, written_by, written_by_name,
  approved_by, approved_by_name`

/** Versions are written one after another. */
export async function lockDefinitions(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`loyalty.definitions:${target}`}, 0))`)
}

export async function insertDefinition(tx: Transaction, target: string, d: DefinitionRow): Promise<void> {
  await tx.query(sql`
    insert into loyalty.definition (target, ${columns})
    values (${target}, ${d.id}, ${d.kind}, ${d.key}, ${d.version}, ${JSON.stringify(d.content)}, ${d.isOn}, ${d.validFrom},
            ${d.explanation}, ${d.writtenBy}, ${d.writtenByName}, ${d.approvedBy}, ${d.approvedByName})`)
}

/** What holds at a moment, switched off or not: the newest version of each that has begun. */
export async function listCurrent(db: Querier, target: string, at: Date): Promise<DefinitionRow[]> {
  return db.query<DefinitionRow>(sql`
    select distinct on (kind, key) ${columns} from loyalty.definition
     where target = ${target} and valid_from <= ${at} order by kind, key, version desc`)
}

/** Newest first. */
export async function listVersions(
  db: Querier,
  target: string,
  of: { readonly kind: string; readonly key: string },
): Promise<DefinitionRow[]> {
  return db.query<DefinitionRow>(sql`
    select ${columns} from loyalty.definition
     where target = ${target} and kind = ${of.kind} and key = ${of.key} order by version desc`)
}

export async function countDefinitions(db: Querier, target: string): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    select count(*)::bigint as count from loyalty.definition where target = ${target}`)
  return rows[0]?.count ?? 0
}
