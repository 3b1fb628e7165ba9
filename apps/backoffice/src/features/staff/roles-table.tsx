import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import { listRoles } from '#contract/play-v1/roles.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import { RoleRules } from './role-rules.tsx'

export type Role = ReplyOf<typeof listRoles>['roles'][number]

/** A table of roles and permissions. A change of a cell is a request that a second person must approve. */
export function RolesTable() {
  const { t, or } = useTexts()
  const currency = useMainCurrency()
  const mayChange = useMay('roles.manage')
  const [change, setChange] = useState<{ readonly role: Role; readonly permission: Permission }>()
  const [form, setForm] = useState<{ readonly role?: Role }>()
  const [at, setAt] = useState({ row: 0, column: 0 })
  const list = useQuery({ queryKey: ['staff', 'roles', ''], queryFn: () => ask(api(listRoles, { query: {} })) })
  const roles = list.data?.roles ?? []
  const cellOf = (role: Role, permission: Permission) => {
    const held = role.permissions.find((one) => one.permission === permission)
    if (!held) return <span className={textStyles.muted}>{t('staff.no')}</span>
    const { ceilingMinor } = held
    return (
      <Status kind="ok">
        {ceilingMinor !== null && currency
          ? writeMoney({ amountMinor: ceilingMinor, currency: currency as 'CZK' | 'EUR' })
          : t('staff.yes')}
      </Status>
    )
  }
  return (
    <div className={layout.list}>
      {list.isError ? <ProblemNote error={list.error} onRetry={() => void list.refetch()} /> : null}
      <Loading query={list} />
      <div className={joinClasses(layout.padded, layout.row, layout.wrap)}>
        <p className={joinClasses(textStyles.small, textStyles.muted, layout.grow)}>{t('staff.cellHow')}</p>
        {mayChange ? (
          <Button variant="outlined" onClick={() => setForm({})}>
            {t('staff.newRole')}
          </Button>
        ) : null}
      </div>
      <div className={layout.tablePlace}>
        <Table
          scrolls="around"
          label={t('staff.view.roles')}
          foot={<RoleRules roles={roles} />}
          head={
            <tr>
              <th>{t('staff.right')}</th>
              {roles.map((role) => (
                <th key={role.role} title={role.reason}>
                  {or(`role.${role.role}`, role.name)} {role.holders}
                  {mayChange ? (
                    <Button variant="ghost" onClick={() => setForm({ role })}>
                      {t('staff.rules')}
                      <span className={textStyles.aloud}> {or(`role.${role.role}`, role.name)}</span>
                    </Button>
                  ) : null}
                </th>
              ))}
            </tr>
          }
        >
          {PERMISSIONS.map((permission, rowAt) => (
            <tr key={permission}>
              <th scope="row" className={textStyles.unbroken}>
                {t(`right.${permission}`)}
              </th>
              {roles.map((role, columnAt) => (
                <td key={role.role} className={textStyles.unbroken}>
                  {mayChange ? (
                    <Button
                      variant="ghost"
                      // The table is one stop of the Tab key; arrow keys move between cells.
                      tabIndex={at.row === rowAt && at.column === columnAt ? 0 : -1}
                      onKeyDown={moveByArrows}
                      onFocus={() => setAt({ row: rowAt, column: columnAt })}
                      onClick={() => setChange({ role, permission })}
                    >
                      {cellOf(role, permission)}
                      <span className={textStyles.aloud}>
                        {t('staff.changeCell', {
                          role: or(`role.${role.role}`, role.name),
                          right: t(`right.${permission}`),
                        })}
                      </span>
                    </Button>
                  ) : (
                    cellOf(role, permission)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {form ? <RoleFormDialog {...form} roles={roles} onClose={() => setForm(undefined)} /> : null}
      {change ? <ChangeRoleDialog {...change} onClose={() => setChange(undefined)} /> : null}
    </div>
  )
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function moveByArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.parentElement
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return
  event.preventDefault()
  const rows = [...(row.closest('tbody')?.rows ?? [])]
  const next = rows[rows.indexOf(row) + step[0]]?.cells[cell.cellIndex + step[1]]
  next?.querySelector('button')?.focus()
}
