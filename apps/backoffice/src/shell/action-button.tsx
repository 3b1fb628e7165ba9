import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { rolesWith, useMay } from './session.ts'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly permission: Permission
  readonly icon?: ReactNode
  readonly label: string
  readonly letter?: string
  readonly className?: string
  readonly onClick: () => void
}

/** An action with its key. Who may not use it sees it locked, with the roles that may. */
export function ActionButton({ permission, icon, label, letter, className = '', onClick }: Props) {
  const { t, or } = useTexts()
  const may = useMay(permission)
  if (!may) {
    const roles = rolesWith(permission)
      .map((role) => or(`role.${role}`, role))
      .join(', ')
    return (
      <button type="button" className="btn locked" aria-disabled="true" title={t('permission.only', { roles })}>
        <Lock aria-hidden="true" />
        {label} <span className="xs">{t('permission.only', { roles })}</span>
      </button>
    )
  }
  return (
    <button type="button" className={`btn ${className}`} onClick={onClick}>
      {icon}
      {label}
      {letter ? <kbd>{letter.toUpperCase()}</kbd> : null}
    </button>
  )
}
