import type { EventName } from '#contract/events.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** A domain event that staff have named. `triggers`: those that have not ended. */
export type DefinitionRow = {
  readonly id: string
  readonly key: string
  readonly event: EventName
  readonly description: string
  readonly isEnabled: boolean
  readonly writtenBy: number
  readonly writtenByName: string
  readonly writtenAt: Date
  readonly triggers: number
}

const columns = sql`
  d.id, d.key, d.event, d.description, d.is_enabled, d.written_by, d.written_by_name, d.written_at,
  (select count(*) from triggers.trigger t where t.definition_id = d.id and t.state <> 'ended') as triggers`

/** False when the key is one of another definition. */
export async function insertDefinition(
  tx: Transaction,
  target: string,
  d: Omit<DefinitionRow, 'triggers'>,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into triggers.definition (id, target, key, event, description, is_enabled, written_by, written_by_name, written_at)
    values (${d.id}, ${target}, ${d.key}, ${d.event}, ${d.description}, ${d.isEnabled}, ${d.writtenBy}, ${d.writtenByName},
            ${d.writtenAt})
    on conflict (target, key) where deleted_at is null do nothing
    returning id`)
  return rows.length === 1
}

export async function findDefinition(db: Querier, target: string, id: string): Promise<DefinitionRow | undefined> {
  const rows = await db.query<DefinitionRow>(sql`
    select ${columns} from triggers.definition d where d.id = ${id} and d.target = ${target} and d.deleted_at is null`)
  return rows[0]
}

/** Locked, so that no trigger begins to use it meanwhile (`shareLockDefinition`). */
export async function lockDefinition(tx: Transaction, target: string, id: string): Promise<DefinitionRow | undefined> {
  const rows = await tx.query<DefinitionRow>(sql`
    select ${columns} from triggers.definition d
     where d.id = ${id} and d.target = ${target} and d.deleted_at is null for update of d`)
  return rows[0]
}

/** Held while a trigger is written that uses it: it is not deleted meanwhile. */
export async function shareLockDefinition(
  tx: Transaction,
  target: string,
  id: string,
): Promise<DefinitionRow | undefined> {
  const rows = await tx.query<DefinitionRow>(sql`
    select ${columns} from triggers.definition d
     where d.id = ${id} and d.target = ${target} and d.deleted_at is null for share of d`)
  return rows[0]
}

/** Newest first, below an id. */
export async function listDefinitions(db: Querier, target: string, limit: number): Promise<DefinitionRow[]> {
  return db.query<DefinitionRow>(sql`
    select ${columns} from triggers.definition d
     where d.target = ${target} and d.deleted_at is null
     order by d.id desc limit ${limit}`)
}

export async function updateDefinition(
  tx: Transaction,
  id: string,
  { description, isEnabled }: Pick<DefinitionRow, 'description' | 'isEnabled'>,
): Promise<void> {
  await tx.query(sql`
    update triggers.definition set description = ${description}, is_enabled = ${isEnabled} where id = ${id}`)
}

export async function markDeleted(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update triggers.definition set deleted_at = ${at} where id = ${id}`)
}
