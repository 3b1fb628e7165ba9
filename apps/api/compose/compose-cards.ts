import type { Configuration } from '#config/resolve.ts'
import type { CardNeeds } from '#server/cards/index.ts'
import {
  announceEnded,
  beginAttempt,
  endCardSessions,
  findPin,
  refuseBad,
  type SignInNeeds,
} from '#server/sign-in/index.ts'

/**
 * Puts the room of cards together with sign-in, which stands on the same floor: PINs, attempts and sessions belong to
 * it.
 */
export function composeCards(options: {
  readonly configuration: Configuration
  readonly cipher: CardNeeds['cipher']
  readonly signIn: SignInNeeds
}): CardNeeds {
  const { configuration, cipher, signIn } = options
  const { db, clock, target } = signIn
  return {
    db,
    clock,
    target,
    cipher,
    mayIssue: configuration.brand.backOffice.canIssueCards,
    hasPin: async (playerId) => (await findPin(db, playerId)) !== undefined,
    beginTry: async (playerId, source) => {
      const account = `${target} ${playerId}`
      const attempt = await beginAttempt(signIn, { realm: 'player', kind: 'add-card', account, source })
      return { succeed: attempt.succeed, fail: () => refuseBad(attempt, 'ERR_INVALID_CARD_ID') }
    },
    endSessionsOfCard: (tx, cardId, by) => endCardSessions(signIn, tx, cardId, by),
    announceEnded: (sessionIds) => announceEnded(signIn, sessionIds),
  }
}
