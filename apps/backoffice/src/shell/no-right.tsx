import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { rolesWith, useMay } from './session.ts'
import { StatusShape } from './status.tsx'
import { useTexts } from './use-texts.ts'

/** Shows a screen only to who may open it; somebody else is told which right is missing and which roles hold it. */
export function NeedsRight({
  permission,
  children,
}: {
  readonly permission: Permission
  readonly children: ReactNode
}) {
  const may = useMay(permission)
  return may ? children : <NoRight permission={permission} />
}

function NoRight({ permission }: { readonly permission: Permission }) {
  const { t, or } = useTexts()
  const roles = rolesWith(permission)
    .map((role) => or(`role.${role}`, role))
    .join(', ')
  return (
    <div className="box-pad col">
      <h1>{t('permission.screen')}</h1>
      <div className="note hold">
        <StatusShape kind="hold" />
        <div>
          <b>{t('permission.missing', { permission: or(`right.${permission}`, permission) })}</b>
          <div>{t('permission.heldBy', { roles })}</div>
        </div>
      </div>
    </div>
  )
}

/** A member of staff whose roles hold no right to any screen. */
export function NoRightsAtAll() {
  const { t } = useTexts()
  return (
    <div className="box-pad col">
      <h1>{t('permission.none')}</h1>
      <div className="note hold">
        <StatusShape kind="hold" />
        <div>{t('permission.noneWhy')}</div>
      </div>
    </div>
  )
}
