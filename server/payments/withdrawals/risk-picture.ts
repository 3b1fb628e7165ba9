import type { Static } from 'typebox'
import type { RiskPicture } from '#contract/shapes/risk-picture.ts'
import type { Payee, WithdrawalNeeds } from './needs.ts'
import * as queries from './risk.queries.ts'
import { accountHint } from './withdrawal-info.ts'
import type { WithdrawalRow } from './withdrawals.queries.ts'

const ACCOUNTS_SHOWN = 10

/** Collects the facts that staff look at before they pay a withdrawal. */
export async function readRiskPicture(
  { db }: Pick<WithdrawalNeeds, 'db'>,
  { id, playerId, currency }: WithdrawalRow,
  payee: Payee | undefined,
): Promise<Static<typeof RiskPicture>> {
  const [waysIn, accounts, earlier] = await Promise.all([
    queries.sumWaysIn(db, playerId, currency),
    queries.listPayoutAccounts(db, playerId, ACCOUNTS_SHOWN),
    queries.countEnded(db, playerId, id),
  ])
  return {
    registeredAt: payee?.registeredAt?.toISOString() ?? null,
    lockedAt: payee?.lockedAt?.toISOString() ?? null,
    waysIn: waysIn.map(({ total, lastAt, ...way }) => ({
      ...way,
      total: { amountMinor: total, currency },
      lastAt: lastAt.toISOString(),
    })),
    accounts: accounts.map(({ iban, ...account }) => ({ accountHint: accountHint(iban), ...account })),
    earlier,
  }
}
