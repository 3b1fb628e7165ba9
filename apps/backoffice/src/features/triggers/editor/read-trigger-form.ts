import type { EventField } from '#contract/event-uses.ts'
import type { Comparison, Condition, TriggerAction, TriggerTerms } from '#contract/shapes/triggers.ts'
import { isGroup, readValue, type Line, type TriggerForm } from './trigger-form.ts'

/** The position of a missing or invalid value: a field of the form, or a comparison by its number. */
export type FormProblem = keyof TriggerForm | `line.${number}` | `heading.${string}` | `body.${string}`

export type Read = {
  /** Undefined while a value is invalid. */
  readonly terms: TriggerTerms | undefined
  readonly problems: readonly FormProblem[]
}

type Of = { readonly fields: readonly EventField[]; readonly languages: readonly string[] }

/** Parses the form. Pure. */
export function readTriggerForm(form: TriggerForm, of: Of): Read {
  const problems: FormProblem[] = []
  const wrong = (problem: FormProblem) => void problems.push(problem)
  if (form.name.trim().length < 3) wrong('name')
  if (form.definitionId === '') wrong('definitionId')
  const condition = readCondition(form, of.fields, wrong)
  const action = readAction(form, of.languages, wrong)
  const whole = (field: 'perDay' | 'perPerson' | 'coolDown' | 'budget', max: number): number | null => {
    const read = readWhole(form[field], max)
    if (read === undefined) wrong(field)
    return read ?? null
  }
  const limits = {
    perDay: whole('perDay', 1_000),
    perPerson: whole('perPerson', 10_000),
    coolDownMinutes: whole('coolDown', 525_600),
  }
  const budget = whole('budget', 10_000_000)
  if (budget === null && !problems.includes('budget')) wrong('budget')
  const isWhole = problems.length === 0 && action && budget !== null
  return {
    problems,
    terms: isWhole
      ? { name: form.name.trim(), definitionId: form.definitionId, condition, action, limits: { ...limits, budget } }
      : undefined,
  }
}

/** Parses a whole number from 1 on; null if it is empty, undefined if it is invalid. */
function readWhole(written: string, max: number): number | null | undefined {
  const text = written.trim()
  if (text === '') return null
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value >= 1 && value <= max ? value : undefined
}

function readCondition(
  { join, parts }: TriggerForm,
  fields: readonly EventField[],
  wrong: (problem: FormProblem) => void,
): Condition {
  const read = ({ id, field, operator, value }: Line): Comparison => {
    const type = fields.find(({ name }) => name === field)?.type
    const meant = type && readValue(value, type, operator)
    if (meant === undefined) wrong(`line.${id}`)
    return { field, operator, value: meant ?? '' }
  }
  return {
    join,
    of: parts.flatMap((part): Condition['of'] => {
      if (!isGroup(part)) return [read(part)]
      return part.of.length === 0 ? [] : [{ join: part.join, of: part.of.map(read) }]
    }),
  }
}

function readAction(
  form: TriggerForm,
  languages: readonly string[],
  wrong: (problem: FormProblem) => void,
): TriggerAction | undefined {
  const texts = (name: 'heading' | 'body') => {
    for (const language of languages) if (!form[name][language]?.trim()) wrong(`${name}.${language}`)
    return Object.fromEntries(languages.map((language) => [language, form[name][language]?.trim() ?? '']))
  }
  const { kind, isOffer } = form
  switch (kind) {
    case 'inbox': {
      const link = form.link.trim()
      if (link !== '' && !/^(?:dp:[a-z_]{2,40}|\/[a-z0-9/-]{0,78})$/.test(link)) wrong('link')
      return { kind, title: texts('heading'), body: texts('body'), link: link || null, isOffer }
    }
    case 'letter':
      return { kind, subject: texts('heading'), body: texts('body'), isOffer }
    case 'gift':
      if (form.campaignId === '') wrong('campaignId')
      return { kind, campaignId: form.campaignId }
    case 'points': {
      const points = readWhole(form.points, 10_000)
      const expiresAfterDays = readWhole(form.expires, 1_000)
      if (!points) wrong('points')
      if (expiresAfterDays === undefined) wrong('expires')
      return points ? { kind, points, expiresAfterDays: expiresAfterDays ?? null } : undefined
    }
    case 'webhook':
      if (!/^https?:\/\/\S{4,290}$/.test(form.url.trim())) wrong('url')
      return { kind, url: form.url.trim() }
  }
}
