import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMay } from '../../shell/session.ts'
import { useSettled } from '../../shell/use-settled.ts'
import { CONTENT } from './content.ts'
import type { makeEdits } from './edits.ts'
import { step, stepBack, stepForward } from './look/steps.ts'

const SETTLES_MS = 500
/** A preview expires after half an hour. */
const ANEW_MS = 20 * 60_000

type Editing<Value, Tried> = {
  readonly edits: ReturnType<typeof makeEdits<Value>>
  /** Key of the edit: the requested version, or the folder. */
  readonly editOf: string
  readonly shown: { readonly value: Value; readonly latestVersion: number | null }
  /** Part of the query key that distinguishes the studios. */
  readonly name: string
  readonly tryIt: (value: Value) => Promise<Tried>
}

/** The unsaved edit in a studio: its steps, and the server's verdict half a second after each change. */
export function useStudioEdit<Value, Tried extends { readonly faults: readonly unknown[] }>(
  editing: Editing<Value, Tried>,
) {
  const { edits, editOf, shown, name, tryIt } = editing
  const mayWrite = useMay('content.manage')
  const edit = edits.use(editOf)
  const isChanged = edit !== undefined && edit.steps.past.length > 0
  const isUndone = edit !== undefined && edit.steps.next.length > 0
  const value = isChanged ? edit.steps.now : shown.value
  const settled = useSettled(value, SETTLES_MS)
  const tried = useQuery({
    queryKey: [...CONTENT, 'tried', name, settled],
    queryFn: () => tryIt(settled),
    enabled: mayWrite,
    placeholderData: keepPreviousData,
    // Every preview URL of this person shows what was tried last.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ANEW_MS,
    refetchOnWindowFocus: false,
  })
  return {
    mayWrite,
    edit,
    value,
    tried,
    /** This value was judged and has no faults. */
    isFaultless: tried.data?.faults.length === 0 && settled === value && !tried.isPlaceholderData,
    change: (next: Value, field: string): void =>
      edits.change(editOf, shown, (steps) => step(steps, next, { field, at: performance.now() })),
    undo: isChanged ? () => edits.change(editOf, shown, stepBack) : undefined,
    redo: isUndone ? () => edits.change(editOf, shown, stepForward) : undefined,
  }
}
