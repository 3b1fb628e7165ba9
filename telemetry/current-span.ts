import { AsyncLocalStorage } from 'node:async_hooks'

/** A part of a trace that is under way. */
export type TracedSpan = {
  readonly traceId: string
  /** What the next process is told: the header `traceparent`. */
  readonly traceparent: string
  readonly begin: (name: string) => TracedSpan
  readonly end: (outcome?: {
    readonly failed?: boolean
    readonly facts?: Readonly<Record<string, string | number>>
  }) => void
  readonly rename: (name: string) => void
}

const within = new AsyncLocalStorage<TracedSpan>()

/** The span that the present work belongs to; undefined where the request is not sampled. */
export const currentSpan = (): TracedSpan | undefined => within.getStore()

/** Runs work that belongs to a span. */
export const during = <T>(span: TracedSpan, work: () => T): T => within.run(span, work)

/** Runs work as a span of its own inside the present one; only runs it where there is none. */
export function spanWithin<T>(name: string, work: () => Promise<T>): Promise<T> {
  const outer = within.getStore()
  if (!outer) return work()
  const span = outer.begin(name)
  return work().then(
    (result) => {
      span.end()
      return result
    },
    (error: unknown) => {
      span.end({ failed: true })
      throw error
    },
  )
}
