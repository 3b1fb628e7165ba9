import { refuse, type Database, type Judged } from '#server/kernel/index.ts'
import { findLivingOf } from '#server/sign-in/index.ts'
import { findToAccept, type TermsNeeds } from './find-to-accept.ts'
import type { TermsInForce } from './terms-in-force.ts'

const REMEMBERED_MS = 60_000
const PLAYERS_MAX = 20_000

type Needs = Omit<TermsNeeds, 'first'> & { readonly db: Database; readonly terms: TermsInForce }

/**
 * Refuses a deposit or stake of a player who has not accepted terms that require it; costs nothing when no version
 * does.
 */
export type TermsGate = (playerId: number) => Judged

/**
 * A player who signed in before the terms began may play until that session ends, and must accept at the next sign-in.
 * A positive result is cached for a minute, or until other terms begin.
 */
export function openTermsGate({ terms, ...needs }: Needs): TermsGate {
  const { clock, db } = needs
  const mayUntil = new Map<number, number>()
  let judgedFor = 0

  const judgeAfresh = async (playerId: number): Promise<void> => {
    const now = clock.now()
    const asked = judgedFor
    const found = await findToAccept({ ...needs, first: terms.first }, playerId)
    if (found) {
      const { askedSince } = found
      const living = await findLivingOf(db, playerId, now)
      if (!living.some(({ openedAt }) => openedAt < askedSince))
        return refuse('ERR_TERMS_NOT_ACCEPTED', { since: askedSince.toISOString() })
    }
    // Other terms began during the read.
    if (terms.askedSince()?.getTime() !== asked) return
    if (mayUntil.size >= PLAYERS_MAX) mayUntil.clear()
    mayUntil.set(playerId, now.getTime() + REMEMBERED_MS)
  }
  return (playerId) => {
    const asked = terms.askedSince()?.getTime() ?? 0
    if (asked === 0) return undefined
    if (asked !== judgedFor) mayUntil.clear()
    judgedFor = asked
    return (mayUntil.get(playerId) ?? 0) > clock.now().getTime() ? undefined : judgeAfresh(playerId)
  }
}
