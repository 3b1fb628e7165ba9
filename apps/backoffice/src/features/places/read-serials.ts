const SERIAL = /^[A-Za-z0-9][A-Za-z0-9./-]{0,39}$/

/** Serial numbers of a text, one a line or with commas between them, and those that can be none. */
export function readSerials(text: string): { readonly serials: string[]; readonly wrong: string[] } {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  return { serials: words, wrong: words.filter((word) => !SERIAL.test(word)) }
}
