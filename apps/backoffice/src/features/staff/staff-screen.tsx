import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useViews } from '../../shell/use-views.ts'
import { ViewTabs } from '../../shell/view-tabs.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberPane } from './member-pane.tsx'
import { PeopleList } from './people-list.tsx'
import { RolesTable } from './roles-table.tsx'
import { SecurityLog } from './security-log.tsx'
import { WhoCan } from './who-can.tsx'
import styles from './staff.module.css'

/** Members of staff, roles, who has which permission, and the security log. */
export function StaffScreen() {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const mayInvite = useMay('staff.manage')
  const views = useViews('staff')
  const view = views.find((one) => one === search.get('view')) ?? 'people'
  const person = Number(search.get('person')) || undefined
  // The filter of the list stays in the URL.
  const openPerson = (userId: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('person')
      if (userId !== undefined) next.set('person', userId)
      return next
    })
  useRowKeys(mayInvite ? [{ keys: 'c', label: t('staff.invite'), run: () => setInviting(true) }] : [])
  return (
    <>
      <div className={layout.head}>
        <div className={layout.grow}>
          <h1>{t('screen.staff')}</h1>
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('staff.what')}</div>
        </div>
        <ActionButton
          permission="staff.manage"
          icon={<UserPlus aria-hidden="true" />}
          label={t('staff.invite')}
          letter="c"
          variant="primary"
          onClick={() => setInviting(true)}
        />
      </div>
      <ViewTabs views={views} view={view} label={t('staff.views')} nameOf={(one) => t(`staff.view.${one}`)} />
      {view === 'people' ? (
        <div className={person ? joinClasses(layout.split, styles.split) : layout.list}>
          <PeopleList open={person} onOpen={(userId) => openPerson(String(userId))} />
          {person ? <MemberPane key={person} userId={person} onClose={() => openPerson(undefined)} /> : null}
        </div>
      ) : null}
      {view === 'roles' ? <RolesTable /> : null}
      {view === 'who-can' ? <WhoCan /> : null}
      {view === 'security' ? <SecurityLog /> : null}
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  )
}
