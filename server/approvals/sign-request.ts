import { approvalCan } from '#contract/states/approval-states.ts'
import {
  NotAllowed,
  Refusal,
  refuse,
  type RefusalDetails,
  type StaffCaller,
  type Transaction,
} from '#server/kernel/index.ts'
import type { Action, By, Preview } from './action.ts'
import { demandWarnings, judge } from './request-action.ts'
import { fingerprintOf } from './fingerprint.ts'
import { recordForAudit, type AuditNotes } from './record-for-audit.ts'
import { isElsewhere } from './may-see.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { Approvals } from './registry.ts'
import * as requests from './requests.queries.ts'
import { openPart, sealPart } from './seal.ts'
import { writeEnd } from './write-end.ts'

export type Signing = {
  readonly approvalId: string
  readonly caller: StaffCaller
  readonly explanation: string
  readonly acceptedWarnings: readonly string[]
  /** For the subject and the change in the audit log. */
  readonly audit?: Partial<AuditNotes>
}

type SigningNeeds = ApprovalNeeds & { readonly approvals: Pick<Approvals, 'findAction'> }
type Ran = {
  readonly action: AnyAction
  readonly input: unknown
  readonly result: unknown
  readonly by: By
  readonly look: Preview
}

/**
 * Carries out what was shown: the dry run is repeated under its locks, and only an equal look runs, in the same
 * transaction. The approver holds the permission now, and is not the requester, who must still hold it too. A request
 * past its expiry becomes expired, and one whose look differs becomes changed: nothing runs, neither is thrown as a
 * refusal, so that both are stored, and the audit log has how the request ended.
 */
export async function signRequest(needs: SigningNeeds, signing: Signing): Promise<void> {
  const checked = await checkBefore(needs, signing)
  const ran = await needs.db.transaction((tx) => signLocked(needs, tx, signing, checked))
  // Committed: a failure of what follows does not undo it.
  if ('endedAs' in ran) return signing.audit?.changed?.({ requestState: 'waiting' }, { requestState: ran.endedAs })
  recordForAudit(signing.audit, ran.look, signing.acceptedWarnings, ran.action.noted?.(ran.result))
  await ran.action.afterwards?.(ran.result, ran.input, ran.by)
}

/** The action's check before its transaction; a refusal is the approver's answer, and the request stays pending. */
async function checkBefore(needs: SigningNeeds, { approvalId }: Signing): Promise<unknown> {
  const row = await requests.findRequest(needs.db, needs.target, approvalId)
  if (row?.state !== 'waiting') return undefined
  const action = findAction(needs, row.action)
  const input = openPart(needs, 'input', row.id, row.inputSealed)
  if (!action?.check || input === undefined) return undefined
  return action.check(input, { userId: row.askedBy, name: row.askedByName })
}

type AnyAction = Action<unknown, unknown, unknown>

function findAction({ approvals }: SigningNeeds, key: string): AnyAction | undefined {
  return approvals.findAction(key) as AnyAction | undefined
}

async function signLocked(
  needs: SigningNeeds,
  tx: Transaction,
  signing: Signing,
  checked: unknown,
): Promise<Ran | { readonly endedAs: 'expired' | 'changed' }> {
  const { clock } = needs
  const { caller, approvalId, explanation, acceptedWarnings } = signing
  const row = await holdForSecond(needs, tx, { approvalId, caller })
  const { id, action: key, askedBy } = row
  const at = clock.now()
  const person = { userId: caller.userId, name: caller.name }
  if (row.expiresAt <= at) {
    await writeEnd(needs, tx, row, { state: 'expired', by: null, at, decision: null })
    return { endedAs: 'expired' }
  }
  const action = findAction(needs, key)
  const input = openPart(needs, 'input', id, row.inputSealed)
  if (!action || input === undefined) return refuse('ERR_APPROVAL_NOT_FOUND')
  const asker = { userId: askedBy, name: row.askedByName }
  const seen = await previewAgain(action, tx, input, asker)
  if (!('look' in seen) || fingerprintOf(seen.look) !== row.fingerprint) {
    const now =
      'look' in seen
        ? { changedLookSealed: sealPart(needs, 'changed-look', id, seen.look) }
        : { obstacle: seen.obstacle, obstacleDetailsSealed: sealPart(needs, 'obstacle-details', id, seen.details) }
    await writeEnd(needs, tx, row, { state: 'changed', by: person, at, decision: explanation, ...now })
    return { endedAs: 'changed' }
  }
  // The current policy and the requester's current rights count too: neither may be more permissive than at the
  // request.
  const { verdict, isAskerKnown } = await judge(needs, tx, action, { look: seen.look, askedBy })
  if (!isAskerKnown) return refuse('ERR_APPROVAL_NO_ASKER')
  const permissions = [...verdict.permissions, ...(seen.look.permissions ?? [])]
  if (isElsewhere(caller, { permissions, venueId: row.venueId })) return refuse('ERR_APPROVAL_NOT_FOUND')
  await demandRights(needs, tx, caller, permissions)
  demandWarnings(seen.look, acceptedWarnings)
  const by: By = {
    asker,
    approver: { ...person, permissions: [...new Set([...row.permissions, ...verdict.permissions])] },
    reason: row.reason ?? '',
    decision: explanation,
    acceptedWarnings: row.warnings,
  }
  const result = await action.run(tx, input, by, checked)
  await writeEnd(needs, tx, row, {
    state: 'executed',
    by: person,
    at,
    decision: explanation,
    signerAccepted: row.warnings,
  })
  return { action, input, result, by, look: seen.look }
}

/** Locks a pending request, for somebody who may approve it. */
export async function holdForSecond(
  needs: ApprovalNeeds,
  tx: Transaction,
  { approvalId, caller }: Pick<Signing, 'approvalId' | 'caller'>,
): Promise<requests.RequestRow> {
  const row = await requests.lockRequest(tx, needs.target, approvalId)
  if (!row) return refuse('ERR_APPROVAL_NOT_FOUND')
  if (row.askedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
  if (isElsewhere(caller, row)) return refuse('ERR_APPROVAL_NOT_FOUND')
  await demandRights(needs, tx, caller, row.permissions)
  if (!approvalCan('execute', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
  return row
}

/** 403 unless the database has all of these permissions for them now: a session may have cached former ones. */
async function demandRights(
  { findGrants }: Pick<ApprovalNeeds, 'findGrants'>,
  tx: Transaction,
  { userId, permissions: here }: StaffCaller,
  permissions: readonly string[],
): Promise<void> {
  const held = (await findGrants(tx, userId))?.permissions ?? []
  const missing = permissions.find((one) => !held.includes(one) || !(here as readonly string[]).includes(one))
  if (missing !== undefined) throw new NotAllowed({ permission: missing })
}

/** The current dry run, or the code of its refusal and what that names. */
export async function previewAgain(
  action: Pick<AnyAction, 'preview'>,
  tx: Transaction,
  input: unknown,
  asker: By['asker'],
): Promise<{ readonly look: Preview } | { readonly obstacle: string; readonly details: RefusalDetails }> {
  try {
    return { look: await action.preview(tx, input, asker) }
  } catch (error) {
    if (error instanceof Refusal) return { obstacle: error.code, details: error.details ?? {} }
    throw error
  }
}
