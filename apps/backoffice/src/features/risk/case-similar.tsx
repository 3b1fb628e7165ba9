import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listSimilar } from '#contract/play-v1/risk-cases.ts'
import type { RiskArea } from '#contract/shapes/risk.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { keyOfCase } from './risk.ts'

type Props = { readonly caseId: string; readonly area: RiskArea }

/** Earlier decisions about cases with the same signals; only for information. */
export function CaseSimilar({ caseId, area }: Props) {
  const { t, language } = useTexts()
  const query = useQuery({
    queryKey: [...keyOfCase(caseId), 'similar'],
    queryFn: () => ask(api(listSimilar, { query: { caseId } })),
  })
  const found = query.data
  return (
    <section className={layout.section}>
      <h2>{t('risk.similar')}</h2>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {found?.count === 0 ? <p className={textStyles.small}>{t('risk.noSimilar')}</p> : null}
      {found && found.count > 0 ? (
        <div className={joinClasses(textStyles.small, layout.column, layout.airy)}>
          <p>
            {t('risk.similarCount', { count: found.count })}{' '}
            {found.outcomes
              .map(({ outcome, count }) => t('risk.similarOutcome', { outcome: t(`risk.outcome.${outcome}`), count }))
              .join(', ')}
          </p>
          <ul>
            {found.cases.map((one) => (
              <li key={one.caseId}>
                <Link to={paths.riskCase(one.caseId)}>
                  {t('risk.caseTitle', { number: one.number, area: t(`risk.area.${area}`) })}
                </Link>{' '}
                {t('risk.similarLine', {
                  at: writeDay(one.openedAt, language),
                  outcome: t(`risk.outcome.${one.outcome}`),
                  signals: one.shared.map((signal) => t(`risk.signal.${signal}`)).join(', '),
                })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
