import type { CurrencyCode } from '#money'
import { payoutPartnerOf } from '#contract/shapes/withdrawals.ts'
import { newId, type Clock, type Transaction } from '#server/kernel/index.ts'
import { openBalanceAccount, openContraAccount, postMovement } from '#server/ledger/index.ts'
import { chargeDepositFee } from '#server/wallet/index.ts'
import * as queries from './fees.queries.ts'

type CreditedDeposit = {
  readonly id: string
  readonly playerId: number
  readonly gateway: string
  readonly currency: CurrencyCode
  readonly feeMinor: number
  readonly partnerFeeMinor: number
}

/** Books the fees of a deposit in the transaction of its credit: the player's, and what the partner charges us. */
export async function bookDepositFees(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  { id: paymentId, playerId, gateway, currency, feeMinor, partnerFeeMinor }: CreditedDeposit,
): Promise<void> {
  const bookedAt = clock.now()
  const fee = { paymentId, withdrawalId: null, currency, bookedAt }
  if (feeMinor > 0) {
    const id = newId(bookedAt)
    await queries.insertBooked(tx, { ...fee, id, payer: 'player', amountMinor: feeMinor })
    await chargeDepositFee(tx, { playerId, movementId: id, amount: { amountMinor: feeMinor, currency } })
  }
  if (partnerFeeMinor > 0) {
    const id = newId(bookedAt)
    await queries.insertBooked(tx, { ...fee, id, payer: 'house', amountMinor: partnerFeeMinor })
    const clearing = `gateway:${gateway.toLowerCase()}:clearing`
    await bookCost(tx, { id, partner: gateway, clearing, amountMinor: partnerFeeMinor, currency })
  }
}

/** Books what a paid withdrawal costs us, once. The player pays no fee for it. */
export async function bookPayoutFee(
  tx: Transaction,
  { clock }: { readonly clock: Clock },
  withdrawal: {
    readonly id: string
    readonly method: string
    readonly currency: CurrencyCode
    readonly partnerFeeMinor: number
  },
): Promise<void> {
  const { id: withdrawalId, method, currency, partnerFeeMinor: amountMinor } = withdrawal
  if (amountMinor === 0 || (await queries.isPayoutFeeBooked(tx, withdrawalId))) return
  const bookedAt = clock.now()
  const id = newId(bookedAt)
  await queries.insertBooked(tx, { id, paymentId: null, withdrawalId, payer: 'house', amountMinor, currency, bookedAt })
  const clearing = `withdrawals:${method.toLowerCase()}:clearing`
  await bookCost(tx, { id, partner: payoutPartnerOf(method), clearing, amountMinor, currency })
}

/**
 * Books a fee that the partner deducts from the money it owes us as a cost of the house: its clearing account, which is less than
 * nothing by that money, gets the fee, and `house:fees:<partner>` gives it.
 */
async function bookCost(
  tx: Transaction,
  cost: {
    readonly id: string
    readonly partner: string
    readonly clearing: string
    readonly amountMinor: number
    readonly currency: CurrencyCode
  },
): Promise<void> {
  const { id: reference, partner, clearing, amountMinor: creditMinor, currency } = cost
  const accountId = await openBalanceAccount(tx, { path: clearing, currency })
  const contraId = await openContraAccount(tx, { path: `house:fees:${partner.toLowerCase()}`, currency })
  await postMovement(tx, { reference, kind: 'partner-fee', accountId, contraId, debitMinor: 0, creditMinor })
}
