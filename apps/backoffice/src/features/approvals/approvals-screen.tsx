import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { VIEWS } from '../../shell/view-names.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { useApprovalCounts } from '../../shell/waiting-count.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { Inbox } from './inbox.tsx'
import { PolicyView } from './policy-view.tsx'

/** Requests waiting for a second person, decided ones, and the policy. */
export function ApprovalsScreen() {
  const { t, language } = useTexts()
  const [search] = useSearchParams()
  const counts = useApprovalCounts()
  const view = VIEWS.approvals.find((one) => one === search.get('view')) ?? 'mine'
  const { mine = 0, executedToday: executed = 0, refusedToday: refused = 0, nextExpiresAt } = counts ?? {}
  const nameOf = (one: (typeof VIEWS.approvals)[number]) => {
    const count = one === 'policy' || one === 'decided' ? undefined : counts?.[one]
    return count === undefined ? t(`approvals.view.${one}`) : `${t(`approvals.view.${one}`)} ${count}`
  }
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.approvals')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>
            {mine === 0 ? t('approvals.none', { executed }) : t('approvals.summary', { mine, executed, refused })}{' '}
            {nextExpiresAt ? t('approvals.next', { at: writeMoment(nextExpiresAt, language) }) : ''}
          </div>
        </div>
      </div>
      <ViewTabs views={VIEWS.approvals} view={view} label={t('approvals.views')} nameOf={nameOf} />
      {view === 'policy' ? <PolicyView /> : <Inbox key={view} view={view} />}
    </>
  )
}
