const POSTCODES: Readonly<Record<string, RegExp>> = { CZE: /^[1-7]\d{4}$/, SVK: /^[089]\d{4}$/ }
const ABROAD = /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/

/**
 * Reads a postcode: five digits in our markets, of a foreign country whatever looks like one.
 * @param country ISO 3166-1 alpha-3
 */
export function readPostcode(written: string, country: string): string | undefined {
  const rule = POSTCODES[country]
  const text = rule ? written.replaceAll(/\s/g, '') : written.trim().toUpperCase()
  return (rule ?? ABROAD).test(text) ? text : undefined
}

/** `11000` → `110 00` in our markets. */
export function showPostcode(postcode: string, country: string): string {
  return POSTCODES[country]?.test(postcode) ? `${postcode.slice(0, 3)} ${postcode.slice(3)}` : postcode
}
