import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/approvals.ts'
import { idOfCursor, pageLimit, pageOf, type Input } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import type { Approvals } from './registry.ts'
import * as requests from './requests.queries.ts'
import { maySee, proposalShown, rowShown, type Reader } from './show-approvals.ts'

/** More than are ever pending: the list has no pages. */
const WAITING_MAX = 500

type Needs = ApprovalNeeds & { readonly approvals: Approvals }
type Row = ReplyOf<typeof calls.listApprovals>['rows'][number]

/** Pending requests by expiry, then proposals, which do not expire. */
async function listOpen({ db, target, clock, approvals }: Needs, reader: Reader): Promise<Row[]> {
  const waiting = await requests.listWaiting(db, target, clock.now(), WAITING_MAX)
  const rows = waiting.filter((row) => maySee(reader, row)).map((row) => rowShown(row, reader))
  for (const source of approvals.sources()) {
    const mayDecide = reader.permissions.includes(source.permission)
    const proposals = (await source.list(db)).filter(({ askedBy }) => mayDecide || askedBy === reader.userId)
    rows.push(...proposals.map((proposal) => proposalShown(source, proposal, reader)))
  }
  return rows
}

export async function listApprovals(
  needs: Needs,
  { query, caller }: Pick<Input<typeof calls.listApprovals>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listApprovals>> {
  const { db, target } = needs
  if (query.view !== 'decided') {
    const open = await listOpen(needs, caller)
    const rows = open.filter(({ canSign, isOwn }) => (query.view === 'mine' ? canSign : query.view === 'open' || isOwn))
    return { rows, nextCursor: null }
  }
  const limit = pageLimit(query.limit)
  const of = { target, ...caller, before: idOfCursor(query.cursor) }
  const { rows, nextCursor } = pageOf(await requests.listDecided(db, of, limit + 1), limit, ({ id }) => id)
  return { rows: rows.map((row) => rowShown(row, caller)), nextCursor }
}

export async function countApprovals(needs: Needs, caller: Reader): Promise<ReplyOf<typeof calls.countApprovals>> {
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
