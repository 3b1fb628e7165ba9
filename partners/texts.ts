import { bankPsd2Texts } from './bank-psd2/texts.ts'
import type { partnerFacts } from './facts.ts'
import { mobileTechTexts } from './mobiletech/texts.ts'
import { neteraTexts } from './netera/texts.ts'
import type { PartnerTexts, TextsOf } from './partner-texts.ts'
import { payoutOneTexts } from './payout-one/texts.ts'
import { payUTexts } from './payu/texts.ts'

type Facts = (typeof partnerFacts)[number]
type PaysOut = Extract<Facts, { readonly payouts: object }>

/** By the partner's folder. Every partner that pays out must have them. */
const texts = {
  'payout-one': payoutOneTexts,
  payu: payUTexts,
  netera: neteraTexts,
  mobiletech: mobileTechTexts,
  'bank-psd2': bankPsd2Texts,
} satisfies Readonly<Partial<Record<Facts['key'], PartnerTexts>>> & {
  readonly [Each in PaysOut as Each['key']]: TextsOf<Each>
}

export const partnerTexts: Readonly<Record<string, PartnerTexts>> = texts
