import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import { hasVerifiedBankAccount, isVerifiedBankAccount } from '#server/documents/index.ts'
import {
  findRule,
  judgeAction,
  refuseByLaw,
  unknownState,
  type Action,
  type LawState,
  type RuleKind,
} from '#server/law/index.ts'
import { sumOpenDeposits } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'

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

/**
 * What the law of accounts looks at: whether the person is verified, until when the account is temporary, what was paid in
 * (with what is on its way: two payments at once do not pass the bound together), and the account that money may go to.
 */
export async function readAccountState(
  { db, clock, market, isIdentityVerified }: AccountFacts,
  player: { readonly playerId: number; readonly registeredAt: Date; readonly birthDate: string },
): Promise<LawState & { readonly account: NonNullable<LawState['account']> }> {
  const { playerId, registeredAt, birthDate } = player
  const days = findRule(market, 'temporary-account', clock.now())?.figures.days
  const temporaryUntil = days === undefined ? null : new Date(registeredAt.getTime() + days * DAY_MS).toISOString()
  const [isVerified, { depositedTotal }, onTheWayMinor, hasVerifiedPaymentAccount] = await Promise.all([
    isIdentityVerified(playerId),
    readMoneyOf(db, playerId),
    sumOpenDeposits(db, playerId),
    hasVerifiedBankAccount(db, playerId),
  ])
  return {
    ...unknownState(market),
    birthDate,
    account: {
      state: isVerified ? 'verified' : 'temporary',
      temporaryUntil,
      depositedMinor: depositedTotal.amountMinor + onTheWayMinor,
      hasVerifiedPaymentAccount,
      isClosureAsked: false,
    },
  }
}

export type AccountGate = {
  /** Refuses what a temporary account may not take in (CZ-13). */
  readonly judgeDeposit: (playerId: number, amountMinor: number) => Promise<void>
  /**
   * Refuses money out of a temporary account (CZ-13), and to an account that is not verified (CZ-39, SK-OP-01).
   * @param iban of a transfer; for other ways any verified account of the player counts
   */
  readonly judgeWithdrawal: (playerId: number, iban?: string) => Promise<void>
}

/** Stands before deposits and withdrawals; a refusal is kept in the log of the law and tells its rule and figure. */
export function openAccountGate(facts: AccountFacts): AccountGate {
  const { db, clock, cipher, market, target } = facts
  const judge = async (playerId: number, action: Action, adapt: (state: LawState) => Promise<LawState>) => {
    const player = await findPlayerById(db, target, playerId)
    // A venue may name anybody: the room itself refuses whom nobody knows.
    if (!player) return
    const { registeredAt, birthDate } = player
    const state = await adapt(await readAccountState(facts, { playerId, registeredAt, birthDate }))
    const decision = await judgeAction({ db, clock }, { state, action, playerId, only: ACCOUNT_RULES })
    if (decision.outcome === 'refused') refuseByLaw(decision.refusal, market, clock.now())
  }
  return {
    judgeDeposit: (playerId, amountMinor) =>
      judge(playerId, { kind: 'deposit', amountMinor }, (state) => Promise.resolve(state)),
    judgeWithdrawal: (playerId, iban) =>
      judge(playerId, { kind: 'withdraw' }, async (state) => {
        if (iban === undefined || !state.account) return state
        const isVerified = await isVerifiedBankAccount({ db, cipher }, playerId, iban)
        return { ...state, account: { ...state.account, hasVerifiedPaymentAccount: isVerified } }
      }),
  }
}
