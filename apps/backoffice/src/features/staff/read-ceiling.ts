/** Parses a ceiling to minor units; null if it is empty, undefined if it is no amount. */
export function readCeiling(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.')
  if (plain === '') return null
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
