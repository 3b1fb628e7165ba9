import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import { hasVerifiedBankAccount, readIdentityStatus } from '#server/documents/index.ts'
import { findRule, unknownState, type LawState, type RuleKind } from '#server/law/index.ts'
import { sumOpenDeposits } from '#server/payments/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'
import type { Base, Ground } from '../compose/open-base.ts'

/** The rules that say what an account may do before it is whole. Limits and exclusion are told on pages of their own. */
export const ACCOUNT_RULES: readonly RuleKind[] = [
  'market-unknown',
  'minimum-age',
  'temporary-account',
  'identity-to-play',
  'payment-account',
]
const DAY_MS = 86_400_000

export type AccountFacts = {
  readonly db: Database
  readonly clock: Clock
  readonly cipher: FieldCipher
  /** Key of the market. */
  readonly market: string
  readonly target: string
  readonly isIdentityVerified: (playerId: number) => Promise<boolean>
}

/** What the law of accounts asks of a process: the API asks before it answers, the worker before it pays. */
export function composeAccountFacts({
  db,
  clock,
  cipher,
  configuration: { brand, market },
}: Ground & Pick<Base, 'cipher'>): AccountFacts {
  const { target } = brand
  return {
    db,
    clock,
    cipher,
    market: market.key,
    target,
    isIdentityVerified: async (playerId) =>
      (await readIdentityStatus({ clock, market, target }, db, playerId)).isVerified,
  }
}

/**
 * What the law of accounts looks at: whether the person is verified, until when the account is temporary, what was paid in
 * (with what is on its way and what a desk took in cash), and the account that money may go to. The law bounds what is paid
 * in to a temporary account only: of another it is not summed up and is 0.
 */
export async function readAccountState(
  { db, clock, market, isIdentityVerified }: AccountFacts,
  player: { readonly playerId: number; readonly registeredAt: Date; readonly birthDate: string },
): Promise<LawState & { readonly account: NonNullable<LawState['account']> }> {
  const { playerId, registeredAt, birthDate } = player
  const days = findRule(market, 'temporary-account', clock.now())?.figures.days
  const temporaryUntil = days === undefined ? null : new Date(registeredAt.getTime() + days * DAY_MS).toISOString()
  const [isVerified, hasVerifiedPaymentAccount] = await Promise.all([
    isIdentityVerified(playerId),
    hasVerifiedBankAccount(db, playerId),
  ])
  const depositedMinor = isVerified || days === undefined ? 0 : await sumPaidIn(db, playerId)
  return {
    ...unknownState(market),
    birthDate,
    account: {
      state: isVerified ? 'verified' : 'temporary',
      temporaryUntil,
      depositedMinor,
      hasVerifiedPaymentAccount,
      isClosureAsked: false,
    },
  }
}

async function sumPaidIn(db: Database, playerId: number): Promise<number> {
  // What desks of venues took in cash is among what was deposited.
  const [{ depositedTotal }, onTheWayMinor] = await Promise.all([
    readMoneyOf(db, playerId),
    sumOpenDeposits(db, playerId),
  ])
  return depositedTotal.amountMinor + onTheWayMinor
}
