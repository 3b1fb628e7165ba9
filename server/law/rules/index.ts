import type { Rule, RuleKind } from '../rule.ts'
import { judgeIdentity, judgePaymentAccount, judgeTemporaryAccount } from './account.ts'
import { judgePanic, judgeRegister, judgeRegisterWriting, judgeSelfExclusion } from './exclusion.ts'
import { NO_FIGURE, type Breach, type Judge, type Question } from './judge.ts'
import { judgeLimit, judgeLimitChange, judgeLimitsChosen, judgeLogonBreak, judgeReopenedAccount } from './limits.ts'
import { judgeAge, judgeOneAccount, judgePoliticallyExposed } from './person.ts'
import {
  judgeAutoplay,
  judgeCelebration,
  judgeForcedBreak,
  judgeHourlyLoss,
  judgePace,
  judgeStakeMax,
  judgeVenueStakeMax,
  judgeWinMax,
} from './play.ts'
import { judgeBonusOnTemporary, judgeBonusTerms, judgeCompetition, judgeJackpot } from './promotions.ts'

const judges: { readonly [K in RuleKind]: Judge<K> } = {
  'market-unknown': ({ actions }, { action }) => (actions.includes(action.kind) ? NO_FIGURE : undefined),
  'minimum-age': judgeAge,
  'one-account': judgeOneAccount,
  'politically-exposed': judgePoliticallyExposed,
  'limits-chosen': judgeLimitsChosen,
  limit: judgeLimit,
  'logon-break': judgeLogonBreak,
  'change-limit': judgeLimitChange,
  'reopened-account': judgeReopenedAccount,
  'temporary-account': judgeTemporaryAccount,
  'identity-to-play': judgeIdentity,
  'payment-account': judgePaymentAccount,
  'bonus-on-temporary': judgeBonusOnTemporary,
  'bonus-terms': judgeBonusTerms,
  competition: judgeCompetition,
  jackpot: judgeJackpot,
  panic: judgePanic,
  'self-exclusion': judgeSelfExclusion,
  register: judgeRegister,
  'register-not-writable': judgeRegisterWriting,
  'register-term': () => undefined,
  'forced-break': judgeForcedBreak,
  'hourly-loss': judgeHourlyLoss,
  'stake-max': judgeStakeMax,
  'venue-stake-max': judgeVenueStakeMax,
  'win-max': judgeWinMax,
  'venue-win-max': () => undefined,
  'round-pace': judgePace,
  autoplay: judgeAutoplay,
  celebration: judgeCelebration,
  'hall-hours': () => undefined,
  'cash-day-max': () => undefined,
  'cash-identification': () => undefined,
  'cash-origin': () => undefined,
  'terms-notice': () => undefined,
  levy: () => undefined,
  'suspicion-report': () => undefined,
  'promotion-words': () => undefined,
  duty: () => undefined,
}

/** Evaluates one rule. */
export function judgeRule<K extends RuleKind>(rule: Rule<K>, question: Question): Breach | undefined {
  const judge = judges[rule.kind] as Judge<K>
  return judge(rule.figures as Parameters<typeof judge>[0], question)
}
