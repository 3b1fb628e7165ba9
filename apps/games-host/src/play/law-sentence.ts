/** The law's own sentence of a refusal, with figure and time, in the language of the page; or undefined. */
export function lawSentence(
  details: Readonly<Record<string, unknown>> | undefined,
  language: string,
): string | undefined {
  const texts = details?.['texts']
  const text: unknown = typeof texts === 'object' && texts !== null ? Reflect.get(texts, language) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
