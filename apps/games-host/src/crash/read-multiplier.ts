/** Reads `2,5`, `2.50` or `×2,5` as hundredths; nothing when it is no multiplier. */
export function readMultiplier(text: string): number | undefined {
  const plain = text.replaceAll(/[\s×x]/giu, '').replace(',', '.')
  if (!/^\d{1,5}(?:\.\d{0,2})?$/.test(plain)) return undefined
  return Math.round(Number(plain) * 100)
}
