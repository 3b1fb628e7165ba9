import type { WrittenText } from '#contract/shapes/content.ts'
import { isOvertaken, makeEdits } from './edits.ts'
import { firstStep, step } from './look/steps.ts'
import type { SectionDraft } from './section-forms.ts'

/** Unsaved texts of pages and unsaved sections, by the item. A new section has the key of its place. */
export const pageEdits = makeEdits<WrittenText>()
export const sectionEdits = makeEdits<SectionDraft>()

export const keyOfNew = (place: string): string => `new ${place}`

type Edits<Value> = ReturnType<typeof makeEdits<Value>>
type Shown<Value> = { readonly value: Value; readonly latestVersion: number | null }

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Writes an edit; one that equals what is stored is no edit. */
export function writeEdit<Value>(edits: Edits<Value>, of: string, shown: Shown<Value>, value: Value): void {
  if (areSame(value, shown.value)) edits.drop(of)
  else edits.change(of, shown, () => step(firstStep(shown.value), value, { field: of, at: 0 }))
}

/** After a save: what was typed meanwhile is an edit of the saved version; otherwise nothing is left. */
export function keepAfterSave<Value>(edits: Edits<Value>, of: string, saved: Shown<Value>): void {
  const now = edits.of(of)?.steps.now
  edits.drop(of)
  if (now !== undefined) writeEdit(edits, of, saved, now)
}

/** The edit of an item, which other tabs and newer versions do not discard. */
export function useItemEdit<Value>(edits: Edits<Value>, of: string, shown: Shown<Value>) {
  const edit = edits.use(of)
  const isChanged = edit !== undefined && !areSame(edit.steps.now, shown.value)
  return {
    value: edit ? edit.steps.now : shown.value,
    isChanged,
    /** Somebody else wrote a version since the edit began. */
    isLate: isChanged && isOvertaken(edit, shown.latestVersion),
    change: (next: (before: Value) => Value) =>
      writeEdit(edits, of, shown, next(edits.of(of)?.steps.now ?? shown.value)),
    drop: () => edits.drop(of),
  }
}
