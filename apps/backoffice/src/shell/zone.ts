import { createStore } from './store.ts'

/** Zone of this desk, as the browser says. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Zone in which times are written: that of this desk, or that of the market. */
export const zone = createStore(ownZone)

/** The zone of a kept name; undefined when this browser does not know it. */
export function knownZone(name: string | null): string | undefined {
  if (name === null) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
