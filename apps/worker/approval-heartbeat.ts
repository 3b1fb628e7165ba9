import type { Heartbeat, Querier } from '#server/kernel/index.ts'
import { approveWithdrawals, isTypeRestricted, type PaymentNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { composeAccountFacts } from '../api/gates/account-facts.ts'
import { openAccountGate } from '../api/gates/account-gate.ts'
import type { Base } from '../api/compose/open-base.ts'

const APPROVE_EVERY_MS = 2_000

/** Checks newly confirmed withdrawals, where staff have switched automatic approval on. */
export function approvalHeartbeat(base: Base, { gateways }: Pick<PaymentNeeds, 'gateways'>): Heartbeat {
  const { db, clock, logger, configuration } = base
  const { target } = configuration.brand
  const facts = composeAccountFacts(base)
  const { judgeWithdrawal } = openAccountGate(facts)
  const needs = {
    db,
    clock,
    target,
    payoutGateways: gateways,
    findPayee: (at: Querier, playerId: number) => findPlayerById(at, target, playerId),
    isIdentityVerified: facts.isIdentityVerified,
    judgeWithdrawal,
    isRestricted: (playerId: number, method: string) =>
      isTypeRestricted({ db, target }, playerId, { direction: 'withdrawal', method }),
    onFailure: (error: unknown, withdrawalId: string) =>
      logger.error({ err: error, withdrawalId }, 'a withdrawal could not be judged by the rule'),
  }
  return {
    name: 'payments.approve-withdrawals',
    everyMs: APPROVE_EVERY_MS,
    beat: async () => {
      await approveWithdrawals(needs)
    },
  }
}
