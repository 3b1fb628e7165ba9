import type { ApprovalAction } from '#contract/approval-actions.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Preview } from '#contract/shapes/approvals.ts'
import type { StaffCaller, Transaction } from '#server/kernel/index.ts'

export type { Preview } from '#contract/shapes/approvals.ts'

/** A member of staff, as actions record them. */
export type Person = Pick<StaffCaller, 'userId' | 'name'>

/** Who approved, and the permissions that were required: those of the action and of the policy. */
export type Approver = Person & { readonly permissions: readonly string[] }

/** The people behind a run. */
export type By = {
  readonly asker: Person
  /** Null where the policy lets the requester do it alone. */
  readonly approver: Approver | null
  /** The requester's explanation. */
  readonly reason: string
  /** What the approver has checked, in their words. */
  readonly decision: string | null
  /** Warnings that everybody involved has accepted. */
  readonly acceptedWarnings: readonly string[]
}

export type About = { readonly playerIds: readonly number[]; readonly isHeld: boolean }

/**
 * An action of staff for which the policy may require a second person: two plain functions, `preview` and `run`. `Checked`
 * is the result of `check` before the transaction, which `run` needs in it.
 */
export type Action<Input, Result, Checked = void> = {
  readonly key: ApprovalAction
  /** Permission that both requester and approver must hold. */
  readonly permission: Permission
  /** Called before the transaction: checks that need other systems, such as a register. Refuses. */
  readonly check?: (input: Input, asker: Person) => Promise<Checked>
  /**
   * The dry run: what it would do now. It locks what `run` changes, refuses what cannot be done, and changes nothing.
   * Two previews of an unchanged state are equal; nothing that changes by itself, such as the time, may be in it.
   */
  readonly preview: (tx: Transaction, input: Input, asker: Person) => Promise<Preview>
  /**
   * People whom its texts may be about although it has no single subject, as an action on many at once: an erasure
   * finds it by them. `isHeld` where the law keeps it with the identity and forbids to disclose it to them.
   */
  readonly about?: (tx: Transaction, input: Input) => Promise<About>
  /** Does it, in the transaction of the preview, with the result of this call's check. */
  readonly run: (tx: Transaction, input: Input, by: By, checked: Checked) => Promise<Result>
  /** Part of its result for the audit log, beside the preview, such as a hash: no personal data. */
  readonly noted?: (result: Result) => Readonly<Record<string, unknown>>
  /** Runs after the commit: partners are called outside transactions. */
  readonly afterwards?: (result: Result, input: Input, by: By) => Promise<Result>
}

/** A preview with nothing in it, to be spread: `{ ...emptyPreview, subject, … }`. */
export const emptyPreview = {
  playerId: null,
  amount: null,
  touched: { kind: 'players', count: 0 },
  changes: [],
  warnings: [],
} as const satisfies Omit<Preview, 'subject'>
