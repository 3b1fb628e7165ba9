import { useTranslations } from 'use-intl/react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import type { getCompetitionLaw } from '#contract/play-v1/tournaments.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

type Rule = NonNullable<ReplyOf<typeof getCompetitionLaw>['rule']>

/** Why there are no tournaments here: the sentence and reference of the market's rule, and the lawful alternatives. */
export function LawPage({ rule }: { readonly rule: Rule }) {
  const t = useTranslations('tournaments')
  const { locale } = useSite()
  return (
    <main className="page-width tournament-page" id="content">
      <article className="competition-law">
        <svg className="competition-law-scales" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v16M7 20h10M5 8h14M5 8l-2.5 6h5zM19 8l-2.5 6h5z" />
        </svg>
        <h1>{t('law.title')}</h1>
        <blockquote>
          <p>{rule.texts[locale] ?? ''}</p>
          <cite>{[rule.citations[locale], t('law.rule', { rule: rule.ruleId })].filter(Boolean).join(' · ')}</cite>
        </blockquote>
        <p>
          <b>{t('law.instead')}</b> {t('law.what')}
        </p>
        <div className="button-set">
          <Link className={buttonClass('outlined', 'large')} to={paths.bonuses(locale)}>
            {t('law.bonuses')}
          </Link>
          <Link className={buttonClass('outlined', 'large')} to={paths.lobby(locale)}>
            {t('law.lobby')}
          </Link>
        </div>
      </article>
    </main>
  )
}
