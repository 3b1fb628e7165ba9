import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import { hasVerifiedBankAccount, readIdentityStatus } from '#server/documents/index.ts'
import { unknownState, type LawState, type RuleKind } from '#server/law/index.ts'
import { readTemporaryEnd, temporaryTermOf } from '#server/registration/index.ts'
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

export type AccountFacts = {
  readonly db: Database
  readonly clock: Clock
  readonly cipher: FieldCipher
  /** Key of the market. */
  readonly market: string
  readonly target: string
  /** The brand's own term of temporary accounts, where it has one. */
  readonly temporaryAccountDays?: number | undefined
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
    temporaryAccountDays: brand.registration.temporaryAccountDays,
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
  { db, clock, market, temporaryAccountDays, isIdentityVerified }: AccountFacts,
  player: { readonly playerId: number; readonly registeredAt: Date; readonly birthDate: string },
): Promise<LawState & { readonly account: NonNullable<LawState['account']> }> {
  const { playerId, registeredAt, birthDate } = player
  const term = temporaryTermOf(market, temporaryAccountDays, clock.now())
  const temporaryUntil = term
    ? (await readTemporaryEnd(db, term, { playerId, registeredAt })).until.toISOString()
    : null
  const [isVerified, hasVerifiedPaymentAccount] = await Promise.all([
    isIdentityVerified(playerId),
    hasVerifiedBankAccount(db, playerId),
  ])
  const depositedMinor = isVerified || term === undefined ? 0 : await sumPaidIn(db, playerId)
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
