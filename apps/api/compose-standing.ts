import type { WISHES } from '#contract/onling-v2/account-requirements.ts'
import type { Clock, Database } from '#server/kernel/index.ts'
import {
  decide,
  detailsOf,
  findRule,
  unknownState,
  type Action,
  type LawState,
  type RuleKind,
} from '#server/law/index.ts'
import { areLimitsChosen, type LimitsNeeds } from '#server/limits/index.ts'
import type { Standing } from '#server/registration/index.ts'
import { readMoneyOf } from '#server/wallet/index.ts'

/** The rules that say what an account may do before it is whole. Limits and exclusion are told on pages of their own. */
const ACCOUNT_RULES: readonly RuleKind[] = [
  'market-unknown',
  'minimum-age',
  'temporary-account',
  'identity-to-play',
  'payment-account',
]
const DAY_MS = 86_400_000

/** Where an account stands: by the law of the market, the limits, the documents and the books. */
export function composeStanding(options: {
  readonly db: Database
  readonly clock: Clock
  readonly market: string
  readonly limits: LimitsNeeds
  readonly isIdentityVerified: (playerId: number) => Promise<boolean>
  readonly hasVerifiedBankAccount: (playerId: number) => Promise<boolean>
}): Standing {
  const { db, clock, market, limits, isIdentityVerified, hasVerifiedBankAccount } = options
  return {
    read: async ({ playerId, registeredAt, birthDate, isPoliticallyExposed }) => {
      const now = clock.now()
      const isVerified = await isIdentityVerified(playerId)
      const days = findRule(market, 'temporary-account', now)?.figures.days
      const temporaryUntil = days === undefined ? null : new Date(registeredAt.getTime() + days * DAY_MS)
      const { depositedTotal } = await readMoneyOf(db, playerId)
      const hasVerifiedPaymentAccount = await hasVerifiedBankAccount(playerId)
      const state: LawState = {
        ...unknownState(market),
        birthDate,
        isPoliticallyExposed,
        account: {
          state: isVerified ? 'verified' : 'temporary',
          temporaryUntil: temporaryUntil?.toISOString() ?? null,
          depositedMinor: depositedTotal.amountMinor,
          hasVerifiedPaymentAccount,
          isClosureAsked: false,
        },
      }
      return {
        isIdentityVerified: isVerified,
        hasVerifiedPaymentAccount,
        areLimitsChosen: await db.transaction((tx) => areLimitsChosen(limits, tx, playerId)),
        temporaryUntil: isVerified ? null : temporaryUntil,
        refusalOf: (wish) => {
          const decision = decide(state, actionOf(wish), now, ACCOUNT_RULES)
          if (decision.outcome === 'allowed') return null
          const { texts } = detailsOf(decision.refusal, market, now)
          return { refusal: decision.refusal, texts: texts as Readonly<Record<string, string>> }
        },
      }
    },
  }
}

/** The least of its kind: what is refused then is refused at all. */
function actionOf(wish: (typeof WISHES)[number]): Action {
  if (wish === 'deposit') return { kind: 'deposit', amountMinor: 1 }
  if (wish === 'withdraw') return { kind: 'withdraw' }
  return { kind: 'stake', stakeMinor: 1, game: 'casino', winMaxMinor: null, hourLossMaxMinor: null, isAutoplay: false }
}
