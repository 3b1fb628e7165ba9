import { lawIn } from './problem-details.ts'
import { useTexts } from './use-texts.ts'
import { writeQuantity } from './write-quantity.ts'
import { writeMoment } from './write-time.ts'

/** What a rule of the law says to staff about a player, with its id and what it compared; nothing for another refusal. */
export function RefusedByLaw({ details }: { readonly details: Readonly<Record<string, unknown>> | undefined }) {
  const { t, or, language } = useTexts()
  const law = lawIn(details)
  if (!law) return null
  const { ruleId, textKey, figure, present, earliestAllowedAt } = law
  return (
    <>
      <div>
        {or(`lawSays.${textKey}`, t('lawSays.duty'))} ({ruleId})
      </div>
      {figure ? <div>{t('lawSays.figure', { figure: writeQuantity(figure, language) })}</div> : null}
      {present ? <div>{t('lawSays.present', { present: writeQuantity(present, language) })}</div> : null}
      {earliestAllowedAt ? <div>{t('lawSays.earliest', { at: writeMoment(earliestAllowedAt, language) })}</div> : null}
    </>
  )
}
