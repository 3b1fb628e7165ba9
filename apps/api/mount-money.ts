import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import { keepBankAccount, type KycNeeds } from '#server/documents/index.ts'
import { ledgerRoutes } from '#server/ledger/index.ts'
import { judgeDeposit } from '#server/limits/index.ts'
import {
  automaticApprovalRoutes,
  correctionRoutes,
  feeRoutes,
  listMovedPayments,
  paymentProposals,
  paymentRoutes,
  reconciliationRoutes,
  restrictionRoutes,
  statementRoutes,
  transferRoutes,
  withdrawalRoutes,
} from '#server/payments/index.ts'
import { proveOwnCard } from '#server/sign-in/index.ts'
import { walletRoutes } from '#server/wallet/index.ts'
import { composeFees } from './compose-fees.ts'
import { composePayments } from './compose-payments.ts'
import { composeTransfers } from './compose-transfers.ts'
import { composeWithdrawals } from './compose-withdrawals.ts'
import type { RulesEnvironment } from './environment.ts'
import { foreseeDepositsBy } from './foresee-deposits.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'

/** Mounts the rooms about money: books, wallets, ways in and out, the bank and its reconciliation. */
export function mountMoney(
  app: FastifyInstance,
  base: Base,
  environment: RulesEnvironment,
  { people, kyc, approvals }: { readonly people: People; readonly kyc: KycNeeds; readonly approvals: Approvals },
): void {
  const { db, clock, configuration } = base
  const { target } = configuration.brand
  const { signIn, limits, exclusion, accountGate, accountFacts } = people
  const judgePaidIn = async (playerId: number, amountMinor: number) => {
    await exclusion.gate.judgeDeposit(playerId)
    // Nothing comes in with a transfer between wallets, which asks with nothing.
    if (amountMinor > 0) await accountGate.judgeDeposit(playerId, amountMinor)
    await judgeDeposit(limits.needs, playerId, amountMinor)
  }
  const judgeCashIn = async (playerId: number, amountMinor: number) => {
    await accountGate.judgeDeposit(playerId, amountMinor)
    await judgeDeposit(limits.needs, playerId, amountMinor)
  }

  const feeNeeds = { db, clock, fees: composeFees(configuration) }
  ledgerRoutes(app, { db })
  walletRoutes(app, {
    db,
    clock,
    listMovedPayments: (playerId, references) => listMovedPayments(db, playerId, references),
  })
  const payments = composePayments(base, environment, {
    codes: signIn.passwords,
    keepOwnAccount: (tx, { consentId, ...account }) => keepBankAccount(kyc, tx, { ...account, proof: { consentId } }),
    judgeDeposit: judgePaidIn,
    foreseeDeposits: foreseeDepositsBy(accountFacts, limits.needs),
  })
  paymentRoutes(app, payments)
  transferRoutes(app, composeTransfers({ payments, configuration, judgeCashIn, signIn }))
  const withdrawals = composeWithdrawals(base, environment, {
    gateways: payments.gateways,
    isIdentityVerified: accountFacts.isIdentityVerified,
    judgeWithdrawal: accountGate.judgeWithdrawal,
    proveOwnCard: (proof) => proveOwnCard(signIn, proof),
    codes: signIn.passwords,
  })
  withdrawalRoutes(app, withdrawals, approvals)
  for (const source of paymentProposals({ corrections: payments, fees: feeNeeds, rules: { ...withdrawals, target } }))
    approvals.include(source)
  automaticApprovalRoutes(app, { ...withdrawals, target })
  statementRoutes(app, {
    ...withdrawals,
    findOtherAccounts: payments.findOtherAccounts,
    judgeDeposit: judgePaidIn,
    statementBank: configuration.brand.payment.statementBank,
  })
  reconciliationRoutes(app, payments)
  correctionRoutes(app, payments)
  feeRoutes(app, feeNeeds)
  restrictionRoutes(app, { ...payments, target })
}
