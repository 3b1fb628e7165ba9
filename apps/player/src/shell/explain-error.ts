/** Text of a code in the language of the page; an unknown one reads as 'There was an error' (player-site §8). */
export function explainError(texts: Readonly<Record<string, string>> | undefined, code: string): string {
  return texts?.[code] ?? texts?.['default'] ?? 'There was an error'
}

/** When a lock-out ends, from the details of its refusal. Undefined when it does not say. */
export function lockEnd(details: Readonly<Record<string, unknown>> | undefined): Date | undefined {
  for (const name of ['lockedUntil', 'endsAt', 'retryAt', 'until']) {
    const value = details?.[name]
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value)
  }
  return undefined
}

/** The law's own sentence of a refusal, with rule, figure and date, in the language of the page; or undefined. */
export function lawSentence(
  details: Readonly<Record<string, unknown>> | undefined,
  locale: string,
): string | undefined {
  const texts = details?.['texts']
  const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, locale) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
