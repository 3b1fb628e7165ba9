import type { Topic } from '#contract/states/ticket-states.ts'
import type { Querier } from '#server/kernel/index.ts'
import { findTemplates, findTexts } from './templates.queries.ts'

export type TemplateInLanguage = {
  readonly name: string
  readonly topic: Topic | null
  /** Undefined if the template has no text in the language. */
  readonly text: string | undefined
}

/** One template of the brand in one language. */
export async function findTemplateText(
  db: Querier,
  of: { readonly target: string; readonly templateId: string; readonly language: string },
): Promise<TemplateInLanguage | undefined> {
  const id = of.templateId.toLowerCase()
  const template = (await findTemplates(db, of.target)).find((one) => one.id === id)
  if (!template) return undefined
  const texts = await findTexts(db, [id])
  return {
    name: template.name,
    topic: template.topic,
    text: texts.find(({ language }) => language === of.language)?.text,
  }
}
