import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Look } from '#contract/shapes/approvals.ts'
import type { StaffCaller, Transaction } from '#server/kernel/index.ts'

export type { Look } from '#contract/shapes/approvals.ts'

/** A member of staff as actions write them down. */
export type Person = Pick<StaffCaller, 'userId' | 'name'>

/** Who stands behind a run. */
export type By = {
  readonly asker: Person
  /** Null where the policy lets the asker do it alone. */
  readonly approver: Person | null
  /** The asker's own words. */
  readonly reason: string
  /** What the approver has checked, in their words. */
  readonly decision: string | null
  /** The warnings that everybody who stands behind it has accepted. */
  readonly acceptedWarnings: readonly string[]
}

/**
 * Something that staff do and that the policy may want a second person for: two plain functions beside each other. `Checked` is
 * what `check` found before the transaction and `run` needs in it.
 */
export type Action<Input, Result, Checked = void> = {
  readonly key: ApprovalAction
  /** What whoever asks and whoever signs has to hold. */
  readonly permission: Permission
  /** Asked before the transaction: what stands in the way and is known elsewhere, such as a register. Refuses. */
  readonly check?: (input: Input, asker: Person) => Promise<Checked>
  /**
   * The dry run: what it would do now. It locks what `run` changes, refuses what cannot be done, and changes nothing. Two looks
   * at an unchanged world are equal; what changes by itself, such as the time, has no place in it.
   */
  readonly look: (tx: Transaction, input: Input, asker: Person) => Promise<Look>
  /** Does it, in the transaction of the look, with what the check of this very call has found. */
  readonly run: (tx: Transaction, input: Input, by: By, checked: Checked) => Promise<Result>
  /** What follows once it is committed: partners are asked outside of transactions. */
  readonly afterwards?: (result: Result, input: Input, by: By) => Promise<Result>
}

/** A look with nothing in it, to be spread: `{ ...emptyLook, subject, … }`. */
export const emptyLook = {
  playerId: null,
  amount: null,
  touched: { kind: 'players', count: 0 },
  changes: [],
  warnings: [],
} as const satisfies Omit<Look, 'subject'>
