import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { GamesView } from './games-view.tsx'
import { REPORT_VIEWS } from './read-report-filter.ts'
import { useReportFilter } from './use-report-filter.ts'

/** Figures of the business, from the books. No person is in the address. */
export function ReportsScreen() {
  const { t } = useTexts()
  const { filter } = useReportFilter()
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
      <GamesView />
    </>
  )
}
