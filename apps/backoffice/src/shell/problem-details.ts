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
export function boundsIn(details: Details, code: string): { readonly min?: Money; readonly max?: Money } {
  const currency = details?.['currency']
  if (code !== 'ERR_AMOUNT_NOT_ALLOWED' || (currency !== 'CZK' && currency !== 'EUR')) return {}
  const [min, max] = [details?.['minMinor'], details?.['maxMinor']]
  return {
    ...(typeof min === 'number' ? { min: { amountMinor: min, currency } } : {}),
    ...(typeof max === 'number' ? { max: { amountMinor: max, currency } } : {}),
  }
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

/** The screen's name of a refused field; otherwise its name in the call, without the part of the request that contains it. */
export function nameOfField(path: string, names: Readonly<Record<string, string>> = {}): string {
  const name = path.replace(/^(?:body|query|params)\//, '')
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}
