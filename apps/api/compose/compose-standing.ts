import { readCapabilities, type CapabilityNeeds } from '#server/capabilities/index.ts'
import { findToAccept, type TermsInForce } from '#server/content/index.ts'
import { dryRun } from '#server/kernel/index.ts'
import { findRule } from '#server/law/index.ts'
import { areLimitsChosen, type LimitsNeeds } from '#server/limits/index.ts'
import type { Standing } from '#server/registration/index.ts'
import { readAccountState, type AccountFacts } from '../gates/account-facts.ts'

type Facts = AccountFacts & {
  readonly limits: LimitsNeeds
  readonly capabilities: CapabilityNeeds
  readonly terms: TermsInForce
}

/** The status of an account: by the law of the market, the limits and the documents, and by the gates of its calls. */
export function composeStanding(facts: Facts): Standing {
  const { db, clock, market, limits, capabilities, target, terms } = facts
  return {
    read: async (player) => {
      const { account } = await readAccountState(facts, player)
      const isVerified = account.state === 'verified'
      const depositMaxMinor = findRule(market, 'temporary-account', clock.now())?.figures.depositedMaxMinor
      return {
        isIdentityVerified: isVerified,
        hasVerifiedPaymentAccount: account.hasVerifiedPaymentAccount,
        areLimitsChosen: await dryRun(db, (dry) =>
          dry.transaction((tx) => areLimitsChosen(limits, tx, player.playerId)),
        ),
        areTermsAccepted:
          (await findToAccept({ db, clock, target, first: terms.first }, player.playerId)) === undefined,
        temporaryUntil: isVerified || account.temporaryUntil === null ? null : new Date(account.temporaryUntil),
        temporaryDeposits:
          isVerified || depositMaxMinor === undefined
            ? null
            : { maxMinor: depositMaxMinor, presentMinor: account.depositedMinor },
        capabilities: await readCapabilities(capabilities, player.playerId, ['deposit', 'stake', 'withdraw']),
      }
    },
  }
}
