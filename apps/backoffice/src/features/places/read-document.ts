/** The number of a document is in the first line of a card and in the second line of a passport. */
const NUMBERED_LINES = [
  /^[IAC][A-Z0-9<][A-Z<]{3}([A-Z0-9<]{9})[A-Z0-9<]{16}/,
  /^(?:P[A-Z<][A-Z<]{3}[A-Z<]{39})?([A-Z0-9<]{9})\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{16}$/,
] as const
/** The lines without a number: birth and expiry of a card, the name on a card, and the name in a passport. */
const OTHER_LINE = /^(?:\d{7}[MFX<]\d{7}[A-Z<]{3}[A-Z0-9<]{12}|[A-Z<]*<<[A-Z<]*)$/

/**
 * The number of a document from a scanner's input (machine-readable lines of a card or a passport, together or one by
 * one), or as typed; the rest is discarded. Empty for a line without a number: many scanners press Enter after each line.
 */
export function readDocument(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/\s/g, '')
  for (const line of NUMBERED_LINES) {
    const number = line.exec(text)?.[1]
    if (number !== undefined) return number.replaceAll('<', '')
  }
  return OTHER_LINE.test(text) ? '' : text
}
