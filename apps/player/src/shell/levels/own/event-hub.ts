import type { Handler } from '../service.ts'

/**
 * Events of the service, as its interface has them: handlers run on the next tick, each separately, so that one that
 * throws does not affect the others; past events are not replayed.
 */
export function createEventHub() {
  const handlers = new Map<string, Set<Handler>>()
  return {
    on(event: string, handler: Handler) {
      const known = handlers.get(event) ?? new Set()
      handlers.set(event, known.add(handler))
    },
    off: (event: string, handler: Handler) => void handlers.get(event)?.delete(handler),
    tell(event: string, ...told: unknown[]) {
      for (const handler of handlers.get(event) ?? [])
        setTimeout(() => {
          try {
            handler(...told)
          } catch (error) {
            // oxlint-disable-next-line no-console -- a handler's mistake is its own; somebody has to be able to find it
            console.error(error)
          }
        })
    },
  }
}
