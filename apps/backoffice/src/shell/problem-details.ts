import { HELD_BY, type HeldBy } from '#contract/shapes/places.ts'
import type { FieldProblem } from '#client'
import type { Money } from '#money'
import { isQuantity, type Quantity } from './write-quantity.ts'
import { isMoment } from './write-time.ts'

type Details = Readonly<Record<string, unknown>> | undefined

/** An instant among the details of an error; undefined where there is none. */
export function momentIn(details: Details, name: 'until' | 'opensAt'): string | undefined {
  const moment = details?.[name]
  return isMoment(moment) ? moment : undefined
}

/** The word for what is wrong with a file; undefined where there is none. */
export function problemIn(details: Details): string | undefined {
  const problem = details?.['problem']
  return typeof problem === 'string' ? problem : undefined
}

/** The bounds of an amount, where it is the amount that is refused. */
export function boundsIn(
  details: Details,
  code: string,
): { readonly min?: Money; readonly max?: Money; readonly step?: Money } {
  const currency = details?.['currency']
  if (code !== 'ERR_AMOUNT_NOT_ALLOWED' || (currency !== 'CZK' && currency !== 'EUR')) return {}
  const [min, max, step] = [details?.['minMinor'], details?.['maxMinor'], details?.['stepMinor']]
  return {
    ...(typeof min === 'number' ? { min: { amountMinor: min, currency } } : {}),
    ...(typeof max === 'number' ? { max: { amountMinor: max, currency } } : {}),
    ...(typeof step === 'number' ? { step: { amountMinor: step, currency } } : {}),
  }
}

/** The partner that may still pay a withdrawal, which is therefore not closed by hand; undefined for any other refusal. */
export function partnerIn(details: Details, code: string): string | undefined {
  const partner = details?.['partner']
  return code === 'ERR_STATE_CHANGED' && typeof partner === 'string' ? partner : undefined
}

/** The smallest size of a picture, where it is too small. */
export function sizeIn(details: Details) {
  const [width, height] = [details?.['widthPx'], details?.['heightPx']]
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined
}

/** Texts of rules whose present value is not what has been used up so far: an age, or what was asked for. */
const NOT_SO_FAR: readonly string[] = ['limits-chosen', 'reopened-account', 'register', 'stake-max', 'win-max']

/** Texts of rules whose figure is no bound that anybody can keep to: no limit may be left without a choice. */
const NO_BOUND: readonly string[] = ['limits-chosen']

/** A refusal by the law: the rule, the key of its text, and what it compared. Its own sentences are written for the player. */
export type RefusedByLaw = {
  readonly ruleId: string
  readonly textKey: string
  readonly figure: Quantity | undefined
  /** What has been used up so far. */
  readonly present: Quantity | undefined
  readonly earliestAllowedAt: string | undefined
}

/** The refusal by the law; undefined where something else refuses. */
export function lawIn(details: Details): RefusedByLaw | undefined {
  const { ruleId, textKey, figure, present, earliestAllowedAt } = details ?? {}
  if (typeof ruleId !== 'string' || typeof textKey !== 'string') return undefined
  return {
    ruleId,
    textKey,
    figure: isQuantity(figure) && !NO_BOUND.includes(textKey) ? figure : undefined,
    present: isQuantity(present) && !NOT_SO_FAR.includes(textKey) ? present : undefined,
    earliestAllowedAt: isMoment(earliestAllowedAt) ? earliestAllowedAt : undefined,
  }
}

/** What may still be paid in cash on this day, where the law of cash refuses more. */
export function cashLeftIn(details: Details, code: string): Money | undefined {
  const { leftMinor, currency } = details ?? {}
  if (code !== 'ERR_CASH_LIMIT_REACHED' || typeof leftMinor !== 'number') return undefined
  return currency === 'CZK' || currency === 'EUR' ? { amountMinor: leftMinor, currency } : undefined
}

/** Where and what is wrong with fields, each place once: of a choice among shapes, every shape tells its own. */
export function placesIn(fields: readonly FieldProblem[] = []): readonly FieldProblem[] {
  return fields.filter(({ path }, index) => fields.findIndex((field) => field.path === path) === index)
}

type Held = { readonly by: HeldBy | undefined; readonly from: string; readonly until: string | undefined }

/** What kind of thing already has what was asked for, since when and until when; undefined where nothing collides in time. */
export function heldIn(details: Details): Held | undefined {
  const { heldBy: by, heldFrom: from, heldUntil: until } = details ?? {}
  if (!isMoment(from)) return undefined
  return { by: HELD_BY.find((kind) => kind === by), from, until: isMoment(until) ? until : undefined }
}

const USES = ['player', 'money', 'moved'] as const

/** Why a terminal cannot be taken away now. */
export const terminalUseIn = (details: Details, code: string): (typeof USES)[number] | undefined =>
  code === 'ERR_TERMINAL_IN_USE' ? USES.find((use) => use === details?.['because']) : undefined

/** Hours of the day in which the law closes a venue, where it refuses opening hours. */
export function closedIn(
  details: Details,
): { readonly from: string; readonly until: string; readonly rule: string } | undefined {
  const { closedFrom: from, closedUntil: until, ruleId: rule } = details ?? {}
  if (typeof from !== 'string' || typeof until !== 'string') return undefined
  return { from, until, rule: typeof rule === 'string' ? rule : '' }
}

/** Serial numbers of terminals that are refused. */
export function serialsIn(details: Details): string | undefined {
  const serials: readonly unknown[] = Array.isArray(details?.['serials']) ? details['serials'] : []
  return serials.length > 0 ? serials.join(', ') : undefined
}

const WHY_UNPROVED = ['uncounted', 'changed', 'differs'] as const
export type UnprovedMonth = { readonly month: string; readonly why: (typeof WHY_UNPROVED)[number] }

/** Closed months whose figures are not proved to be those of the books, and why. */
export function unprovedIn(details: Details, code: string): readonly UnprovedMonth[] {
  const months: readonly unknown[] = Array.isArray(details?.['months']) ? details['months'] : []
  if (code !== 'ERR_STATEMENT_NOT_PROVED') return []
  return months.flatMap((one) => {
    const { month, why: given } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {}
    const why = WHY_UNPROVED.find((known) => known === given)
    return typeof month === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(month) && why ? [{ month, why }] : []
  })
}

/** Fields that a refusal itself is about: one by its name, or several with what is wrong with each. */
export function fieldsIn(details: Details): readonly { readonly path: string; readonly kind: string | undefined }[] {
  const { field, fields } = details ?? {}
  const several: readonly unknown[] = Array.isArray(fields) ? fields : []
  return [{ field }, ...several].flatMap((one) => {
    const { field: name, part, kind } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {}
    if (typeof name !== 'string' || name === '') return []
    const path = [name.replaceAll('.', '/'), ...(typeof part === 'string' ? [part] : [])].join('/')
    return [{ path, kind: typeof kind === 'string' ? kind : undefined }]
  })
}
