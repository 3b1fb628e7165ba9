import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { ActionButton } from '../action-button.tsx'
import { useKeys } from '../keys.ts'
import { useMay } from '../session.ts'

type Props = {
  readonly permission: Permission
  readonly icon?: ReactNode
  readonly label: string
  readonly onClick: () => void
}

/** What is done with all marked rows at once: shown while some are marked, with its key. */
export function BulkButton({ permission, icon, label, onClick }: Props) {
  const isPermitted = useMay(permission)
  useKeys(isPermitted ? [{ keys: 'b', label, run: onClick }] : [])
  return <ActionButton permission={permission} icon={icon} label={label} letter="b" onClick={onClick} />
}
