import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'

/** Everything the room is given when a process is composed. Each use case asks for its part. */
export type CardNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  /** Whether staff of the brand give cards out. */
  readonly mayIssue: boolean
  // Doors of sign-in, which stands on the same floor.
  readonly hasPin: (playerId: number) => Promise<boolean>
  /** Counts a try to add a card before it is judged; refuses ERR_TOO_MANY_BAD_ATTEMPTS. */
  readonly beginTry: (playerId: number, source: string) => Promise<CardTry>
  /** Ends what was signed in with a card. Gives the sessions, to be announced after the commit. */
  readonly endSessionsOfCard: (tx: Transaction, cardId: string, by: 'player' | 'venue' | 'staff') => Promise<string[]>
  readonly announceEnded: (sessionIds: readonly string[]) => Promise<void>
}

export type CardTry = {
  readonly succeed: () => Promise<void>
  /** Refuses ERR_INVALID_CARD_ID, or ERR_TOO_MANY_BAD_ATTEMPTS when this one was one too many. */
  readonly fail: () => never
}

/** Who does something to a card. `id` is the number of the player or of the member of staff, or the name of the client. */
export type CardActor = {
  readonly kind: 'player' | 'venue' | 'staff'
  readonly id: string
  /** Null: the player, who needs no name here. */
  readonly name: string | null
}
