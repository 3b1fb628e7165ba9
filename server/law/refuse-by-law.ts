import type { Static } from 'typebox'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { REFUSALS, type RefusalCode } from '#contract/errors.ts'
import type { LawRefusal } from '#contract/shapes/law.ts'
import { refuse } from '#server/kernel/index.ts'
import { explain } from './explain.ts'
import { packOf } from './pack-of.ts'
import { lawTexts, type LawLanguage } from './texts/index.ts'

type Refusal = Static<typeof LawRefusal>

/** Details of a refusal: rule, figure, present value, earliest instant, and a text per language in a form of address. */
export function detailsOf(
  refusal: Refusal,
  market: string,
  now: Date,
  address: FormOfAddress = 'formal',
): Readonly<Record<string, unknown>> {
  const { zone } = packOf(market, now)
  const { ruleId, packId, figure, present, earliestAllowedAt, textKey, alsoRefusedBy, code } = refusal
  const languages = Object.keys(lawTexts) as LawLanguage[]
  const texts = Object.fromEntries(languages.map((lang) => [lang, explain(refusal, lang, zone, address)]))
  return { lawCode: code, ruleId, packId, figure, present, earliestAllowedAt, textKey, alsoRefusedBy, texts }
}

/**
 * Refuses a call by the law. Codes of the law that the closed list does not have yet are sent as ERR_PLAYING_BLOCKED,
 * with their own name in the details.
 */
export function refuseByLaw(
  refusal: Refusal,
  market: string,
  now: Date,
  { address = 'formal', more = {} }: { readonly address?: FormOfAddress; readonly more?: object } = {},
): never {
  const code = REFUSALS.find((one): one is RefusalCode => one === refusal.code) ?? 'ERR_PLAYING_BLOCKED'
  return refuse(code, { ...detailsOf(refusal, market, now, address), ...more })
}
