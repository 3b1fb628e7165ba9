import type { Topic } from '#contract/states/ticket-states.ts'
import type { AccountParts } from '../../shell/account-parts.ts'

/** Pages of the site to which answers link. */
export const ANSWER_PAGES = [
  'withdraw',
  'deposit',
  'bonuses',
  'identity',
  'requirements',
  'privacy',
  'limits',
  'exclusion',
  'account',
  'resetPassword',
  'venueCards',
  'oldAccount',
  'ask',
] as const
export type AnswerPage = (typeof ANSWER_PAGES)[number]

type Question = {
  readonly topic: Topic
  /** Shown on the first page of help. */
  readonly isFrequent?: true
  readonly page?: AnswerPage
  /** Only where the brand has it. */
  readonly needs?: keyof AccountParts
}

/** Questions that help answers, in their order. Their texts are in `answers/`, in every language. */
export const questions = {
  withdrawalWhere: { topic: 'payments', isFrequent: true, page: 'withdraw' },
  depositMissing: { topic: 'payments', isFrequent: true, page: 'deposit' },
  withdrawalTo: { topic: 'payments', page: 'withdraw' },
  bonusBegins: { topic: 'bonuses', page: 'bonuses' },
  wagering: { topic: 'bonuses', page: 'bonuses' },
  bonusGivenUp: { topic: 'bonuses', page: 'bonuses' },
  verifyIdentity: { topic: 'account', isFrequent: true, page: 'identity' },
  changeContact: { topic: 'account', page: 'requirements' },
  closeAccount: { topic: 'account', page: 'privacy' },
  changeLimit: { topic: 'limits', isFrequent: true, page: 'limits' },
  stopNow: { topic: 'limits', page: 'exclusion' },
  somebodyPlaysTooMuch: { topic: 'limits', page: 'exclusion' },
  connectionLost: { topic: 'games', isFrequent: true },
  isItFair: { topic: 'games', page: 'account' },
  rtp: { topic: 'games' },
  forFun: { topic: 'games' },
  addVenueCard: { topic: 'venues', page: 'venueCards', needs: 'hasVenueCards' },
  oldAccount: { topic: 'venues', page: 'oldAccount', needs: 'hasOldAccounts' },
  passwordForgotten: { topic: 'security', page: 'resetPassword' },
  whoIsSignedIn: { topic: 'security', page: 'account' },
  passwordAsked: { topic: 'security' },
  locked: { topic: 'security', page: 'ask' },
  whoMayPlay: { topic: 'terms' },
  copyOfData: { topic: 'terms', page: 'privacy' },
} as const satisfies Record<string, Question>

export type QuestionId = keyof typeof questions

/** Question and answer of each, in one language. `{help}` is the market's helpline. */
export type AnswerTexts = Readonly<Record<QuestionId, readonly [question: string, answer: string]>>
/** What is said otherwise in the informal form. */
export type AnswerVariants = Readonly<
  Partial<Record<QuestionId, { readonly question?: string; readonly answer?: string }>>
>
