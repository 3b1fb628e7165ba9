import { Link, useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { NeedsRight } from '../../shell/no-right.tsx'
import { paths } from '../../shell/paths.ts'
import { useMe } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { useViews } from '../../shell/use-views.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { readWayBack } from '../../shell/way-back.ts'
import { WayBackLink } from '../../shell/way-back-link.tsx'
import { LOG_NAMES, LOG_VIEWS, tabOf, type LogName } from './log-views.ts'

/** The data logs, line by line, in agreement with the books. */
export function LogsScreen() {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const permissions = useMe().data?.user.permissions ?? []
  const tabs = useViews('logs')
  const asked = LOG_NAMES.find((name) => name === search.get('view'))
  const view: LogName = asked ?? tabs[0] ?? 'overview'
  const { View, permission } = LOG_VIEWS[view]
  const back = readWayBack(search)
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.logs')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('logs.what')}</div>
        </div>
        {permissions.includes('audit.read') ? <Link to={paths.audit}>{t('screen.audit')}</Link> : null}
      </div>
      <ViewTabs views={tabs} view={tabOf(view)} label={t('logs.views')} nameOf={(one) => t(`logs.view.${one}`)} />
      {/* What is opened from a log says the way back itself, with the words of its row. */}
      {back && tabOf(view) === view ? (
        <nav className={joinClasses(layout.bar, textStyles.small)} aria-label={t('reports.path')}>
          <WayBackLink back={back} />
        </nav>
      ) : null}
      <NeedsRight permission={permission}>
        {/* The key resets the state of the list when another log opens. */}
        <View key={view} />
      </NeedsRight>
    </>
  )
}
