import { LruMap } from 'toad-cache'
import type { ControlMessage, PlayerCaller, StaffCaller } from '#server/kernel/index.ts'

/** Topic of the control bus. The id is the session's. */
export const SESSION_ENDED = 'sign-in.session-ended'
/** Topic of the control bus: the rights of a member of staff have changed. The id is their number, or `EVERYBODY`. */
export const RIGHTS_CHANGED = 'sign-in.rights-changed'
/** A role has changed, and with it the rights of all who hold it. */
export const EVERYBODY = 'all'

type CallerOfKind = { readonly player: PlayerCaller; readonly staff: StaffCaller }
type Known = CallerOfKind[keyof CallerOfKind]

/**
 * Cache of open sessions by token, for a short time, so that most requests read no database. An ended session is
 * dropped at once in this process and by the control bus in the others, and so are changed rights of staff; a lost
 * message costs at most `CACHE_SECONDS`.
 */
export type SessionCache = {
  readonly find: <Kind extends keyof CallerOfKind>(
    token: string,
    kind: Kind,
    now: Date,
  ) => CallerOfKind[Kind] | undefined
  readonly remember: (
    token: string,
    caller: Known,
    now: Date,
    /** `until`: not longer than this; `asOf`: what `moment` returned before it was read. */
    bounds?: { readonly until?: Date | undefined; readonly asOf?: number },
  ) => void
  /** Read before a load: a later change makes the load out of date. */
  readonly moment: () => number
  readonly forget: (sessionId: string) => void
  /** @param userId number of a member of staff, or `EVERYBODY` */
  readonly forgetRights: (userId: string) => void
  readonly forgetAll: () => void
  readonly onMessage: (message: ControlMessage) => void
}

const CACHE_SECONDS = 30
const TOKENS_MAX = 50_000
const ENDED_MAX = 100_000
const STAFF_MAX = 10_000

type Entry = { readonly caller: Known; readonly loadedAt: number; readonly until: number; readonly asOf: number }

export function makeSessionCache(): SessionCache {
  const entries = new LruMap<Entry>(TOKENS_MAX)
  // Ended sessions are stored too, because a load that began before the end may finish after it.
  const ended = new LruMap<true>(ENDED_MAX)
  // For the same reason changes of rights are numbered.
  const changed = new LruMap<number>(STAFF_MAX)
  let changes = 0
  let allForgottenAt = 0
  const forget = (sessionId: string) => ended.set(sessionId, true)
  const forgetRights = (userId: string) => {
    changes += 1
    changed.set(userId, changes)
  }
  const isOld = ({ caller, asOf }: Entry) =>
    asOf < allForgottenAt ||
    (caller.kind === 'staff' && asOf < Math.max(changed.get(EVERYBODY) ?? 0, changed.get(String(caller.userId)) ?? 0))
  return {
    find: <Kind extends keyof CallerOfKind>(token: string, kind: Kind, now: Date) => {
      const entry = entries.get(token)
      if (!entry || entry.caller.kind !== kind || ended.get(entry.caller.sessionId) || isOld(entry)) return undefined
      const age = now.getTime() - entry.loadedAt
      if (age < 0 || age >= CACHE_SECONDS * 1000 || now.getTime() >= entry.until) return undefined
      return now < entry.caller.idleEndsAt && now < entry.caller.absoluteEndsAt
        ? (entry.caller as CallerOfKind[Kind])
        : undefined
    },
    remember: (token, caller, now, { until, asOf = changes } = {}) =>
      void entries.set(token, { caller, loadedAt: now.getTime(), until: until?.getTime() ?? Infinity, asOf }),
    moment: () => changes,
    forget,
    forgetRights,
    forgetAll: () => {
      changes += 1
      allForgottenAt = changes
      entries.clear()
    },
    onMessage: ({ topic, id }) => {
      if (topic === SESSION_ENDED) forget(id)
      if (topic === RIGHTS_CHANGED) forgetRights(id)
    },
  }
}
