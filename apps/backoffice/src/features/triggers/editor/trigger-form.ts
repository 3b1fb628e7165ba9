import type { FieldType } from '#contract/event-uses.ts'
import type { ActionKind, Comparison, Condition, Operator, TriggerTerms } from '#contract/shapes/triggers.ts'
import { instantOf } from '../../../shell/local-time.ts'

export type Join = Condition['join']

/** One comparison being edited; its number identifies it while others are added and removed. */
export type Line = {
  readonly id: number
  readonly field: string
  readonly operator: Operator
  readonly value: string
}
export type Group = { readonly id: number; readonly join: Join; readonly of: readonly Line[] }
export type Part = Line | Group

export const isGroup = (part: Part): part is Group => 'join' in part

type Texts = Readonly<Record<string, string>>

/** The form of a trigger: everything as typed. */
export type TriggerForm = {
  readonly name: string
  readonly definitionId: string
  readonly join: Join
  readonly parts: readonly Part[]
  readonly kind: ActionKind
  /** Heading and body of a message or a letter, by language. */
  readonly heading: Texts
  readonly body: Texts
  readonly link: string
  readonly isOffer: boolean
  readonly campaignId: string
  readonly points: string
  readonly expires: string
  readonly url: string
  readonly perDay: string
  readonly perPerson: string
  readonly coolDown: string
  readonly budget: string
}

export const emptyTriggerForm: TriggerForm = {
  name: '',
  definitionId: '',
  join: 'all',
  parts: [],
  kind: 'inbox',
  heading: {},
  body: {},
  link: '',
  isOffer: false,
  campaignId: '',
  points: '',
  expires: '',
  url: '',
  perDay: '',
  perPerson: '1',
  coolDown: '',
  budget: '1000',
}

let lastId = 0
export const nextId = (): number => (lastId += 1)

export const newLine = (field: string, operator: Operator): Line => ({ id: nextId(), field, operator, value: '' })

/** The form of existing terms. */
export function formOf({ name, definitionId, condition, action, limits }: TriggerTerms): TriggerForm {
  const written = (value: number | null) => (value === null ? '' : String(value))
  return {
    ...emptyTriggerForm,
    name,
    definitionId,
    join: condition.join,
    parts: condition.of.map((part) =>
      'join' in part ? { id: nextId(), join: part.join, of: part.of.map(lineOf) } : lineOf(part),
    ),
    ...actionOf(action),
    perDay: written(limits.perDay),
    perPerson: written(limits.perPerson),
    coolDown: written(limits.coolDownMinutes),
    budget: String(limits.budget),
  }
}

const lineOf = ({ field, operator, value }: Comparison): Line => ({
  id: nextId(),
  field,
  operator,
  value: Array.isArray(value) ? value.join(', ') : String(value),
})

function actionOf(action: TriggerTerms['action']): Partial<TriggerForm> {
  const { kind } = action
  switch (kind) {
    case 'inbox':
      return { kind, heading: action.title, body: action.body, link: action.link ?? '', isOffer: action.isOffer }
    case 'letter':
      return { kind, heading: action.subject, body: action.body, isOffer: action.isOffer }
    case 'gift':
      return { kind, campaignId: action.campaignId }
    case 'points':
      return {
        kind,
        points: String(action.points),
        expires: action.expiresAfterDays ? String(action.expiresAfterDays) : '',
      }
    case 'webhook':
      return { kind, url: action.url }
  }
}

/** True for a stored moment, which is an instant; a typed one is a local time of the screen. */
export const isInstant = (value: string): boolean => value.endsWith('Z') && !Number.isNaN(Date.parse(value))

/** Parses a value for its field and operator; undefined if it is invalid. */
export function readValue(written: string, type: FieldType, operator: Operator): Comparison['value'] | undefined {
  const text = written.trim()
  if (text === '') return undefined
  if (operator === 'one-of' || operator === 'none-of') {
    const values = [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean)
    return values.length > 0 ? values : undefined
  }
  switch (type) {
    case 'number':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
    case 'flag':
      return text === 'true'
    case 'moment':
      return isInstant(text) ? text : instantOf(text)
    case 'text':
    case 'list':
      return text
  }
}
