import { onForget } from '../../shell/session.ts'
import { createStore } from '../../shell/store.ts'
import { firstStep, type Steps } from './look/steps.ts'

/** Unsaved changes, and the version that was the newest when they began. */
export type Edit<Value> = { readonly steps: Steps<Value>; readonly basedOn: number }

type Begun<Value> = { readonly value: Value; readonly latestVersion: number | null }

/** Stores with unsaved changes, so that the browser asks once for all of them. */
const unsaved = new Set<object>()
/** The browser asks for confirmation before the page is left or reloaded with unsaved changes. */
const askBeforeLeaving = (event: Event) => event.preventDefault()
let isAsking = false

function askWhileUnsaved(): void {
  if (isAsking === unsaved.size > 0) return
  isAsking = !isAsking
  if (isAsking) window.addEventListener('beforeunload', askBeforeLeaving)
  else window.removeEventListener('beforeunload', askBeforeLeaving)
}

/** Unsaved edits by the version that they began from: no other version, tab or screen discards them. */
export function makeEdits<Value>() {
  const edits = createStore<ReadonlyMap<string, Edit<Value>>>(new Map())
  const keep = (next: ReadonlyMap<string, Edit<Value>>): void => {
    edits.set(next)
    if ([...next.values()].some(({ steps }) => steps.past.length > 0)) unsaved.add(edits)
    else unsaved.delete(edits)
    askWhileUnsaved()
  }
  onForget(() => keep(new Map()))
  const editOf = (of: string): Edit<Value> | undefined => edits.get().get(of)
  return {
    use: (of: string): Edit<Value> | undefined => edits.use().get(of),
    of: editOf,
    /** Adds a step to an edit; the first one starts it. */
    change(of: string, begun: Begun<Value>, next: (steps: Steps<Value>) => Steps<Value>): void {
      const was = editOf(of) ?? { steps: firstStep(begun.value), basedOn: begun.latestVersion ?? 0 }
      keep(new Map(edits.get()).set(of, { ...was, steps: next(was.steps) }))
    },
    /** Removes an edit that was saved or discarded. */
    drop(of: string): void {
      const left = new Map(edits.get())
      left.delete(of)
      keep(left)
    },
  }
}

/** Whether somebody else wrote a version since the edit began. */
export const isOvertaken = (edit: Pick<Edit<unknown>, 'basedOn'> | undefined, latestVersion: number | null): boolean =>
  edit !== undefined && (latestVersion ?? 0) > edit.basedOn
