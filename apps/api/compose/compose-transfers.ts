import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { PaymentNeeds, TransferNeeds } from '#server/payments/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { chargeClient, proveOwnCard, type SignInNeeds } from '#server/sign-in/index.ts'

/** Puts transfers together: the market's bounds, and the same questions that a deposit asks. */
export function composeTransfers(options: {
  readonly payments: PaymentNeeds
  readonly configuration: Configuration
  readonly judgeCashIn: TransferNeeds['judgeCashIn']
  readonly signIn: SignInNeeds
}): TransferNeeds {
  const { payments, configuration, judgeCashIn, signIn } = options
  const { market } = configuration
  return {
    db: payments.db,
    clock: payments.clock,
    findOtherAccounts,
    rules: { currency: market.currency.code, ...operatingFigures[market.key].venueTransfer },
    playerExists: payments.playerExists,
    // What the amount may be is judged apart.
    mayPlay: (playerId) => payments.mayDeposit(playerId, 0),
    judgeCashIn,
    chargeClient: (tx, charge) => chargeClient(signIn, tx, charge),
    proveOwnCard: (proof) => proveOwnCard(signIn, proof),
  }
}
