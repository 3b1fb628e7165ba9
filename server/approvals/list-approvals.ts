import type { ReplyOf } from '#contract/call.ts'
import { approvalList } from '#contract/lists/approvals.ts'
import * as calls from '#contract/play-v1/approvals.ts'
import { makeListSource, makeWholeList, type Clock, type Database } from '#server/kernel/index.ts'
import { decidedInSql, mayBeSeenBy } from './approval-list.queries.ts'
import { maySee, rightsOfProposal } from './may-see.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { ProposalList } from './proposals.ts'
import * as requests from './requests.queries.ts'
import { proposalShown, rowShown } from './show-approvals.ts'

/** More than are ever pending. */
const WAITING_MAX = 500

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** What rooms propose themselves. */
  readonly proposals: () => readonly ProposalList[]
}
type Row = ReplyOf<typeof calls.listApprovals>['rows'][number]

/** Pending requests by expiry, then proposals, which do not expire. */
async function listOpen({ db, target, clock, proposals: sources }: Needs, reader: requests.Reader): Promise<Row[]> {
  const waiting = await requests.listWaiting(db, target, clock.now(), WAITING_MAX)
  const rows = waiting.filter((row) => maySee(reader, row)).map((row) => rowShown(row, reader))
  for (const source of sources()) {
    const proposals = (await source.list(db)).filter((one) => maySee(reader, rightsOfProposal(source, one)))
    rows.push(...proposals.map((proposal) => proposalShown(source, proposal, reader)))
  }
  return rows
}

/** Requests that wait for a second person, as a list of the product. */
export const approvalsListed = (needs: Needs) =>
  makeWholeList({
    list: approvalList,
    call: calls.listApprovals,
    keyOf: ({ approvalId }) => approvalId,
    read: async ({ view }, reader) =>
      (await listOpen(needs, reader)).filter(({ canSign, isOwn }) =>
        view === 'mine' ? canSign : view === 'open' || isOwn,
      ),
  })

/** Requests that are over, as a list of the product: those that the reader asked for or could have approved. */
export const decidedListed = ({ db, target }: Pick<Needs, 'db' | 'target'>) =>
  makeListSource<requests.RequestRow, Row>(
    { db },
    {
      of: decidedInSql,
      call: calls.listDecidedApprovals,
      where: (_question, reader) => mayBeSeenBy(target, reader),
      show: (rows, reader) => rows.map((row) => rowShown(row, reader)),
    },
  )

export async function countApprovals(
  needs: Needs & Pick<ApprovalNeeds, 'timeZone'>,
  caller: requests.Reader,
): Promise<ReplyOf<typeof calls.countApprovals>> {
  const { db, target, clock, timeZone } = needs
  const open = await listOpen(needs, caller)
  const mine = open.filter(({ canSign }) => canSign)
  const of = { target, userId: caller.userId, now: clock.now(), timeZone }
  const { executed, refused } = await requests.countDecidedBy(db, of)
  return {
    mine: mine.length,
    own: open.filter(({ isOwn }) => isOwn).length,
    open: open.length,
    nextExpiresAt: mine.find(({ expiresAt }) => expiresAt !== null)?.expiresAt ?? null,
    executedToday: executed,
    refusedToday: refused,
  }
}
