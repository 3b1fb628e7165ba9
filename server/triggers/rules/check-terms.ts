import { EVENT_USES, fieldsOf, type EventField, type FieldType } from '#contract/event-uses.ts'
import type { EventName } from '#contract/events.ts'
import { OPERATORS_OF, type Comparison, type TriggerAction, type TriggerTerms } from '#contract/shapes/triggers.ts'
import type { LanguageCode } from '../needs.ts'
import { readTarget } from '../webhooks/read-target.ts'
import { comparisonsOf } from './condition.ts'

/** A problem of terms, independent of the law. */
export type TermsProblem = { readonly field: string; readonly problem: string }

/** Problems of terms by field; within the condition by position, such as `condition.2.1`. */
export function findProblems(
  { condition, action, limits }: TriggerTerms,
  {
    event,
    languages,
    allowsPrivateAddresses,
  }: {
    readonly event: EventName
    readonly languages: readonly LanguageCode[]
    readonly allowsPrivateAddresses: boolean
  },
): TermsProblem[] {
  const fields = new Map(fieldsOf(event).map((field) => [field.name, field]))
  const wrong = comparisonsOf(condition).flatMap(({ at, comparison }) => {
    const problem = problemOf(comparison, fields.get(comparison.field))
    return problem ? [{ field: `condition.${at}`, problem }] : []
  })
  const { perDay, perPerson } = limits
  return [
    ...wrong,
    ...actionProblems(action, { event, languages, allowsPrivateAddresses }),
    ...(perDay !== null && perPerson !== null && perPerson < perDay
      ? [{ field: 'limits.perPerson', problem: 'less-than-per-day' }]
      : []),
  ]
}

function problemOf({ operator, value }: Comparison, field: EventField | undefined): string | undefined {
  if (!field) return 'field-unknown'
  if (!OPERATORS_OF[field.type].includes(operator)) return 'operator-of-another-type'
  return fits(value, field.type, operator === 'one-of' || operator === 'none-of') ? undefined : 'value-of-another-type'
}

function fits(value: Comparison['value'], type: FieldType, isList: boolean): boolean {
  if (isList) return Array.isArray(value)
  switch (type) {
    case 'text':
    case 'list':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  }
}

/** Whether an action gives or offers something, instead of only informing. */
export const isFavour = (action: TriggerAction): boolean =>
  action.kind === 'gift' || action.kind === 'points' || ('isOffer' in action && action.isOffer)

function actionProblems(
  action: TriggerAction,
  of: {
    readonly event: EventName
    readonly languages: readonly LanguageCode[]
    readonly allowsPrivateAddresses: boolean
  },
): TermsProblem[] {
  const { reach } = EVENT_USES[of.event]
  if (reach === 'send' && action.kind !== 'webhook') return [{ field: 'action.kind', problem: 'only-webhook' }]
  if (reach === 'tell' && isFavour(action)) return [{ field: 'action.kind', problem: 'only-tells' }]
  if (action.kind === 'webhook') {
    const problem = readTarget(action.url, of)
    return typeof problem === 'string' ? [{ field: 'action.url', problem }] : []
  }
  const texts =
    action.kind === 'inbox'
      ? { title: action.title, body: action.body }
      : action.kind === 'letter'
        ? { subject: action.subject, body: action.body }
        : {}
  return Object.entries(texts).flatMap(([name, text]) =>
    of.languages
      .filter((language) => !text[language]?.trim())
      .map((language) => ({ field: `action.${name}.${language}`, problem: 'missing' })),
  )
}
