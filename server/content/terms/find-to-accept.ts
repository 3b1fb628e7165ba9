import type { Clock, Instant, Querier } from '#server/kernel/index.ts'
import { findConsents, findPlayerById } from '#server/players/index.ts'
import { lastAccepted, mustAccept } from './must-accept.ts'
import { findTermsBegun, findTermsInForce, type TermsStanding } from './terms.queries.ts'

export type TermsNeeds = {
  readonly db: Querier
  readonly clock: Clock
  readonly target: string
  /** Name of the first version of the terms. */
  readonly first: string
}

export type ToAccept = {
  readonly askedSince: Instant
  readonly standing: TermsStanding
  /** The last version that the player has accepted in that language. */
  readonly acceptedVersion: number | undefined
}

/**
 * What a player must accept before the next deposit or stake: the terms in force in their language, or in the one in
 * which they read if those are as new; undefined: nothing.
 */
export async function findToAccept(
  { db, clock, target, first }: TermsNeeds,
  playerId: number,
  readIn?: string,
): Promise<ToAccept | undefined> {
  const now = clock.now()
  const player = await findPlayerById(db, target, playerId)
  const inForce = await findTermsInForce(db, target, now)
  const own = inForce.find(({ language }) => language === player?.language)
  if (!own || own.askedSince === null) return undefined
  const { askedSince } = own
  const consents = await findConsents(db, playerId)
  const accepted = consents.filter(({ kind }) => kind === 'terms').map(({ version }) => version)
  const asked = { accepted, begun: await findTermsBegun(db, target, now), first }
  if (!mustAccept({ ...asked, language: own.language, askedSince })) return undefined
  const standing = inForce.find(({ language, since }) => language === readIn && since >= askedSince) ?? own
  return { standing, askedSince, acceptedVersion: lastAccepted({ ...asked, language: standing.language }) }
}
