import type { MoneyScope } from '#contract/scopes.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { NotAllowed, refuse, type Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { lockClientGrant } from './clients.queries.ts'
import { addDayAmount, addUnproved } from './use.queries.ts'

export type ClientCharge = {
  readonly clientId: string
  readonly scope: MoneyScope
  readonly amountMinor: number
  /** The player whose money leaves the account, where neither card nor PIN has proved that the player wants it. */
  readonly unprovedOf: number | undefined
}

/**
 * Counts an amount that a client moves against its ceilings, in the transaction that moves it: after a rollback it does
 * not count. Refuses with the ceiling and what is left of the day.
 */
export async function chargeClient(
  { clock, market }: Pick<SignInNeeds, 'clock' | 'market'>,
  tx: Transaction,
  { clientId, scope, amountMinor, unprovedOf }: ClientCharge,
): Promise<void> {
  const grant = await lockClientGrant(tx, clientId, scope)
  if (!grant) throw new NotAllowed({ because: 'scope', scope })
  const { callMaxMinor, dayMaxMinor, unprovedMaxMinor } = grant
  const { currency } = market
  if (amountMinor > callMaxMinor)
    return refuse('ERR_CLIENT_AMOUNT', { limit: 'call', maxMinor: callMaxMinor, currency, scope })
  const day = dayOf(market.timeZone, clock.now())
  if (unprovedOf !== undefined) {
    const maxMinor = unprovedMaxMinor ?? 0
    // Of the player's whole day, over all clients: many small amounts are one large one.
    const isWithin = await addUnproved(tx, { playerId: unprovedOf, day, amountMinor, maxMinor })
    if (!isWithin) return refuse('ERR_PROOF_REQUIRED', { maxMinor, currency })
  }
  const over = await addDayAmount(tx, { clientId, scope, day, amountMinor, dayMaxMinor })
  if (!over) return
  const leftMinor = Math.max(0, dayMaxMinor - over.beforeMinor)
  refuse('ERR_CLIENT_AMOUNT', { limit: 'day', maxMinor: dayMaxMinor, leftMinor, currency, scope })
}
