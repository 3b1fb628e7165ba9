import type { DiffLine } from '#contract/shapes/content.ts'

/** Maximum of lines: longer texts are compared as a whole, all of one removed, all of the other added. */
const CELLS_MAX = 4_000_000

/** Line by line, by the longest common subsequence: unchanged, added and removed lines. */
export function compareTexts(before: string, after: string): DiffLine[] {
  const one = before.split('\n')
  const other = after.split('\n')
  if (one.length * other.length > CELLS_MAX)
    return [...one.map((text) => said('removed', text)), ...other.map((text) => said('added', text))]
  const width = other.length + 1
  const common = new Uint16Array((one.length + 1) * width)
  const at = (x: number, y: number) => common[x * width + y] ?? 0
  for (let x = one.length - 1; x >= 0; x -= 1)
    for (let y = other.length - 1; y >= 0; y -= 1)
      common[x * width + y] = one[x] === other[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1))
  const lines: DiffLine[] = []
  let x = 0
  let y = 0
  while (x < one.length || y < other.length) {
    if (x < one.length && y < other.length && one[x] === other[y]) {
      lines.push(said('same', one[x] ?? ''))
      x += 1
      y += 1
    } else if (x < one.length && (y >= other.length || at(x + 1, y) >= at(x, y + 1))) {
      lines.push(said('removed', one[x] ?? ''))
      x += 1
    } else {
      lines.push(said('added', other[y] ?? ''))
      y += 1
    }
  }
  return lines
}

const said = (kind: DiffLine['kind'], text: string): DiffLine => ({ kind, text })
