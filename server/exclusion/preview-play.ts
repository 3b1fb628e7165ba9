import type { Database } from '#server/kernel/index.ts'
import { findStanding } from './exclusion.queries.ts'
import { openExclusionGate, type ExclusionGate } from './exclusion-gate.ts'
import type { ExclusionNeeds } from './needs.ts'
import { CODES } from './watch-session.ts'

/**
 * The gate in a dry run. The register is not queried: where the gate would do it, it continues as if the register had
 * no news, and `wasRegisterQueried` is true.
 * @param needs with law and messages that record nothing either
 */
export function previewPlay(
  needs: ExclusionNeeds,
  playerId: number,
): { readonly gate: ExclusionGate; readonly wasRegisterQueried: () => boolean } {
  let wasAsked = false
  const register: ExclusionNeeds['register'] = {
    name: needs.register.name,
    check: async () => {
      wasAsked = true
      const standing = await findStanding(needs.db, playerId)
      // Only a clear answer ends an entry, and there is none.
      const isListed = standing.some(({ kind }) => kind === 'register' || kind === 'screening')
      return { answer: isListed ? 'unknown' : 'clear', resultId: null, problem: null }
    },
  }
  return { gate: openExclusionGate({ ...needs, register }), wasRegisterQueried: () => wasAsked }
}

/** Since when the player is kept from playing by the cause of a code; null when no record says so. */
export async function findExcludedSince(db: Database, playerId: number, code: string): Promise<Date | null> {
  const standing = (await findStanding(db, playerId)).filter(({ kind }) => CODES[kind] === code)
  return standing[0]?.from ?? null
}
