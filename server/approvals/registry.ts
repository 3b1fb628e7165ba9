import { assert, type Querier } from '#server/kernel/index.ts'
import type { Action } from './action.ts'
import { ask, foresee, type Foreseen, type ActionRequest } from './ask.ts'
import { foreseeFor, type Foreseeable } from './foresee-for.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { AuditNotes } from './note-for-audit.ts'
import type { ProposalSource } from './proposals.ts'

// An action's input and result are its own business; whoever signs has neither of the types.
type AnyAction = Action<never, unknown, never>

/** An action under the policy: called, it runs or is asked for; foreseen, it says what it would do and who is needed. */
export type Guarded<Input, Result> = ((input: Input, request: ActionRequest) => Promise<Result>) & {
  readonly foresee: (input: Input, caller: ActionRequest['caller']) => Promise<Foreseen>
}

/** The door for rooms that act: what is registered stands under the policy. */
export type Approvals = {
  /**
   * Puts an action under the policy and gives the function that a handler calls instead of running it: it runs at once, or
   * refuses ERR_APPROVAL_NEEDED, ERR_WARNINGS_NOT_ACCEPTED or ERR_REASON_REQUIRED (`APPROVAL_REFUSALS` of the contract).
   */
  readonly register: <Input, Result, Checked = void>(action: Action<Input, Result, Checked>) => Guarded<Input, Result>
  /** Lists proposals that a room keeps itself in the one inbox, where they are decided by the room's own functions. */
  readonly include: (source: ProposalSource) => void
  readonly findAction: (key: string) => AnyAction | undefined
  /** What the policy would ask of somebody for each action of a permission. */
  readonly foreseeFor: (
    db: Querier,
    permission: string,
    of: Parameters<typeof foreseeFor>[3],
  ) => Promise<readonly Foreseeable[]>
  readonly sources: () => readonly ProposalSource[]
}

/** Opens the register of one process. Every process that signs composes the same one. */
export function openApprovals(needs: ApprovalNeeds): Approvals {
  const actions = new Map<string, AnyAction>()
  const sources: ProposalSource[] = []
  return {
    register: <Input, Result, Checked>(action: Action<Input, Result, Checked>): Guarded<Input, Result> => {
      assert(!actions.has(action.key), `The action ${action.key} is registered once.`)
      actions.set(action.key, action as unknown as AnyAction)
      return Object.assign((input: Input, request: ActionRequest) => ask(needs, action, input, request), {
        foresee: (input: Input, caller: ActionRequest['caller']) => foresee(needs, action, input, caller),
      })
    },
    include: (source) => void sources.push(source),
    findAction: (key) => actions.get(key),
    foreseeFor: (db, permission, of) =>
      foreseeFor(
        needs,
        db,
        [...actions.values()].filter((action) => action.permission === permission),
        of,
      ),
    sources: () => sources,
  }
}

/** What a handler's input says of the request: who makes it, why, and what they have accepted. */
export function requestOf({
  body,
  caller,
  ...audit
}: {
  readonly body: { readonly explanation?: string; readonly acceptedWarnings?: readonly string[] }
  readonly caller: ActionRequest['caller']
} & Partial<AuditNotes>): ActionRequest {
  return { caller, reason: body.explanation, acceptedWarnings: body.acceptedWarnings, audit }
}
