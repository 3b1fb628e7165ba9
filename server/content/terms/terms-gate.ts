import { refuse, type Database, type Judged } from '#server/kernel/index.ts'
import { findLivingOf } from '#server/sign-in/index.ts'
import { findToAccept, type TermsNeeds } from './find-to-accept.ts'
import type { TermsInForce } from './terms-in-force.ts'

const REMEMBERED_MS = 60_000
const PLAYERS_MAX = 20_000

type Needs = Omit<TermsNeeds, 'first'> & { readonly db: Database; readonly terms: TermsInForce }

/** What is asked from: a session, or a sign-in that has none yet. */
export type AskedFrom = { readonly sessionId?: string | null | undefined; readonly isSignIn?: boolean | undefined }

/**
 * Refuses a deposit, a stake or a sign-in at a terminal of a player who has not accepted terms that require it; costs nothing when no
 * version does.
 */
export type TermsGate = (playerId: number, from?: AskedFrom) => Judged

const NOWHERE: AskedFrom = {}

/**
 * A player who signed in before the terms began may play until that session ends, and must accept at the next sign-in:
 * a second device too, while the first plays on. Where the session is not known, no living one may be of a later sign-in.
 * That a player has accepted is cached for a minute, and that a session is older until other terms begin.
 */
export function openTermsGate({ terms, ...needs }: Needs): TermsGate {
  const { clock, db } = needs
  const mayUntil = new Map<number, number>()
  const olderSessions = new Set<string>()
  let judgedFor = 0

  const judgeAfresh = async (playerId: number, { sessionId, isSignIn }: AskedFrom): Promise<void> => {
    const now = clock.now()
    const asked = judgedFor
    const found = await findToAccept({ ...needs, first: terms.first }, playerId)
    if (found) {
      const { askedSince } = found
      const living = isSignIn === true ? [] : await findLivingOf(db, playerId, now)
      const own = living.filter(({ id }) => !sessionId || id === sessionId)
      if (own.length === 0 || own.some(({ openedAt }) => openedAt >= askedSince))
        return refuse('ERR_TERMS_NOT_ACCEPTED', { since: askedSince.toISOString() })
    }
    // Other terms began during the read.
    if (terms.askedSince()?.getTime() !== asked) return
    if (found) {
      if (olderSessions.size >= PLAYERS_MAX) olderSessions.clear()
      if (sessionId) olderSessions.add(sessionId)
      return
    }
    if (mayUntil.size >= PLAYERS_MAX) mayUntil.clear()
    mayUntil.set(playerId, now.getTime() + REMEMBERED_MS)
  }
  return (playerId, from = NOWHERE) => {
    const asked = terms.askedSince()?.getTime() ?? 0
    if (asked === 0) return undefined
    if (asked !== judgedFor) {
      mayUntil.clear()
      olderSessions.clear()
    }
    judgedFor = asked
    if ((mayUntil.get(playerId) ?? 0) > clock.now().getTime()) return undefined
    return from.sessionId && olderSessions.has(from.sessionId) ? undefined : judgeAfresh(playerId, from)
  }
}
