import type { Static } from 'typebox'
import type { Approval, ApprovalRow } from '#contract/shapes/approvals.ts'
import { approvalCan } from '#contract/states/approval-states.ts'
import { refuse, type RefusalDetails } from '#server/kernel/index.ts'
import type { Action, Preview } from './action.ts'
import { maySee, rightsOfProposal } from './may-see.ts'
import type { ApprovalNeeds } from './needs.ts'
import { findProposal, type Proposal, type ProposalList } from './proposals.ts'
import type { Approvals } from './registry.ts'
import * as requests from './requests.queries.ts'
import { openPreview, openPart } from './seal.ts'
import { previewAgain } from './sign-request.ts'

type Row = Static<typeof ApprovalRow>
type Shown = Static<typeof Approval>

const DAYS_90_MS = 90 * 24 * 3_600_000
const HISTORY_ROWS = 10

export function rowShown(row: requests.RequestRow, reader: requests.Reader): Row {
  const isOwn = row.askedBy === reader.userId
  return {
    approvalId: row.id,
    number: row.number,
    action: row.action,
    state: row.state,
    subject: { kind: row.subjectKind, id: row.subjectId, label: row.subjectLabel },
    playerId: row.playerId,
    amount:
      row.amountMinor === null || row.currency === null
        ? null
        : { amountMinor: row.amountMinor, currency: row.currency },
    touched: { kind: row.touchedKind, count: row.touched },
    warnings: [...row.warnings],
    askedBy: row.askedBy,
    askedByName: row.askedByName,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    canSign: !isOwn && approvalCan('execute', row.state) && maySee(reader, row),
    isOwn,
  }
}

export function proposalShown(source: ProposalList, proposal: Proposal, reader: requests.Reader): Row {
  const { look, askedBy } = proposal
  const isOwn = askedBy === reader.userId
  return {
    approvalId: proposal.id,
    number: null,
    action: source.kind,
    state: 'waiting',
    subject: look.subject,
    playerId: look.playerId,
    amount: look.amount,
    touched: look.touched,
    warnings: look.warnings.map(({ id }) => id),
    askedBy,
    askedByName: proposal.askedByName,
    askedAt: proposal.askedAt.toISOString(),
    expiresAt: null,
    decidedByName: null,
    decidedAt: null,
    canSign: !isOwn && maySee(reader, rightsOfProposal(source, proposal)),
    isOwn,
  }
}

/** One request with everything that is read before its approval; a dry run shows what it would do now. */
export async function readApproval(
  needs: ApprovalNeeds & { readonly approvals: Approvals },
  approvalId: string,
  reader: requests.Reader,
): Promise<Shown> {
  const { db, target, clock, approvals } = needs
  const row = await requests.findRequest(db, target, approvalId)
  if (!row) return readProposal(needs, approvalId, reader)
  if (!maySee(reader, row)) return refuse('ERR_APPROVAL_NOT_FOUND')
  const since = new Date(clock.now().getTime() - DAYS_90_MS)
  const [history, asker, now] = await Promise.all([
    requests.listOfSubject(db, target, row, { ...reader, limit: HISTORY_ROWS }),
    requests.countOfAsker(db, target, row.askedBy, since),
    row.state === 'waiting'
      ? lookNow(needs, approvals.findAction(row.action) as Action<unknown, unknown> | undefined, row)
      : {
          look: openPreview(needs, 'changed-look', row.id, row.changedLookSealed),
          obstacle: row.obstacle,
          details: openPart<RefusalDetails>(needs, 'obstacle-details', row.id, row.obstacleDetailsSealed) ?? {},
        },
  ])
  return {
    ...rowShown(row, reader),
    reason: row.reason,
    decision: row.decision,
    acceptedByAsker: [...row.askerAccepted],
    acceptedBySigner: [...row.signerAccepted],
    look: openPreview(needs, 'look', row.id, row.lookSealed),
    lookNow: now.look,
    obstacle: now.obstacle,
    obstacleDetails: { ...now.details },
    permissions: [...row.permissions],
    policyVersion: row.policyVersion,
    history: history.map(({ id, number, action, state, askedByName, decidedByName, askedAt, decidedAt }) => ({
      approvalId: id,
      number,
      action,
      state,
      askedByName,
      decidedByName,
      at: (decidedAt ?? askedAt).toISOString(),
    })),
    asker,
  }
}

/**
 * The state of a request of the policy alone, without a dry run. One that waits is expired once its time is over, also
 * before the worker has recorded it.
 */
export async function readState(
  { db, target, clock }: Pick<ApprovalNeeds, 'db' | 'target' | 'clock'>,
  approvalId: string,
  reader: requests.Reader,
): Promise<{ readonly state: Row['state'] }> {
  const row = await requests.findRequest(db, target, approvalId)
  if (!row || !maySee(reader, row)) return refuse('ERR_APPROVAL_NOT_FOUND')
  return { state: row.state === 'waiting' && row.expiresAt <= clock.now() ? 'expired' : row.state }
}

type Now = { readonly look: Preview | null; readonly obstacle: string | null; readonly details: RefusalDetails }

/** A dry run in a transaction of its own: its locks are released before the response. */
async function lookNow(
  needs: ApprovalNeeds,
  action: Action<unknown, unknown> | undefined,
  row: requests.RequestRow,
): Promise<Now> {
  const input = openPart(needs, 'input', row.id, row.inputSealed)
  if (!action || input === undefined) return { look: null, obstacle: 'ERR_APPROVAL_NOT_FOUND', details: {} }
  const asker = { userId: row.askedBy, name: row.askedByName }
  const seen = await needs.db.transaction((tx) => previewAgain(action, tx, input, asker))
  return 'look' in seen ? { look: seen.look, obstacle: null, details: {} } : { look: null, ...seen }
}

async function readProposal(
  { db, target, clock, approvals }: ApprovalNeeds & { readonly approvals: Approvals },
  id: string,
  reader: requests.Reader,
): Promise<Shown> {
  const found = await findProposal(db, approvals.sources(), id)
  if (!found) return refuse('ERR_APPROVAL_NOT_FOUND')
  const { source, proposal } = found
  if (!maySee(reader, rightsOfProposal(source, proposal))) return refuse('ERR_APPROVAL_NOT_FOUND')
  const since = new Date(clock.now().getTime() - DAYS_90_MS)
  return {
    ...proposalShown(source, proposal, reader),
    reason: proposal.reason,
    decision: null,
    acceptedByAsker: [],
    acceptedBySigner: [],
    look: proposal.look,
    lookNow: proposal.look,
    obstacle: null,
    obstacleDetails: {},
    permissions: [source.permission],
    policyVersion: null,
    history: [],
    asker: await requests.countOfAsker(db, target, proposal.askedBy, since),
  }
}
