import type { Failed } from '../../shell/failure.tsx'

/** The law's own sentence of a refusal, with rule, figure and date, in the language of the page; or undefined. */
export function lawSentence(failed: Failed, locale: string): string | undefined {
  const texts = failed.details?.['texts']
  const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, locale) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** Minimum and maximum for a refused value, in the unit of its kind; or undefined. */
export function allowedNumbers(failed: Failed): { readonly min: number; readonly max: number } | undefined {
  const min = failed.details?.['min']
  const max = failed.details?.['max']
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : undefined
}

/** Kind of the limit that a call was refused for; or undefined. */
export function refusedKind(failed: Failed): string | undefined {
  const kind = failed.details?.['kind']
  return typeof kind === 'string' ? kind : undefined
}
