import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Note } from './note.tsx'
import { rolesWith, useMe } from './session.ts'
import { useTexts } from './use-texts.ts'
import layout from './layout.module.css'

/** Shows a screen only with its permission; otherwise names the missing permission and the roles that have it. */
export function NeedsRight({
  permission,
  children,
}: {
  /** Of several, one is enough. */
  readonly permission: Permission | readonly Permission[]
  readonly children: ReactNode
}) {
  const held = useMe().data?.user.permissions ?? []
  const needed = [permission].flat()
  const [first] = needed
  return first === undefined || needed.some((one) => held.includes(one)) ? children : <NoRight permission={first} />
}

function NoRight({ permission }: { readonly permission: Permission }) {
  const { t, or } = useTexts()
  const roles = rolesWith(permission)
    .map((role) => or(`role.${role}`, role))
    .join(', ')
  return (
    <div className={joinClasses(layout.padded, layout.column)}>
      <h1>{t('permission.screen')}</h1>
      <Note kind="hold">
        <div>
          <b>{t('permission.missing', { permission: or(`right.${permission}`, permission) })}</b>
          <div>{t('permission.heldBy', { roles })}</div>
        </div>
      </Note>
    </div>
  )
}

/** A member of staff whose roles hold no right to any screen. */
export function NoRightsAtAll() {
  const { t } = useTexts()
  return (
    <div className={joinClasses(layout.padded, layout.column)}>
      <h1>{t('permission.none')}</h1>
      <Note kind="hold">
        <div>{t('permission.noneWhy')}</div>
      </Note>
    </div>
  )
}
