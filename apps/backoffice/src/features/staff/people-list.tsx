import * as user from '#contract/onling-v2/user.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = { readonly open: number | undefined; readonly onOpen: (userId: number) => void }

/** Everybody of the staff with their roles and whether they work. */
export function PeopleList({ open, onOpen }: Props) {
  const { t, or, language } = useTexts()
  const { query, rows } = usePages(['staff', 'people'], (cursor) =>
    ask(api(user.list, { query: cursor ? { cursor } : {} })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('screen.staff')}
      empty={t('staff.none')}
      head={
        <tr>
          <th>{t('staff.name')}</th>
          <th className={layout.wideOnly}>{t('players.email')}</th>
          <th>{t('staff.roles')}</th>
          <th>{t('players.state')}</th>
          <th className={layout.wideOnly}>{t('players.lastSignIn')}</th>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr
          key={row.userId}
          data-row={row.userId}
          tabIndex={-1}
          className={row.userId === open ? rowStyles.current : undefined}
        >
          <td className={joinClasses(textStyles.bold, textStyles.unbroken)}>
            <a
              data-opener
              className={rowStyles.opener}
              href={`?person=${row.userId}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(row.userId)
              }}
            >
              {row.name}
            </a>
          </td>
          <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>{row.email}</td>
          <td>{row.roles.map((role) => or(`role.${role}`, role)).join(', ') || t('staff.noRole')}</td>
          <td>
            {!row.isActive ? <Status kind="stop">{t('staff.inactive')}</Status> : null}
            {row.isActive && row.hasJoined ? <Status kind="ok">{t('staff.active')}</Status> : null}
            {row.isActive && !row.hasJoined ? <Status kind="info">{t('staff.waits')}</Status> : null}
          </td>
          <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.wideOnly)}>
            {row.lastSignInAt ? writeMoment(row.lastSignInAt, language) : t('players.never')}
          </td>
        </tr>
      ))}
    </PagedList>
  )
}
