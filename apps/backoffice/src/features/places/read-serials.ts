const SERIAL = /^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/

/** Serial numbers in a text, separated by newlines or commas, and the invalid ones. */
export function readSerials(text: string): { readonly serials: string[]; readonly wrong: string[] } {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return { serials: words, wrong: words.filter((word) => !SERIAL.test(word)) }
}
