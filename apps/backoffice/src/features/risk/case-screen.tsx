import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, useParams } from 'react-router'
import { getCase } from '#contract/play-v1/risk-cases.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { SignalsShown } from '../../shell/signals-shown.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseEvenings } from './case-evenings.tsx'
import { CaseCourse } from './case-course.tsx'
import { CaseOrder } from './case-order.tsx'
import { CaseReports } from './case-reports.tsx'
import { CaseSimilar } from './case-similar.tsx'
import { caseStatus, keyOfCase, type Case } from './risk.ts'
import styles from './risk.module.css'
import { TakenBack } from './taken-back.tsx'

const READ_EVERY_MS = 30_000

type Props = { readonly PlayerPicture: ComponentType<{ playerId: number }> }

/** One case: facts with links, entries, a summary of the player, and the decision. */
export function CaseScreen({ PlayerPicture }: Props) {
  const { t } = useTexts()
  const { caseId = '' } = useParams()
  const mayWork = useMay('risk.work')
  const query = useQuery({
    queryKey: keyOfCase(caseId),
    queryFn: () => ask(api(getCase, { query: { caseId } })),
    refetchInterval: READ_EVERY_MS,
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data)
    return (
      <div className={layout.padded}>
        <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
        <Link to={paths.risk}>{t('risk.back')}</Link>
      </div>
    )
  const shown = query.data
  return (
    <>
      <Head shown={shown} />
      <div className={styles.case}>
        <section aria-label={t('risk.facts')}>
          <div className={layout.section}>
            <h2>{t('risk.alertsOf')}</h2>
            {shown.alerts.length === 0 ? <p className={textStyles.small}>{t('risk.noAlertsOf')}</p> : null}
            {shown.alerts.map((alert) => (
              <div key={alert.alertId} className={joinClasses(layout.column, layout.airy)}>
                <h3>
                  {t('risk.alertTitle', { number: alert.number })} · {t('risk.score')} {alert.score} ·{' '}
                  {t('risk.terms', { version: alert.terms })}
                </h3>
                <SignalsShown playerId={shown.playerId} signals={alert.standing} isOpen />
                <TakenBack signals={alert.takenBack} />
              </div>
            ))}
            <Note kind="info">{t('risk.noDiagnosis')}</Note>
          </div>
          <CaseEvenings caseId={shown.caseId} />
          <CaseCourse shown={shown} />
          <CaseSimilar caseId={shown.caseId} area={shown.area} />
          <div className={layout.section}>
            <h2>{t('risk.earlier')}</h2>
            {shown.earlier.length === 0 ? <p className={textStyles.small}>{t('risk.noEarlier')}</p> : null}
            <Earlier shown={shown} />
          </div>
        </section>
        <aside className={layout.pane} aria-label={t('risk.do')}>
          <section className={layout.section}>
            <h2>{t('risk.player')}</h2>
            <div className={styles.picture}>
              <PlayerPicture playerId={shown.playerId} />
            </div>
          </section>
          {/* The key is what the form begins with: another entry of the case leaves a choice that is not saved yet. */}
          {mayWork ? <CaseOrder key={`${shown.ownerId} ${shown.dueAt}`} shown={shown} /> : null}
          {mayWork ? <CaseActions shown={shown} /> : null}
          <CaseReports shown={shown} />
        </aside>
      </div>
    </>
  )
}

function Head({ shown }: { readonly shown: Case }) {
  const { t, language } = useTexts()
  const { number, area, outcome, ownerName, dueAt, openedAt, state, isLate } = shown
  return (
    <div className={joinClasses(layout.head, layout.wrap)}>
      <div className={layout.grow}>
        <Link to={paths.risk} className={joinClasses(textStyles.small, textStyles.link)}>
          {t('screen.risk')}
        </Link>
        <h1>{t('risk.caseTitle', { number, area: t(`risk.area.${area}`) })}</h1>
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>
          {t('risk.opened')} {writeMoment(openedAt, language)} · {t('risk.owner')}: {ownerName ?? t('risk.nobody')} ·{' '}
          {t('risk.due')}: {writeMoment(dueAt, language)}
        </p>
        <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('risk.noTelling')}</p>
      </div>
      <Status kind={caseStatus(shown)} tinted>
        {isLate ? t('risk.late') : t(`risk.caseState.${state}`)}
        {outcome === null ? '' : `: ${t(`risk.outcome.${outcome}`)}`}
      </Status>
    </div>
  )
}

function Earlier({ shown }: { readonly shown: Case }) {
  const { t, language } = useTexts()
  return (
    <ul className={textStyles.small}>
      {shown.earlier.map(({ caseId, number, openedAt, outcome }) => (
        <li key={caseId}>
          <Link to={paths.riskCase(caseId)}>{t('risk.caseTitle', { number, area: t(`risk.area.${shown.area}`) })}</Link>{' '}
          {writeMoment(openedAt, language)}
          {outcome === null ? '' : `, ${t(`risk.outcome.${outcome}`)}`}
        </li>
      ))}
    </ul>
  )
}
