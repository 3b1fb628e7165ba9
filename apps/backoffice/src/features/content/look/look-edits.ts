import type { Look } from '#contract/shapes/look.ts'
import { makeEdits, type Edit } from '../edits.ts'

/** Unsaved changes of a look. */
export type LookEdit = Edit<Look>

export const lookEdits = makeEdits<Look>()
