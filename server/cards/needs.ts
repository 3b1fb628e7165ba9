import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'

/** Needs of the room, given when a process is composed. Each use case takes its part. */
export type CardNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  /** Whether staff of the brand issue cards. */
  readonly mayIssue: boolean
  // Functions of sign-in, which is a room on the same floor.
  readonly hasPin: (playerId: number) => Promise<boolean>
  /** Counts an attempt to add a card before it is judged; refuses ERR_TOO_MANY_BAD_ATTEMPTS. */
  readonly beginTry: (playerId: number, source: string) => Promise<CardTry>
  /** Ends sessions that a card opened. Returns their ids, to be announced after the commit. */
  readonly endSessionsOfCard: (tx: Transaction, cardId: string, by: 'player' | 'venue' | 'staff') => Promise<string[]>
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
}

export type CardTry = {
  readonly succeed: () => Promise<void>
  /** Refuses ERR_INVALID_CARD_ID, or ERR_TOO_MANY_BAD_ATTEMPTS when this attempt reached the limit. */
  readonly fail: () => never
}

/** Who moves a card. `id` is the number of the player or of the member of staff, or the name of the client. */
export type CardActor = {
  readonly kind: 'player' | 'venue' | 'staff'
  readonly id: string
  /** Null for the player. */
  readonly name: string | null
}
