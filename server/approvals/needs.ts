import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'

/** What a member of staff may do at this moment. */
export type Grants = {
  readonly userId: number
  readonly name: string
  readonly permissions: readonly string[]
  readonly roles: readonly string[]
  /** Most that they may do alone, by permission, in minor units of the market's currency. */
  readonly ceilings: Readonly<Partial<Record<string, number>>>
}

/** What became of a request, for who asked. */
export type Ended = {
  readonly askedBy: number
  readonly approvalId: string
  readonly number: number
  readonly end: 'executed' | 'refused' | 'expired' | 'changed'
  /** Null where its time ran out. */
  readonly byName: string | null
  /** Why, in the words of who decided. */
  readonly decision: string | null
}

/** What the room is given when a process is composed. */
export type ApprovalNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The brand whose policy and requests these are. */
  readonly target: string
  readonly cipher: Pick<FieldCipher, 'seal' | 'open' | 'blindIndex'>
  /** From the database, not from a session: undefined for who is not known or was deactivated. */
  readonly findGrants: (db: Querier, userId: number) => Promise<Grants | undefined>
  /** Lets whoever asked know what became of it, in the transaction of the decision; missing where nobody is told. */
  readonly tellAsker?: (tx: Transaction, ended: Ended) => Promise<void>
  /** Zone of the market's days. */
  readonly timeZone: string
}
