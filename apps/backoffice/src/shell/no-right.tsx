import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { useMay } from './session.ts'
import { useTexts } from './use-texts.ts'

/** Shows a screen only to who may know of it; an address typed by hand says what it would say if there were none. */
export function NeedsRight({
  permission,
  children,
}: {
  readonly permission: Permission
  readonly children: ReactNode
}) {
  const { t } = useTexts()
  if (useMay(permission)) return children
  return (
    <div className="box-pad">
      <h1>{t('shell.nothingHere')}</h1>
      <p className="sec">{t('shell.nothingHereWhy')}</p>
    </div>
  )
}
