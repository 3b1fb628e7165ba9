import type { ComponentType } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { AccountingView } from './accounting-view.tsx'
import { FundsView } from './funds-view.tsx'
import { GamesView } from './games-view.tsx'
import { BonusCostView } from './gifts/bonus-cost-view.tsx'
import { MonthsView } from './months-view.tsx'
import { OverviewView } from './overview-view.tsx'
import { CohortsView } from './people/cohorts-view.tsx'
import { FunnelView } from './people/funnel-view.tsx'
import { SuccessView } from './payments/success-view.tsx'
import { PerformanceView } from './performance/performance-view.tsx'
import { REPORT_VIEWS, type ReportView } from './read-report-filter.ts'
import { useReportFilter } from './use-report-filter.ts'
import { VenuesView } from './venues/venues-view.tsx'

const VIEWS: Readonly<Record<ReportView, ComponentType>> = {
  overview: OverviewView,
  games: GamesView,
  performance: PerformanceView,
  funnel: FunnelView,
  cohorts: CohortsView,
  bonuses: BonusCostView,
  venues: VenuesView,
  funds: FundsView,
  success: SuccessView,
  accounting: AccountingView,
  months: MonthsView,
}

/** Figures of the business, from the books. The URL contains no personal data. */
export function ReportsScreen() {
  const { t } = useTexts()
  const { filter } = useReportFilter()
  const View = VIEWS[filter.view]
  useRowKeys()
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.reports')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('reports.what')}</div>
        </div>
      </div>
      <ViewTabs
        views={REPORT_VIEWS}
        view={filter.view}
        label={t('reports.views')}
        nameOf={(one) => t(`reports.view.${one}`)}
      />
      <View />
    </>
  )
}
