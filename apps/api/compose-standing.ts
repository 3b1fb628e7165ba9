import type { WISHES } from '#contract/onling-v2/account-requirements.ts'
import { decide, detailsOf, findRule, type Action } from '#server/law/index.ts'
import { areLimitsChosen, type LimitsNeeds } from '#server/limits/index.ts'
import type { Standing } from '#server/registration/index.ts'
import { ACCOUNT_RULES, readAccountState, type AccountFacts } from './account-facts.ts'
import { UNBOUND_STAKE } from './account-gate.ts'

/** Where an account stands: by the law of the market, the limits, the documents and the books. */
export function composeStanding(facts: AccountFacts & { readonly limits: LimitsNeeds }): Standing {
  const { db, clock, market, limits } = facts
  return {
    read: async (player) => {
      const now = clock.now()
      const state = await readAccountState(facts, player)
      const { account } = state
      const isVerified = account.state === 'verified'
      const depositMaxMinor = findRule(market, 'temporary-account', now)?.figures.depositedMaxMinor
      return {
        isIdentityVerified: isVerified,
        hasVerifiedPaymentAccount: account.hasVerifiedPaymentAccount,
        areLimitsChosen: await db.transaction((tx) => areLimitsChosen(limits, tx, player.playerId)),
        temporaryUntil: isVerified || account.temporaryUntil === null ? null : new Date(account.temporaryUntil),
        temporaryDeposits:
          isVerified || depositMaxMinor === undefined
            ? null
            : { maxMinor: depositMaxMinor, presentMinor: account.depositedMinor },
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
  return { ...UNBOUND_STAKE, stakeMinor: 1 }
}
