/** Which row comes next: stays inside the list, and starts at its first row. */
export function nextRow(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (current < 0) return 0
  return Math.min(Math.max(current + step, 0), count - 1)
}

/** Moves the keyboard's place by one row, to the button or link that opens it. */
export function moveRowFocus(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-row]')]
  const current = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[nextRow(current, step, rows.length)]
  const opener = row?.querySelector<HTMLElement>('[data-opener]') ?? row
  opener?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}
