import { fourLinesOf } from '#config/texts/four-lines/index.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { useTexts } from '../../shell/use-texts.ts'

/** Terms in four lines, as players read them; games by their keys, as staff write them. */
export function useTermsLines(currency: CurrencyCode): (terms: CampaignTerms) => ReturnType<typeof fourLinesOf> {
  const { language } = useTexts()
  return (terms) => fourLinesOf(terms, { language, currency, nameOfGame: (gameKey) => gameKey })
}
