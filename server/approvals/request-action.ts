import { newId, refuse, publish, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import type { About, Action, By, Preview } from './action.ts'
import { canonicalText, fingerprintOf } from './fingerprint.ts'
import { judgePolicy, type Verdict } from './judge-policy.ts'
import type { ApprovalNeeds } from './needs.ts'
import { recordForAudit, recordSubject, type AuditNotes } from './record-for-audit.ts'
import { findValid, listRules } from './policy.queries.ts'
import * as requests from './requests.queries.ts'
import { sealPart } from './seal.ts'
import { writeEnd } from './write-end.ts'

const MINUTE_MS = 60_000

/** Who requests it, why, and which warnings they have accepted. */
export type ActionRequest = {
  readonly caller: StaffCaller
  readonly reason?: string | undefined
  readonly acceptedWarnings?: readonly string[] | undefined
  /** For the subject and the change in the audit log. */
  readonly audit?: Partial<AuditNotes> | undefined
}

export type Judged = { readonly verdict: Verdict; readonly version: number | null; readonly isAskerKnown: boolean }

/** Verdict of the valid policy: by the permissions of the requester's session, else by those that are granted to them. */
export async function judge(
  { clock, target, findGrants }: Pick<ApprovalNeeds, 'clock' | 'target' | 'findGrants'>,
  tx: Transaction,
  { key, permission }: Pick<Action<never, never>, 'key' | 'permission'>,
  { look, askedBy, caller }: { readonly look: Preview; readonly askedBy: number; readonly caller?: StaffCaller },
): Promise<Judged> {
  const [policy, grants] = [await findValid(tx, target, clock.now()), await findGrants(tx, askedBy)]
  const rules = policy ? await listRules(tx, policy.id) : []
  const asker = caller ?? grants ?? { roles: [], ceilings: {} }
  const verdict = judgePolicy(rules, { action: key, permission, look, asker })
  return {
    verdict,
    version: policy?.version ?? null,
    isAskerKnown: grants?.permissions.includes(permission) ?? false,
  }
}

/**
 * Runs an action at once where the policy lets one person do it; else stores the request and refuses with
 * ERR_APPROVAL_NEEDED and its expiry. A repeat of the same person's pending request is the same request.
 */
export async function requestAction<Input, Result, Checked>(
  needs: ApprovalNeeds,
  action: Action<Input, Result, Checked>,
  input: Input,
  request: ActionRequest,
): Promise<Result> {
  const { db, target, clock, cipher } = needs
  const { caller } = request
  const by: By = {
    asker: { userId: caller.userId, name: caller.name },
    approver: null,
    reason: request.reason ?? '',
    decision: null,
    acceptedWarnings: request.acceptedWarnings ?? [],
  }
  const inputIndex = cipher.blindIndex(canonicalText(input), `approvals.${action.key}`)
  const same = { target, askedBy: caller.userId, action: action.key, inputIndex }
  const waiting = await requests.findSame(db, same)
  if (waiting && waiting.expiresAt > clock.now()) return refuseForNow(waiting, request.audit)

  const checked = (await action.check?.(input, by.asker)) as Checked
  const done = await db.transaction(async (tx) => {
    if (waiting) await expireSame(needs, tx, waiting.id)
    const look = await action.preview(tx, input, by.asker)
    const { verdict, version, isAskerKnown } = await judge(needs, tx, action, { look, askedBy: caller.userId, caller })
    if (!isAskerKnown) return refuse('ERR_APPROVAL_NO_ASKER')
    demandWarnings(look, by.acceptedWarnings)
    if (verdict.needs !== 'nobody' && by.reason.trim() === '') return refuse('ERR_REASON_REQUIRED')
    if (verdict.needs !== 'second') return { look, result: await action.run(tx, input, by, checked) }
    const about = await action.about?.(tx, input)
    return { kept: await keep(needs, tx, action, { input, inputIndex, look, about, verdict, version, by }) }
  })
  if (done.kept) return refuseForNow(done.kept, request.audit)
  recordForAudit(request.audit, done.look, by.acceptedWarnings, action.noted?.(done.result))
  return action.afterwards ? action.afterwards(done.result, input, by) : done.result
}

export type ActionPreview = { readonly look: Preview; readonly needs: Verdict['needs'] }

/** A dry run before a request. Nothing is stored, and its locks are released before the response. */
export async function previewAction<Input, Result, Checked>(
  needs: ApprovalNeeds,
  action: Action<Input, Result, Checked>,
  input: Input,
  caller: StaffCaller,
): Promise<ActionPreview> {
  await action.check?.(input, { userId: caller.userId, name: caller.name })
  return needs.db.transaction(async (tx) => {
    const look = await action.preview(tx, input, { userId: caller.userId, name: caller.name })
    const { verdict } = await judge(needs, tx, action, { look, askedBy: caller.userId, caller })
    return { look, needs: verdict.needs }
  })
}

/** Refuses unless each warning was accepted by its name. */
export function demandWarnings({ warnings }: Preview, accepted: readonly string[]): void {
  const open = warnings.filter(({ id }) => !accepted.includes(id))
  if (open.length > 0) refuse('ERR_WARNINGS_NOT_ACCEPTED', { warnings: warnings.map(({ id }) => id) })
}

type Kept = Pick<requests.RequestRow, 'id' | 'expiresAt' | 'playerId' | 'subjectKind' | 'subjectId' | 'subjectLabel'>

/** In the audit log it waits, about the subject of the action and about the request in which it waits. */
function refuseForNow(kept: Kept, audit: Partial<AuditNotes> | undefined): never {
  const { id, expiresAt, playerId, subjectKind, subjectId, subjectLabel } = kept
  recordSubject(audit, { subject: { kind: subjectKind, id: subjectId, label: subjectLabel }, playerId })
  audit?.subject?.('approval', id)
  return refuse('ERR_APPROVAL_NEEDED', { approvalId: id, until: expiresAt.toISOString() })
}

async function keep<Input>(
  needs: ApprovalNeeds,
  tx: Transaction,
  { key, permission }: Pick<Action<never, never>, 'key' | 'permission'>,
  of: {
    readonly input: Input
    readonly inputIndex: string
    readonly look: Preview
    readonly about: About | undefined
    readonly verdict: Verdict
    readonly version: number | null
    readonly by: By
  },
): Promise<Kept> {
  const { clock, target } = needs
  const { input, inputIndex, look, about, verdict, version, by } = of
  const askedAt = clock.now()
  const id = newId(askedAt)
  const expiresAt = new Date(askedAt.getTime() + verdict.livesMinutes * MINUTE_MS)
  const request: requests.NewRequest = {
    id,
    action: key,
    askedBy: by.asker.userId,
    askedByName: by.asker.name,
    askedAt,
    expiresAt,
    reason: by.reason,
    askerAccepted: look.warnings.map((warning) => warning.id),
    inputSealed: sealPart(needs, 'input', id, input),
    lookSealed: sealPart(needs, 'look', id, look),
    inputIndex,
    fingerprint: fingerprintOf(look),
    subjectKind: look.subject.kind,
    subjectId: look.subject.id,
    subjectLabel: look.subject.label,
    playerId: look.playerId,
    venueId: look.venueId ?? null,
    amountMinor: look.amount?.amountMinor ?? null,
    currency: look.amount?.currency ?? null,
    touchedKind: look.touched.kind,
    touched: look.touched.count,
    warnings: look.warnings.map((warning) => warning.id),
    permissions: [...new Set([permission, ...verdict.permissions, ...(look.permissions ?? [])])],
    policyVersion: version,
  }
  const isNew = await requests.insertRequest(tx, target, request)
  if (!isNew) {
    const earlier = await requests.findSame(tx, { target, askedBy: by.asker.userId, action: key, inputIndex })
    return earlier ?? refuse('ERR_STATE_CHANGED')
  }
  if (about) await requests.insertAbout(tx, id, about)
  await publish(tx, 'approvals.asked', { approvalId: id, action: key, askedBy: by.asker.userId })
  return request
}

/** An equal request that has expired is closed first. */
async function expireSame(needs: ApprovalNeeds, tx: Transaction, id: string): Promise<void> {
  const row = await requests.lockRequest(tx, needs.target, id)
  const at = needs.clock.now()
  if (row?.state !== 'waiting' || row.expiresAt > at) return
  await writeEnd(needs, tx, row, { state: 'expired', by: null, at, decision: null })
}
