import type { buildApp } from '#server/kernel/index.ts'

export const PLAYER = 8812
export const OTHER = 8813
export const LOCKED = 8899
export const TOKEN = { player: `tp_${'a'.repeat(40)}`, other: `tp_${'b'.repeat(40)}`, locked: `tp_${'c'.repeat(40)}` }
export const STAFF_TOKEN = `ts_${'s'.repeat(40)}`
export const SECOND_STAFF_TOKEN = `ts_${'t'.repeat(40)}`
export const START = new Date('2026-11-21T12:00:00Z')

/** Guards that know the players and the staff of these tests by their tokens. */
export const testGuards = makeGuards()

function makeGuards(): Parameters<typeof buildApp>[0]['guards'] {
  const idOf = (token: string) =>
    token === TOKEN.player ? PLAYER : token === TOKEN.other ? OTHER : token === TOKEN.locked ? LOCKED : undefined
  const session = { sessionId: 's', sessionStartedAt: START, idleEndsAt: START, absoluteEndsAt: START }
  return {
    player: async (token) => {
      const playerId = idOf(token)
      return playerId === undefined ? undefined : { kind: 'player', playerId, ...session }
    },
    staff: async (token) => ({
      kind: 'staff',
      userId: token === SECOND_STAFF_TOKEN ? 2 : 1,
      name: token === SECOND_STAFF_TOKEN ? 'Zdena' : 'Iveta',
      audience: 'main',
      roles: [],
      ceilings: {},
      permissions: ['payments.read', 'payments.manage', 'payments.refund', 'payments.send'],
      ...session,
    }),
    game: async () => undefined,
    recordCall: async () => async () => {},
  }
}
