import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-support.ts'
import type { Template } from '#contract/shapes/support.ts'
import { isUniqueViolation, newId, refuse, type Input, type Querier } from '#server/kernel/index.ts'
import type { SupportNeeds } from '../needs.ts'
import * as queries from './templates.queries.ts'

type Needs = Pick<SupportNeeds, 'db' | 'clock' | 'target' | 'languages' | 'addressesOtherwise'>

export async function listTemplates(needs: Needs): Promise<ReplyOf<typeof calls.listTemplates>> {
  const { db, target, languages } = needs
  return { templates: await show(needs, db, await queries.findTemplates(db, target)), languages: [...languages] }
}

/**
 * Creates or changes a template. It has a text in every language of the brand, so that every player is answered in
 * their own.
 */
export async function saveTemplate(
  needs: Needs,
  { body, caller, subject, changed }: Input<typeof calls.saveTemplate>,
): Promise<ReplyOf<typeof calls.saveTemplate>> {
  const { db, clock, target, languages } = needs
  const missing = languages.filter((language) => body.texts[language] === undefined)
  if (missing.length > 0) refuse('ERR_TEMPLATE_LANGUAGES', { missing: missing.join(', ') })
  const { topic } = body
  const name = body.name.trim()
  try {
    const { before, after } = await db.transaction(async (tx) => {
      const at = clock.now()
      const known = body.templateId && (await queries.lockTemplate(tx, target, body.templateId))
      if (body.templateId && !known) return refuse('ERR_TEMPLATE_NOT_FOUND')
      const before = known ? (await show(needs, tx, [known]))[0] : undefined
      const row = { id: before?.templateId ?? newId(at), name, topic, changedAt: at, changedBy: caller.name }
      await queries.upsertTemplate(tx, { ...row, target })
      for (const language of languages)
        await queries.replaceText(tx, { templateId: row.id, language, text: body.texts[language] ?? '' })
      return { before, after: (await show(needs, tx, [row]))[0] }
    })
    if (!after) return refuse('ERR_TEMPLATE_NOT_FOUND')
    subject('template', after.templateId, after.name)
    changed(before ? factsOf(before) : null, factsOf(after))
    return after
  } catch (error) {
    if (isUniqueViolation(error, 'template_name')) return refuse('ERR_TEMPLATE_NAME_TAKEN')
    throw error
  }
}

/** Removes a template. Earlier answers still name it. */
export async function removeTemplate(
  { db, clock, target }: Pick<Needs, 'db' | 'clock' | 'target'>,
  { body, subject, changed }: Input<typeof calls.removeTemplate>,
): Promise<{ done: true }> {
  const known = await db.transaction(async (tx) => {
    const row = await queries.lockTemplate(tx, target, body.templateId)
    if (!row) return refuse('ERR_TEMPLATE_NOT_FOUND')
    await queries.markRemoved(tx, row.id, clock.now())
    return row
  })
  subject('template', known.id, known.name)
  changed({ name: known.name }, null)
  return { done: true }
}

const factsOf = ({ name, topic, texts }: Static<typeof Template>) => ({ name, topic, ...texts })

async function show(
  { languages, addressesOtherwise }: Pick<Needs, 'languages' | 'addressesOtherwise'>,
  db: Querier,
  rows: readonly queries.TemplateRow[],
): Promise<Static<typeof Template>[]> {
  const texts = await queries.findTexts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, topic, changedAt, changedBy }) => {
    const own = new Map(
      texts.flatMap(({ templateId, language, text }) => (templateId === id ? [[language, text]] : [])),
    )
    return {
      templateId: id,
      name,
      topic,
      texts: Object.fromEntries(own),
      inOtherForm: languages.filter((language) => addressesOtherwise(language, own.get(language) ?? '')),
      changedAt: changedAt.toISOString(),
      changedBy,
    }
  })
}
