import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-cash.ts'
import { shiftCan, shiftMoves } from '#contract/states/cash-states.ts'
import { proposalCan, proposalMoves, type ProposalMove } from '#contract/states/proposal-states.ts'
import { countsAt, refuse, type AuditNotes, type Input, type Transaction } from '#server/kernel/index.ts'
import { bookHouseCash } from './book-house-cash.ts'
import { lockDesk, type DeskRow } from './desks.queries.ts'
import * as queries from './differences.queries.ts'
import type { CashDeskNeeds } from './needs.ts'
import { lockShift, reopenShift, setShiftState, sumShift } from './shifts.queries.ts'
import { ownKey, writeMovement } from './write-movement.ts'

type Decision = Pick<Input<typeof calls.confirmDifference>, 'body' | 'caller'> &
  Partial<Pick<AuditNotes, 'subject'> & Pick<Input<typeof calls.confirmDifference>, 'changed'>>
type Decided = ReplyOf<typeof calls.confirmDifference>

/**
 * A second person, who is neither the cashier nor who counted, confirms a difference, which is then booked; or rejects
 * the count: an opening is cancelled, a closing shift is open again and must be counted again.
 */
export async function decideDifference(
  needs: CashDeskNeeds,
  move: ProposalMove,
  { body, caller, ...notes }: Decision,
): Promise<Decided> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const found = await queries.lockDifference(tx, target, body.differenceId.toLowerCase())
    if (!found || !proposalCan(move, found.state)) return refuse('ERR_STATE_CHANGED')
    if (found.proposedBy === caller.userId || found.cashierId === caller.userId)
      return refuse('ERR_SECOND_PERSON_NEEDED')
    const shift = await lockShift(tx, target, found.shiftId)
    const desk = shift && (await lockDesk(tx, target, shift.deskId))
    if (!shift || !desk || !countsAt(caller, 'cash.manage', desk.venueId)) return refuse('ERR_STATE_CHANGED')
    const shiftMove =
      `${move === 'approve' ? 'confirm' : 'refuse'}${found.moment === 'opening' ? 'Opening' : 'Count'}` as const
    if (!shiftCan(shiftMove, shift.state)) return refuse('ERR_STATE_CHANGED', { state: shift.state })
    const at = clock.now()
    const { to: state } = proposalMoves[move]
    const made = { state, by: caller.userId, byName: caller.name, at, decision: body.explanation }
    await queries.decideDifference(tx, found.id, made)
    if (move === 'approve') await bookDifference(tx, desk, found, made)
    if (shiftMove === 'refuseOpening') await takeBackBrought(tx, desk, shift.id, made)
    if (shiftMove === 'refuseCount') await reopenShift(tx, shift.id)
    else await setShiftState(tx, shift.id, shiftMoves[shiftMove].to)
    const end = move === 'approve' ? 'executed' : 'refused'
    const told = { kind: 'cash-desk.difference', proposedBy: found.proposedBy, end, by: caller } as const
    await needs.notifyProposer?.(tx, { ...told, decision: body.explanation })
    notes.subject?.('cash-desk', desk.id, desk.name)
    const { expectedMinor, countedMinor } = found
    notes.changed?.(
      { shift: shift.number, state: shift.state },
      { shift: shift.number, state: shiftMoves[shiftMove].to, expectedMinor, countedMinor },
    )
    return { done: true } as const
  })
}

type Made = { readonly by: number; readonly byName: string; readonly at: Date; readonly decision: string }

async function bookDifference(tx: Transaction, desk: DeskRow, found: queries.DifferenceRow, made: Made): Promise<void> {
  const deltaMinor = found.countedMinor - found.expectedMinor
  await writeMovement(
    tx,
    desk,
    {
      shiftId: found.shiftId,
      kind: 'difference',
      deltaMinor,
      key: ownKey('difference', found.id),
      explanation: found.explanation,
      byId: found.proposedBy,
      byName: found.proposedByName,
      approvedBy: made.by,
      approvedByName: made.byName,
      at: made.at,
    },
    (id) => bookHouseCash(tx, { id, deskId: desk.id, currency: desk.currency, kind: 'cash-difference', deltaMinor }),
  )
}

/** Cash brought for a rejected opening returns to the safe: nothing else has moved in this shift. */
async function takeBackBrought(tx: Transaction, desk: DeskRow, shiftId: string, made: Made): Promise<void> {
  const { suppliedMinor } = await sumShift(tx, shiftId)
  if (suppliedMinor === 0) return
  const { by: byId, byName, at, decision: explanation } = made
  const deltaMinor = -suppliedMinor
  const kind = 'collection'
  const movement = {
    shiftId,
    kind,
    deltaMinor,
    key: ownKey('refused', shiftId),
    explanation,
    byId,
    byName,
    at,
  } as const
  await writeMovement(tx, desk, movement, (id) =>
    bookHouseCash(tx, { id, deskId: desk.id, currency: desk.currency, kind: 'cash-carried', deltaMinor }),
  )
}
