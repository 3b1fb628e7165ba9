export type Steps<Value> = {
  readonly past: readonly Value[]
  readonly now: Value
  readonly next: readonly Value[]
  /** The field and time of the last step; undefined after an undo, so that nothing joins it. */
  readonly last?: { readonly field: string; readonly at: number }
}

const STEPS_MAX = 100
/** Changes of one field within this time are one step: dragging a colour changes it with every pixel. */
const JOINS_MS = 500

export const firstStep = <Value>(now: Value): Steps<Value> => ({ past: [], now, next: [] })

/** Records a new value of a field. */
export function step<Value>(
  { past, now, last }: Steps<Value>,
  value: Value,
  { field, at }: { readonly field: string; readonly at: number },
): Steps<Value> {
  const joins = last?.field === field && at - last.at < JOINS_MS
  return { past: joins ? past : [...past, now].slice(-STEPS_MAX), now: value, next: [], last: { field, at } }
}

export function stepBack<Value>({ past, now, next }: Steps<Value>): Steps<Value> {
  const [last] = past.slice(-1)
  return last === undefined ? { past, now, next } : { past: past.slice(0, -1), now: last, next: [now, ...next] }
}

export function stepForward<Value>({ past, now, next }: Steps<Value>): Steps<Value> {
  const [first, ...rest] = next
  return first === undefined ? { past, now, next } : { past: [...past, now], now: first, next: rest }
}
