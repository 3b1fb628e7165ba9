import type { Money } from '#money'
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

/** What the law says, where it is the law that refuses: its sentence and the id of its rule. */
export function lawSentence(details: Details, language: string): string | undefined {
  const ruleId: unknown = details?.['ruleId']
  const sentence: unknown = Reflect.get(Object(details?.['texts']), language)
  return typeof ruleId === 'string' && typeof sentence === 'string' ? `${sentence} (${ruleId})` : undefined
}
