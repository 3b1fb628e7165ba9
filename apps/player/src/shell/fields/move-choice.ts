/**
 * The index to which a key moves in the open list of a combobox; -1 is the input itself. Undefined: the key is not for
 * the list. Past either end it returns to the input.
 */
export function moveChoice(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1
    default:
      return undefined
  }
}
