import * as user from '#contract/onling-v2/user.ts'
import { Link } from 'react-router'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

/** Staff members with their roles; a reader of the audit goes from each to what they did. */
export function StaffScreen() {
  const { t, or, language } = useTexts()
  const mayAudit = useMay('audit.read')
  const { query, rows } = usePages(['staff'], (cursor) => ask(api(user.list, { query: cursor ? { cursor } : {} })))
  useRowKeys()
  return (
    <>
      <div className="head">
        <h1>{t('screen.staff')}</h1>
      </div>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('screen.staff')}
        empty={t('staff.none')}
        head={
          <tr>
            <th>{t('staff.name')}</th>
            <th className="hide">{t('players.email')}</th>
            <th>{t('staff.roles')}</th>
            <th>{t('players.state')}</th>
            <th className="hide">{t('players.lastSignIn')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <tr key={row.userId} data-row={row.userId} tabIndex={-1}>
            <td className="b nw">
              {mayAudit ? (
                <Link className="open-row" to={`${paths.audit}?user=${row.userId}`}>
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </td>
            <td className="s sec hide">{row.email}</td>
            <td>{row.roles.map((role) => or(`role.${role}`, role)).join(', ')}</td>
            <td>
              {row.isActive ? (
                <Status kind="ok">{t('staff.active')}</Status>
              ) : (
                <Status kind="idle">{t('staff.inactive')}</Status>
              )}
            </td>
            <td className="s mut nw hide">
              {row.lastSignInAt ? writeMoment(row.lastSignInAt, language) : t('players.never')}
            </td>
          </tr>
        ))}
      </PagedList>
    </>
  )
}
