import type { ReplyOf } from '#contract/call.ts'
import type { closeCredit as call } from '#contract/play-v1/staff-hall.ts'
import type { CreditOutcome } from '#contract/shapes/venue-play.ts'
import { emptyPreview, requestOf, type Action, type Guarded } from '#server/approvals/index.ts'
import { countsAt, newId, refuse, type Input, type Transaction } from '#server/kernel/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { placeNameOf } from '../place-name.ts'
import { insertClosing } from './credit-closings.queries.ts'
import { findCase, lockCredit, settleCase, type CreditCase } from './credit-left.queries.ts'
import { sumGiven, sumLeft } from './sum-left.ts'
import { tellPlayer } from './tell-player.ts'

export type Closing = {
  readonly creditId: string
  readonly outcome: CreditOutcome
  /** Number of the receipt of cash; only cash has one. */
  readonly receipt: string | null
}
type Needs = Pick<VenuePlayNeeds, 'db' | 'clock' | 'target' | 'currency' | 'findContact' | 'sendLetter'>

/** Closes a case of credit left on a terminal of the caller's venue, which the terminal did not give back. */
export async function closeCredit(
  { db, target }: Needs,
  close: Guarded<Closing, ReplyOf<typeof call>>,
  input: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { incidentId, outcome, receipt } = input.body
  const found = await findCase(db, target, incidentId)
  if (!found || !countsAt(input.caller, 'cash.work', found.venueId)) return refuse('ERR_CREDIT_NOT_FOUND')
  const number = receipt?.trim() ?? ''
  if ((outcome === 'paid') !== (number !== '')) return refuse('ERR_CREDIT_RECEIPT')
  return close({ creditId: found.id, outcome, receipt: number === '' ? null : number }, requestOf(input))
}

/**
 * The claim of a player ends by the word of the venue. So the player is told, and what the terminal gives back all the same is shown
 * to the venue (decision 0505).
 */
export function closeCreditAction(needs: Needs): Action<Closing, ReplyOf<typeof call>> {
  const { clock, target, currency } = needs
  return {
    key: 'venue-play.close-credit',
    permission: 'cash.work',
    preview: async (tx, { creditId, outcome, receipt }) => {
      const { found, amountMinor } = await lockLeft(needs, tx, creditId)
      const { venueName, terminal } = await placeNameOf(tx, { ...found, target })
      const amount = { amountMinor, currency }
      return {
        ...emptyPreview,
        subject: { kind: 'terminal', id: found.terminalId, label: `${venueName}, ${terminal}` },
        playerId: found.playerId,
        venueId: found.venueId,
        amount,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'creditLeft', before: amount, after: { ...amount, amountMinor: 0 } },
          { field: 'creditOutcome', before: null, after: outcome },
          ...(receipt === null ? [] : [{ field: 'receipt', before: null, after: receipt }]),
        ],
      }
    },
    run: async (tx, { creditId, outcome, receipt }, { asker, approver }) => {
      const { found, amountMinor } = await lockLeft(needs, tx, creditId)
      const at = clock.now()
      await insertClosing(tx, {
        id: newId(at),
        creditId,
        amountMinor,
        outcome,
        receipt,
        closedBy: asker.userId,
        closedByName: asker.name,
        approvedBy: approver?.userId ?? null,
        approvedByName: approver?.name ?? null,
        closedAt: at,
        givenMinor: await sumGiven(tx, found, found.openedAt),
      })
      await settleCase(tx, creditId, at)
      await tellPlayer(needs, tx, {
        of: found,
        amountMinor,
        write: ({ values, ...to }) => ({
          ...to,
          template: 'credit-closed',
          values: { ...values, outcome, receipt: receipt ?? '' },
        }),
      })
      return { done: true }
    },
  }
}

/** An open case, and what is left of it now: a transfer may have given it back since it was judged. */
async function lockLeft(
  { clock, target }: Needs,
  tx: Transaction,
  creditId: string,
): Promise<{ readonly found: CreditCase; readonly amountMinor: number }> {
  const found = await findCase(tx, target, creditId)
  if (!found) return refuse('ERR_CREDIT_NOT_FOUND')
  await lockCredit(tx, found)
  const { open, leftMinor: amountMinor } = await sumLeft(tx, found, clock.now())
  return open?.id === found.id && amountMinor > 0 ? { found, amountMinor } : refuse('ERR_STATE_CHANGED')
}
