import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'

/** Current permissions of a member of staff. */
export type Grants = {
  readonly userId: number
  readonly name: string
  readonly permissions: readonly string[]
  readonly roles: readonly string[]
  /** Ceilings of what they may do alone, by permission, in minor units of the market's currency. */
  readonly ceilings: Readonly<Partial<Record<string, number>>>
}

/** Outcome of a request, for its requester. */
export type Ended = {
  readonly askedBy: number
  readonly approvalId: string
  readonly number: number
  readonly end: 'executed' | 'refused' | 'expired' | 'changed'
  /** Null where it expired. */
  readonly byName: string | null
  /** Reason, in the words of the person who decided. */
  readonly decision: string | null
}

/** Needs of the room, given when a process is composed. */
export type ApprovalNeeds = {
  readonly db: Database
  readonly clock: Clock
  /** The brand of the policy and the requests. */
  readonly target: string
  readonly cipher: Pick<FieldCipher, 'seal' | 'open' | 'blindIndex'>
  /** Read from the database, not from a session: undefined for an unknown or deactivated person. */
  readonly findGrants: (db: Querier, userId: number) => Promise<Grants | undefined>
  /** Notifies the requester of the outcome, in the transaction of the decision; absent where nobody is notified. */
  readonly notifyAsker?: (tx: Transaction, ended: Ended) => Promise<void>
  /** The market's time zone, for days. */
  readonly timeZone: string
}
