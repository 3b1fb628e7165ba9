import { assert, type Querier } from '#server/kernel/index.ts'
import type { Action } from './action.ts'
import { ask, foresee, type Foreseen, type ActionRequest } from './ask.ts'
import { foreseeFor, type Foreseeable } from './foresee-for.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { AuditNotes } from './note-for-audit.ts'
import type { ProposalSource } from './proposals.ts'

// The registry does not know the types of an action's input and result.
type AnyAction = Action<never, unknown, never>

/** A guarded action: called, it runs or is requested; `foresee` returns its preview and who is needed. */
export type Guarded<Input, Result> = ((input: Input, request: ActionRequest) => Promise<Result>) & {
  readonly foresee: (input: Input, caller: ActionRequest['caller']) => Promise<Foreseen>
}

/** For rooms with actions: what is registered is under the policy. */
export type Approvals = {
  /**
   * Puts an action under the policy and returns the function that a handler calls instead of running it: it runs at
   * once, or refuses ERR_APPROVAL_NEEDED, ERR_WARNINGS_NOT_ACCEPTED or ERR_REASON_REQUIRED (`APPROVAL_REFUSALS` of the
   * contract).
   */
  readonly register: <Input, Result, Checked = void>(action: Action<Input, Result, Checked>) => Guarded<Input, Result>
  /** Adds a room's own proposals to the inbox, where they are decided by that room's functions. */
  readonly include: (source: ProposalSource) => void
  readonly findAction: (key: string) => AnyAction | undefined
  /** Verdict of the policy for somebody, for each action of a permission. */
  readonly foreseeFor: (
    db: Querier,
    permission: string,
    of: Parameters<typeof foreseeFor>[3],
  ) => Promise<readonly Foreseeable[]>
  readonly sources: () => readonly ProposalSource[]
}

/** Opens the registry of one process. Every process that handles approvals registers the same actions. */
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

/** The request data of a handler's input: who requests it, why, and what they have accepted. */
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
