import type { Look } from '#contract/shapes/look.ts'
import { makeEdits, type Edit } from '../edits.ts'

/** What was changed of a look and is not saved. */
export type LookEdit = Edit<Look>

export const lookEdits = makeEdits<Look>()
