import type { Look } from '#contract/shapes/look.ts'
import { makeEdits, type Edit } from '../edits.ts'
import type { Steps } from './steps.ts'

export { isOvertaken } from '../edits.ts'

/** What was changed of a look and is not saved. */
export type LookEdit = Edit<Look>

const edits = makeEdits<Look>()

export const useLookEdit = edits.use
export const lookEditOf = edits.of
export const dropLookEdit = edits.drop

/** The next step of an edit; the first one begins it. */
export function editLook(
  of: string,
  shown: { readonly look: Look; readonly latestVersion: number | null },
  next: (steps: Steps<Look>) => Steps<Look>,
): void {
  edits.change(of, { value: shown.look, latestVersion: shown.latestVersion }, next)
}
