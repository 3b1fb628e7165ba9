import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { staffList } from '#contract/lists/staff.ts'
import * as user from '#contract/onling-v2/user.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = { readonly open: number | undefined; readonly onOpen: (userId: number) => void }
type Row = ReplyOf<typeof user.list>['rows'][number]

/** All members of staff with their roles and state. */
export function PeopleList({ open, onOpen }: Props) {
  const { t, or, language } = useTexts()
  return (
    <div className={layout.stack}>
      <DataList
        list={staffList}
        label={t('screen.staff')}
        empty={t('staff.none')}
        read={(question) => ask(api(user.list, { query: question as QueryOf<typeof user.list> }))}
        keyOf={({ userId }) => String(userId)}
        keptAs={['staff', 'people']}
        openKey={open === undefined ? null : String(open)}
        cells={{
          name: ({ userId, name }: Row) => (
            <a
              data-opener
              className={rowStyles.opener}
              href={`?person=${userId}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(userId)
              }}
            >
              <b>{name}</b>
            </a>
          ),
          roles: ({ roles }: Row) => roles.map((role) => or(`role.${role}`, role)).join(', ') || t('staff.noRole'),
          isActive: ({ isActive, hasJoined }: Row) => (
            <Status kind={!isActive ? 'stop' : hasJoined ? 'ok' : 'info'}>
              {t(!isActive ? 'staff.inactive' : hasJoined ? 'staff.active' : 'staff.waits')}
            </Status>
          ),
          lastSignInAt: ({ lastSignInAt }: Row) =>
            lastSignInAt ? writeMoment(lastSignInAt, language) : t('players.never'),
        }}
      />
    </div>
  )
}
