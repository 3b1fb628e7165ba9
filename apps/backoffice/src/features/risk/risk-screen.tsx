import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { useRiskCounts } from '../../shell/waiting-count.ts'
import { AlertsView } from './alerts-view.tsx'
import { CasesView } from './cases-view.tsx'
import { ThresholdsView } from './thresholds-view.tsx'

type View = (typeof VIEWS.risk)[number]

/** Alerts, cases and thresholds of the areas that this person may see. */
export function RiskScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const counts = useRiskCounts()
  const view: View = VIEWS.risk.find((one) => one === search.get('view')) ?? 'alerts'
  const countOf: Partial<Record<View, number | undefined>> = { alerts: counts?.alerts, mine: counts?.mine }
  const nameOf = (one: View) => [t(`risk.view.${one}`), countOf[one]].filter((part) => part !== undefined).join(' ')
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.risk')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {counts ? t('risk.head', counts) : ''} {t('risk.noTelling')}
          </div>
        </div>
      </div>
      <ViewTabs views={VIEWS.risk} view={view} label={t('risk.views')} nameOf={nameOf} />
      {view === 'alerts' ? <AlertsView /> : null}
      {view === 'thresholds' ? <ThresholdsView /> : null}
      {view === 'mine' || view === 'cases' || view === 'closed' ? <CasesView key={view} view={view} /> : null}
    </>
  )
}
