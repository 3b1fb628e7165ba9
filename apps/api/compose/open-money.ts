import { storeBankAccount, type KycNeeds } from '#server/documents/index.ts'
import { proveOwnCard } from '#server/sign-in/index.ts'
import { composePayments } from './compose-payments.ts'
import { composeWithdrawals } from './compose-withdrawals.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { previewDepositsBy } from '../gates/preview-deposits.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'
import { cashInGates, depositGates, inOrder } from '../gates/people-gates.ts'

export type Money = ReturnType<typeof openMoney>

/** Composes deposits and withdrawals with the gates of each. */
export function openMoney(base: Base, environment: RulesEnvironment, people: People, kyc: KycNeeds) {
  const { signIn, limits, exclusion, accountGate, accountFacts, judgeTerms } = people
  const keepers = { exclusion: exclusion.gate, accountGate, judgeTerms, limits: limits.needs }
  const judgeDeposit = inOrder(depositGates, keepers)
  const payments = composePayments(base, environment, {
    codes: signIn.passwords,
    storeOwnAccount: (tx, { consentId, ...account }) => storeBankAccount(kyc, tx, { ...account, proof: { consentId } }),
    judgeDeposit,
    previewDeposits: previewDepositsBy(accountFacts, limits.needs),
  })
  const withdrawals = composeWithdrawals(base, environment, {
    gateways: payments.gateways,
    isIdentityVerified: accountFacts.isIdentityVerified,
    judgeWithdrawal: accountGate.judgeWithdrawal,
    proveOwnCard: (proof) => proveOwnCard(signIn, proof),
    codes: signIn.passwords,
  })
  return { payments, withdrawals, judgeDeposit, judgeCashIn: inOrder(cashInGates, keepers) }
}
