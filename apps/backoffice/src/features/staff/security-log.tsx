import { listSecurityEvents } from '#contract/play-v1/staff-members.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { SecurityRow } from '../../shell/security-row.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** What happened to anybody's way in and rights. */
export function SecurityLog() {
  const { t } = useTexts()
  const { query, rows } = usePages(['staff', 'security'], (cursor) =>
    ask(api(listSecurityEvents, { query: cursor ? { cursor } : {} })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('staff.view.security')}
      empty={t('staff.noEvents')}
      head={
        <tr>
          <th>{t('staff.when')}</th>
          <th>{t('staff.name')}</th>
          <th>{t('staff.event')}</th>
          <th className={layout.wideOnly}>{t('staff.place')}</th>
          <th>{t('staff.by')}</th>
        </tr>
      }
    >
      {rows.map((event) => (
        <SecurityRow key={event.eventId} event={event} withName />
      ))}
    </PagedList>
  )
}
