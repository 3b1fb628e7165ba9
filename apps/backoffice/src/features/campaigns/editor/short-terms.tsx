import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { useTermsLines } from '../terms-lines.ts'

/** The current terms in four lines. */
export function ShortTerms({
  terms,
  currency,
}: {
  readonly terms: CampaignTerms | undefined
  readonly currency: CurrencyCode
}) {
  const { t } = useTexts()
  const linesOf = useTermsLines(currency)
  const lines = terms && linesOf(terms)
  return (
    <section>
      <h2>{t('campaigns.shortTerms')}</h2>
      {lines ? (
        <>
          <b>{terms.name}</b>
          <ul className={textStyles.bullets}>
            {lines.map(({ line, name, text }) => (
              <li key={line}>
                {name}: {text}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={textStyles.muted}>{t('campaigns.shortTermsLater')}</p>
      )}
      <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('campaigns.shortTermsHow')}</p>
    </section>
  )
}
