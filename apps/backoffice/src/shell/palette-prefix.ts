/** What a first sign narrows the palette to: the number of a record, a member of staff, a command. */
const PREFIXES = { '#': 'records', '@': 'staff', '>': 'commands' } as const

export type PaletteKind = 'all' | (typeof PREFIXES)[keyof typeof PREFIXES]

/** What is looked for, and what is typed without its sign. */
export function readPaletteText(typed: string): { readonly kind: PaletteKind; readonly text: string } {
  const trimmed = typed.trim()
  const sign = trimmed.slice(0, 1)
  return sign in PREFIXES
    ? { kind: PREFIXES[sign as keyof typeof PREFIXES], text: trimmed.slice(1).trim() }
    : { kind: 'all', text: trimmed }
}
