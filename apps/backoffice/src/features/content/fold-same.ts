import type { DiffLine } from '#contract/shapes/content.ts'

/** Lines of context around a change. */
const AROUND = 2

/** A line of a difference, or the number of equal lines left out. */
export type Folded = DiffLine | { readonly kind: 'folded'; readonly count: number }

/** A difference without long equal parts. */
export function foldSame(lines: readonly DiffLine[]): Folded[] {
  const changed = lines.flatMap(({ kind }, place) => (kind === 'same' ? [] : [place]))
  const isNear = (place: number) => changed.some((one) => Math.abs(one - place) <= AROUND)
  return lines.reduce<Folded[]>((folded, line, place) => {
    if (isNear(place)) return [...folded, line]
    const last = folded.at(-1)
    if (last?.kind === 'folded') return [...folded.slice(0, -1), { kind: 'folded', count: last.count + 1 }]
    return [...folded, { kind: 'folded', count: 1 }]
  }, [])
}
