import { LruMap } from 'toad-cache'
import type { ControlMessage, PlayerCaller, StaffCaller } from '#server/kernel/index.ts'

/** Topic of the control bus. The id is the session's. */
export const SESSION_ENDED = 'sign-in.session-ended'

type CallerOfKind = { readonly player: PlayerCaller; readonly staff: StaffCaller }
type Known = CallerOfKind[keyof CallerOfKind]

/**
 * Living sessions by token, remembered for a short time, so that most requests ask no database. An ended session is
 * forgotten at once in this process and by the control bus in the others; a message that got lost costs at most
 * `CACHE_SECONDS`.
 */
export type SessionCache = {
  readonly find: <Kind extends keyof CallerOfKind>(
    token: string,
    kind: Kind,
    now: Date,
  ) => CallerOfKind[Kind] | undefined
  readonly remember: (token: string, caller: Known, now: Date) => void
  readonly forget: (sessionId: string) => void
  readonly forgetAll: () => void
  readonly hear: (message: ControlMessage) => void
}

const CACHE_SECONDS = 30
const TOKENS_MAX = 50_000
const ENDED_MAX = 100_000

export function makeSessionCache(): SessionCache {
  const entries = new LruMap<{ readonly caller: Known; readonly loadedAt: number }>(TOKENS_MAX)
  // Ended ones are kept by session, because a load that began before the end may finish after it.
  const ended = new LruMap<true>(ENDED_MAX)
  const forget = (sessionId: string) => ended.set(sessionId, true)
  return {
    find: <Kind extends keyof CallerOfKind>(token: string, kind: Kind, now: Date) => {
      const entry = entries.get(token)
      if (!entry || entry.caller.kind !== kind || ended.get(entry.caller.sessionId)) return undefined
      const age = now.getTime() - entry.loadedAt
      if (age < 0 || age >= CACHE_SECONDS * 1000) return undefined
      return now < entry.caller.idleEndsAt && now < entry.caller.absoluteEndsAt
        ? (entry.caller as CallerOfKind[Kind])
        : undefined
    },
    remember: (token, caller, now) => void entries.set(token, { caller, loadedAt: now.getTime() }),
    forget,
    forgetAll: () => entries.clear(),
    hear: ({ topic, id }) => {
      if (topic === SESSION_ENDED) forget(id)
    },
  }
}
