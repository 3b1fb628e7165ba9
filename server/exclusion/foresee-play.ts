import type { Database } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'
import { openExclusionGate, type ExclusionGate } from './exclusion-gate.ts'
import type { ExclusionNeeds } from './needs.ts'
import { CODES } from './watch-session.ts'

/**
 * The gate over a database of which nothing stays. The register is not asked: where the gate wanted to, it goes on as if the
 * register had nothing new to say, and `wasRegisterAsked` tells so.
 * @param needs whose law and messages keep nothing either
 */
export function foreseePlay(
  needs: ExclusionNeeds,
  playerId: number,
): { readonly gate: ExclusionGate; readonly wasRegisterAsked: () => boolean } {
  let wasAsked = false
  const register: ExclusionNeeds['register'] = {
    name: needs.register.name,
    check: async () => {
      wasAsked = true
      const standing = await findStanding(needs.db, playerId)
      // An entry that stands is ended by a clear answer, which nobody has given.
      const isListed = standing.some(({ kind }) => kind === 'register' || kind === 'screening')
      return { answer: isListed ? 'unknown' : 'clear', resultId: null, problem: null }
    },
  }
  return { gate: openExclusionGate({ ...needs, register }), wasRegisterAsked: () => wasAsked }
}

/** Since when the player is kept from playing by what a code names; null when by nothing that is written. */
export async function findExcludedSince(db: Database, playerId: number, code: string): Promise<Date | null> {
  const standing = (await findStanding(db, playerId)).filter(({ kind }) => CODES[kind] === code)
  return standing[0]?.from ?? null
}
