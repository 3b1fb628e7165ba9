const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Is each typed word in the label, whatever its accents and order? Nothing typed matches all. */
export function matchesWords(label: string, typed: string): boolean {
  const there = plain(label)
  return plain(typed)
    .split(/\s+/)
    .every((word) => there.includes(word))
}
