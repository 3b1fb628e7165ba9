import { addressOf, type FormOfAddress } from '#config/texts/form-of-address.ts'
import type { Clock, Database, FieldCipher, Querier } from '#server/kernel/index.ts'
import { hasVerifiedBankAccount, readIdentityStatus } from '#server/documents/index.ts'
import { unknownState, type LawState, type RuleKind } from '#server/law/index.ts'
import { readTemporaryEnd, temporaryTermOf } from '#server/registration/index.ts'
import { sumOpenDeposits } from '#server/payments/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'
import type { Base, Ground } from '../compose/open-base.ts'

/** The rules that say what an account may do before it is complete. Limits and exclusion have pages of their own. */
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
  /** How refusals address players; formally where it is not said. */
  readonly address?: FormOfAddress
  /** The brand's own term of temporary accounts, where it has one. */
  readonly temporaryAccountDays?: number | undefined
  readonly isIdentityVerified: (db: Querier, playerId: number) => Promise<boolean>
}

/** The facts for the law of accounts: the API checks it before a response, the worker before a payment. */
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
    address: addressOf(brand.tone),
    temporaryAccountDays: brand.registration.temporaryAccountDays,
    isIdentityVerified: async (at, playerId) =>
      (await readIdentityStatus({ clock, market, target }, at, playerId)).isVerified,
  }
}

/**
 * The facts for the law of accounts: whether the person is verified, until when the account is temporary, the sum of
 * deposits (with pending ones and cash taken at desks), and the bank account that money may go to. The law bounds
 * deposits of a temporary account only: for another one they are not summed up and are 0.
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
    isIdentityVerified(db, playerId),
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
  // Cash taken at desks of venues counts as deposits.
  const [{ depositedTotal }, onTheWayMinor] = await Promise.all([
    readMoneyOf(db, playerId),
    sumOpenDeposits(db, playerId),
  ])
  return depositedTotal.amountMinor + onTheWayMinor
}
