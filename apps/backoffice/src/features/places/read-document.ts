/** First letters of machine-readable lines of a card, with the state and the number. */
const CARD_LINES = /^[IAC][A-Z0-9<][A-Z<]{3}([A-Z0-9<]{9})/
const PASSPORT_LINE = 44

/**
 * The number of a document from a scanner's input (machine-readable lines of a card or a passport), or as typed; the
 * rest is discarded.
 */
export function readDocument(typed: string): string {
  const text = typed.toUpperCase().replaceAll(/\s/g, '')
  const card = CARD_LINES.exec(text)?.[1]
  if (card && text.length > 60) return card.replaceAll('<', '')
  if (text.startsWith('P') && text.length >= PASSPORT_LINE + 9)
    return text.slice(PASSPORT_LINE, PASSPORT_LINE + 9).replaceAll('<', '')
  return text
}
