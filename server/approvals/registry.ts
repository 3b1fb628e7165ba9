import type { ApprovalAction } from '#contract/approval-actions.ts'
import { assert, type Querier } from '#server/kernel/index.ts'
import type { Action } from './action.ts'
import { requestAction, previewAction, type ActionPreview, type ActionRequest } from './request-action.ts'
import { previewPolicy, type PolicyPreview } from './preview-policy.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { AuditNotes } from './record-for-audit.ts'
import type { ProposalSource } from './proposals.ts'

// The registry does not know the types of an action's input and result.
type AnyAction = Action<never, unknown, never>

/** A guarded action: called, it runs or is requested; `preview` returns its preview and who is needed. */
export type Guarded<Input, Result> = ((input: Input, request: ActionRequest) => Promise<Result>) & {
  readonly preview: (input: Input, caller: ActionRequest['caller']) => Promise<ActionPreview>
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
  readonly previewPolicy: (
    db: Querier,
    permission: string,
    of: Parameters<typeof previewPolicy>[3],
  ) => Promise<readonly PolicyPreview[]>
  /** Whether the policy lets somebody do an action now, of this amount in minor units, without a second person. */
  readonly isForOne: (
    db: Querier,
    key: ApprovalAction,
    of: { readonly userId: number; readonly amountMinor: number },
  ) => Promise<boolean>
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
      return Object.assign((input: Input, request: ActionRequest) => requestAction(needs, action, input, request), {
        preview: (input: Input, caller: ActionRequest['caller']) => previewAction(needs, action, input, caller),
      })
    },
    include: (source) => void sources.push(source),
    findAction: (key) => actions.get(key),
    previewPolicy: (db, permission, of) =>
      previewPolicy(
        needs,
        db,
        [...actions.values()].filter((action) => action.permission === permission),
        of,
      ),
    isForOne: async (db, key, { userId, amountMinor }) => {
      const [action, asker] = [actions.get(key), await needs.findGrants(db, userId)]
      if (!action || !asker) return false
      const [verdict] = await previewPolicy(needs, db, [action], { at: needs.clock.now(), amountMinor, asker })
      return verdict !== undefined && verdict.needs !== 'second'
    },
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
