import type { Static } from 'typebox'
import type { Drift } from '#contract/games-v3/staff-games.ts'
import { joinClasses } from '#ui/join-classes.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './drift.module.css'

/** How near each side of the test is to its alarm: a meter with its number. */
export function DriftSides({ drift }: { readonly drift: Static<typeof Drift> }) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (
    <dl className={joinClasses(styles.sides, textStyles.small)}>
      {drift.sides.map(({ side, bound, evidence, threshold }) => (
        <div key={side}>
          <dt>{t(`drift.${side}`, { bound: number.format(Number(bound)) })}</dt>
          <dd>
            <meter
              min={0}
              max={threshold}
              high={threshold * 0.6}
              value={Math.max(0, evidence)}
              aria-label={t(`drift.${side}`, { bound: number.format(Number(bound)) })}
            />
            <span>
              {t('drift.evidence', { evidence: number.format(evidence), threshold: number.format(threshold) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
