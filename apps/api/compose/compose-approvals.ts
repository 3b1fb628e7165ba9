import { firstApprovalPolicy } from '#config/approval-policy.ts'
import { openApprovals, writeFirstPolicy, type ApprovalNeeds, type Approvals } from '#server/approvals/index.ts'
import { findGrants } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'
import { notifyAskerBy } from '../notify-asker.ts'

export type OpenApprovals = { readonly needs: ApprovalNeeds; readonly approvals: Approvals }

/**
 * Opens the approval policy for a process that carries out requests; rooms register their actions while they are
 * mounted.
 */
export async function composeApprovals(
  { db, clock, cipher, configuration }: Pick<Base, 'db' | 'clock' | 'cipher' | 'configuration'>,
  environment: Pick<RulesEnvironment, 'publicBackofficeOrigin'>,
): Promise<OpenApprovals> {
  const { brand, market } = configuration
  const { target } = brand
  const ofMarket = { clock, target, market: { currency: market.currency.code, timeZone: market.timeZone } }
  const needs: ApprovalNeeds = {
    db,
    clock,
    cipher,
    target,
    timeZone: market.timeZone,
    notifyAsker: notifyAskerBy({ clock, configuration }, environment),
    findGrants: (querier, userId) => findGrants(querier, ofMarket, userId),
  }
  await writeFirstPolicy(needs, firstApprovalPolicy(market.key))
  return { needs, approvals: openApprovals(needs) }
}
