import type { ReplyOf } from '#contract/call.ts'
import type { getRegistration } from '#contract/play-v1/staff-registration.ts'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoment } from '../../../shell/write-time.ts'

type Props = { readonly temporary: ReplyOf<typeof getRegistration>['temporary'] }

/** Until when the account is temporary, the latest extension by the rule, and who extended it and why. */
export function TemporaryFacts({ temporary }: Props) {
  const { t, language } = useTexts()
  if (!temporary)
    return (
      <>
        <dt>{t('temporary.until')}</dt>
        <dd>{t('temporary.none')}</dd>
      </>
    )
  const { until, latest, ruleId, prolongations } = temporary
  return (
    <>
      <dt>{t('temporary.until')}</dt>
      <dd>{writeMoment(until, language)}</dd>
      <dt>{t('temporary.latest', { rule: ruleId })}</dt>
      <dd>{writeMoment(latest, language)}</dd>
      {prolongations.length > 0 ? (
        <>
          <dt>{t('temporary.history')}</dt>
          <dd>
            {prolongations.map((one) => (
              <div key={one.at} className={joinClasses(textStyles.small, textStyles.wraps)}>
                {t('temporary.step', {
                  at: writeMoment(one.at, language),
                  until: writeMoment(one.until, language),
                  by: [one.byName, one.signedByName].filter((name) => name !== null).join(', '),
                  reason: one.reason,
                })}
              </div>
            ))}
          </dd>
        </>
      ) : null}
    </>
  )
}
