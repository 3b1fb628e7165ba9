import { useState } from 'react'

type Steps<Value> = { readonly past: readonly Value[]; readonly now: Value; readonly next: readonly Value[] }

const STEPS_MAX = 100

/** A value with its steps: back, and forward again. */
export function useSteps<Value>(first: Value) {
  const [{ past, now, next }, set] = useState<Steps<Value>>({ past: [], now: first, next: [] })
  return {
    now,
    change: (value: Value) => set((was) => ({ past: [...was.past, was.now].slice(-STEPS_MAX), now: value, next: [] })),
    back: past.length === 0 ? undefined : () => set(stepBack),
    forward: next.length === 0 ? undefined : () => set(stepForward),
  }
}

export function stepBack<Value>(was: Steps<Value>): Steps<Value> {
  const [last] = was.past.slice(-1)
  return last === undefined ? was : { past: was.past.slice(0, -1), now: last, next: [was.now, ...was.next] }
}

export function stepForward<Value>(was: Steps<Value>): Steps<Value> {
  const [first, ...rest] = was.next
  return first === undefined ? was : { past: [...was.past, was.now], now: first, next: rest }
}
