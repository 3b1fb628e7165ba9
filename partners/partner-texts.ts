import type { Language } from '#config/shapes.ts'
import type { PartnerFacts } from './partner-facts.ts'

type PlayerText = Readonly<Record<Language, string>>
type StaffText = Readonly<Record<'cs' | 'sk' | 'en', string>>

/** Name of a method; without a text it is the partner's name. */
export type MethodTexts = {
  /** In a player's list of movements. */
  readonly history?: PlayerText
  /** In the back office. */
  readonly staff?: StaffText
}

/** Texts of a payout: the name of the method, and what happens with it. */
export type PayoutTexts = MethodTexts & { readonly way: PlayerText; readonly note: PlayerText }

/** Texts about a partner beside its name. */
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

/** Texts of one partner: for each payout of its facts, and no other. */
export type TextsOf<Facts extends PartnerFacts> = Omit<PartnerTexts, 'payouts'> &
  ([Payout<Facts>] extends [never]
    ? { readonly payouts?: never }
    : { readonly payouts: Readonly<Record<Payout<Facts>, PayoutTexts>> })
