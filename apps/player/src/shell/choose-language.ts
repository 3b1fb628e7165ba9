/**
 * Picks the brand's language that a browser likes best.
 * @param accepted value of the Accept-Language header, such as `sk;q=0.8, en`
 * @param languages languages of the brand; the result is always one of them
 */
export function chooseLanguage<Language extends string>(
  accepted: string | null,
  languages: readonly Language[],
  otherwise: Language,
): Language {
  const requests = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of requests) {
    const match = languages.find((one) => one === language)
    if (match) return match
  }
  return otherwise
}
