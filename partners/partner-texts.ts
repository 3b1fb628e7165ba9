import type { Language } from '#config/shapes.ts'
import type { PartnerFacts } from './partner-facts.ts'

type PlayerText = Readonly<Record<Language, string>>
type StaffText = Readonly<Record<'cs' | 'sk' | 'en', string>>

/** How a method is called; without a text it has the partner's name. */
export type MethodTexts = {
  /** In a player's list of movements. */
  readonly history?: PlayerText
  /** In the back office. */
  readonly staff?: StaffText
}

/** How a player chooses a payout: what the way is called, and what happens by it. */
export type PayoutTexts = MethodTexts & { readonly way: PlayerText; readonly note: PlayerText }

/** What is said of a partner beside its name. */
export type PartnerTexts = {
  /** Of its method of deposit. */
  readonly method?: MethodTexts
  /** Its gateway in the back office. */
  readonly gateway?: StaffText
  /** By method. */
  readonly payouts?: Readonly<Record<string, PayoutTexts>>
}

type Payout<Facts> = Facts extends { readonly payouts: readonly { readonly method: infer Method extends string }[] }
  ? Method
  : never

/** Texts of one partner: each payout that its facts have is told, and no other. */
export type TextsOf<Facts extends PartnerFacts> = Omit<PartnerTexts, 'payouts'> &
  ([Payout<Facts>] extends [never]
    ? { readonly payouts?: never }
    : { readonly payouts: Readonly<Record<Payout<Facts>, PayoutTexts>> })
