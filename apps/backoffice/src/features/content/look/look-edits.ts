import type { Look } from '#contract/shapes/look.ts'
import { onForget } from '../../../shell/session.ts'
import { createStore } from '../../../shell/store.ts'
import { firstStep, type Steps } from './steps.ts'

/** What was changed and is not saved, and which version was the newest when it began. */
export type LookEdit = { readonly steps: Steps<Look>; readonly basedOn: number }

const edits = createStore<ReadonlyMap<string, LookEdit>>(new Map())
onForget(() => keep(new Map()))

/** Edits stay under the version that they began from: another version, tab or screen takes none of them away. */
export const useLookEdit = (of: string): LookEdit | undefined => edits.use().get(of)
export const lookEditOf = (of: string): LookEdit | undefined => edits.get().get(of)

/** The next step of an edit; the first one begins it. */
export function editLook(
  of: string,
  shown: { readonly look: Look; readonly latestVersion: number | null },
  next: (steps: Steps<Look>) => Steps<Look>,
): void {
  const was = lookEditOf(of) ?? { steps: firstStep(shown.look), basedOn: shown.latestVersion ?? 0 }
  keep(new Map(edits.get()).set(of, { ...was, steps: next(was.steps) }))
}

/** Saved, or not wanted. */
export function dropLookEdit(of: string): void {
  const left = new Map(edits.get())
  left.delete(of)
  keep(left)
}

/** Somebody else wrote a version since the edit began. */
export const isOvertaken = (edit: LookEdit | undefined, latestVersion: number | null): boolean =>
  edit !== undefined && (latestVersion ?? 0) > edit.basedOn

/** Whoever leaves or reloads the page is asked by the browser while something is not saved. */
const askBeforeLeaving = (event: Event) => event.preventDefault()

function keep(next: ReadonlyMap<string, LookEdit>): void {
  edits.set(next)
  const isUnsaved = [...next.values()].some(({ steps }) => steps.past.length > 0)
  if (isUnsaved) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}
