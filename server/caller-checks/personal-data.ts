import type { PersonalPart } from '#server/players/index.ts'
import { findChecksOfPlayer } from './caller-checks.queries.ts'

const ALL = 10_000

/** That somebody called as the player, and whether they were believed. Answers are not kept: there is nothing to take out. */
export function callerCheckParts(): PersonalPart[] {
  return [
    {
      name: 'signIn',
      fate: 'unnamed',
      read: async (db, playerId) => {
        const checks = await findChecksOfPlayer(db, playerId, { limit: ALL })
        return {
          checksOfCallers: checks.map(({ startedAt, state, questions, verifiedUntil }) => ({
            startedAt,
            state,
            questions,
            verifiedUntil,
          })),
        }
      },
    },
  ]
}
