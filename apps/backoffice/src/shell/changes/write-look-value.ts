type Names = {
  readonly or: (key: string, fallback: string) => string
  readonly nameOfGame: (gameKey: string) => string
}

/** A value of an axis of a look in words: `look.rowOrder` with `recents cards` gives the names of both rows. */
export function writeLookValue(
  { field, value }: { readonly field: string; readonly value: string },
  { or, nameOfGame }: Names,
): string {
  const axis = field.slice('look.'.length)
  if (axis === 'heroGames' || axis === 'recommended') return listed(value, nameOfGame)
  if (axis === 'rowOrder') return listed(value, (row) => or(`studio.row.${row}`, row))
  if (axis === 'display' || axis === 'body') return or(`studio.letters.${value}`, value)
  if (axis === 'radiusPx') return `${value} px`
  return or(`studio.${axis}.${value}`, value)
}

const listed = (value: string, nameOf: (one: string) => string): string => value.split(' ').map(nameOf).join(', ')
