import type { Configuration } from '#config/resolve.ts'
import { operatingFigures } from '#config/operating-figures.ts'
import type { PaymentNeeds, TransferNeeds } from '#server/payments/index.ts'
import { findOtherAccounts } from '#server/players/index.ts'
import { findTerminalAt, judgePlace, type TopologyNeeds } from '#server/topology/index.ts'
import { chargeClient, proveOwnCard, type SignInNeeds } from '#server/sign-in/index.ts'
import { giftsAtWithdrawal } from './compose-gifts-at-withdrawal.ts'

/** Composes transfers with the market's bounds and the gates of deposits. */
export function composeTransfers(options: {
  readonly payments: PaymentNeeds
  readonly configuration: Configuration
  readonly judgeCashIn: TransferNeeds['judgeCashIn']
  readonly signIn: SignInNeeds
  readonly places: TopologyNeeds
  readonly cashLaw: TransferNeeds['cashLaw']
}): TransferNeeds {
  const { payments, configuration, judgeCashIn, signIn, places, cashLaw } = options
  const { db, clock } = payments
  const { market } = configuration
  return {
    db,
    clock,
    findOtherAccounts,
    rules: { currency: market.currency.code, ...operatingFigures[market.key].venueTransfer },
    playerExists: payments.playerExists,
    // The bounds of the amount are checked separately.
    mayPlay: (playerId) => payments.mayDeposit(playerId, 0),
    judgeCashIn,
    cashLaw,
    gifts: giftsAtWithdrawal,
    judgePlace: async (place) => void (await judgePlace(places, db, { ...place, at: clock.now() })),
    findTerminal: (venueId, words) => findTerminalAt(places, db, { venueId, words, at: clock.now() }),
    chargeClient: (tx, charge) => chargeClient(signIn, tx, charge),
    proveOwnCard: (proof) => proveOwnCard(signIn, proof),
  }
}
