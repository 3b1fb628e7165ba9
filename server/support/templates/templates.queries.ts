import type { Topic } from '#contract/states/ticket-states.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'

export type TemplateRow = {
  readonly id: string
  readonly name: string
  readonly topic: Topic | null
  readonly changedAt: Date
  readonly changedBy: string
}

export async function findTemplates(db: Querier, target: string): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(sql`
    select id, name, topic, changed_at, changed_by from support.template
     where target = ${target} and removed_at is null order by lower(name)`)
}

export type TemplateText = { readonly templateId: string; readonly language: string; readonly text: string }

export async function findTexts(db: Querier, templateIds: readonly string[]): Promise<TemplateText[]> {
  return db.query<TemplateText>(sql`
    select template_id, language, text from support.template_text where template_id = any(${[...templateIds]}::uuid[])`)
}

export async function isTemplate(db: Querier, target: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from support.template where id = ${id} and target = ${target} and removed_at is null`)
  return rows.length > 0
}

export async function lockTemplate(tx: Transaction, target: string, id: string): Promise<TemplateRow | undefined> {
  const rows = await tx.query<TemplateRow>(sql`
    select id, name, topic, changed_at, changed_by from support.template
     where id = ${id} and target = ${target} and removed_at is null for update`)
  return rows[0]
}

/** Raises the unique violation `template_name` when another one is called so. */
export async function upsertTemplate(tx: Transaction, row: TemplateRow & { readonly target: string }): Promise<void> {
  await tx.query(sql`
    insert into support.template (id, target, name, topic, changed_at, changed_by)
    values (${row.id}, ${row.target}, ${row.name}, ${row.topic}, ${row.changedAt}, ${row.changedBy})
    on conflict (id) do update set name = excluded.name, topic = excluded.topic, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`)
}

export async function replaceText(tx: Transaction, { templateId, language, text }: TemplateText): Promise<void> {
  await tx.query(sql`
    insert into support.template_text (template_id, language, text) values (${templateId}, ${language}, ${text})
    on conflict (template_id, language) do update set text = excluded.text`)
}

export async function markRemoved(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.query(sql`update support.template set removed_at = ${at} where id = ${id}`)
}
