import type { Look as LookData } from '#contract/shapes/look.ts'
import { Look as lookSchema } from '#contract/shapes/look.ts'
import { findShapeProblems } from './check-shape.ts'
import { freeze } from './frozen.ts'
import type { Frozen } from './frozen.ts'

export { axes, rowNames, type Axis, type RowName } from '#contract/shapes/look.ts'

/** How a brand looks, as `look.json` in its folder has it, or as staff have published it. */
export type Look = Frozen<LookData>

/** One sentence per wrong field; readability is `findContrastProblems`. */
export function findLookProblems(look: unknown, name: string): string[] {
  const problems = findShapeProblems(lookSchema, look, `look of ${name}`)
  if (problems.length > 0) return problems
  const { type } = look as LookData
  return isPair(type) ? [] : [`look of ${name} /type: ${type.display} is for titles only together with itself`]
}

/** Whether the site can draw it; what else is asked of a look is `judgeLook`. */
export function hasLookShape(look: unknown): look is LookData {
  return findShapeProblems(lookSchema, look, 'look').length === 0
}

/** Whether titles in one family go with text in the other. */
export function isPair({ display, body }: Frozen<LookData>['type']): boolean {
  return display === body || ['unbounded', 'playfair', 'sofia'].includes(display)
}

/** Throws with every wrong field listed, so that a broken look can never start. */
export function defineLook(look: unknown, name: string): Look {
  const problems = findLookProblems(look, name)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return freeze(look as LookData)
}

/** The axes by which a page differs most. */
const visible = ['header', 'hero', 'tile', 'rows', 'depth'] as const

/** In how many of the five visible axes two looks are the same. */
export function countSame(one: Look, other: Look): number {
  return visible.filter((axis) => one[axis] === other[axis]).length
}

/** Two brands share at most three visible axes, and never header, hero and tile together. */
export function areTooAlike(one: Look, other: Look): boolean {
  const isSameFace = one.header === other.header && one.hero === other.hero && one.tile === other.tile
  return isSameFace || countSame(one, other) > 3
}
