import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Permission } from '#contract/permissions.ts'
import type { ButtonSize, ButtonVariant } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { rolesWith, useMay, useVenuesOf } from './session.ts'
import { useTexts } from './use-texts.ts'
import textStyles from './text.module.css'

type Props = {
  readonly permission: Permission
  /** Of an action at a venue: where the permission has to count. */
  readonly venueId?: string
  readonly icon?: ReactNode
  readonly label: string
  /** Its key, or the keys that are pressed together: `Ctrl ↵`. */
  readonly letter?: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly onClick: () => void
}

/** An action with its shortcut. Without the permission it is shown locked, with the roles that have it. */
export function ActionButton({
  permission,
  venueId,
  icon,
  label,
  letter,
  variant = 'outlined',
  size = 'normal',
  onClick,
}: Props) {
  const { t, or } = useTexts()
  const venues = useVenuesOf(permission)
  const may = useMay(permission) && (venueId === undefined || venues === null || venues.includes(venueId))
  if (!may) {
    const roles = rolesWith(permission)
      .map((role) => or(`role.${role}`, role))
      .join(', ')
    return (
      <Button variant="outlined" aria-disabled="true" title={t('permission.only', { roles })}>
        <Lock aria-hidden="true" />
        {label} <span className={textStyles.tiny}>{t('permission.only', { roles })}</span>
      </Button>
    )
  }
  return (
    <Button variant={variant} size={size} onClick={onClick}>
      {icon}
      {label}
      {letter?.split(' ').map((key) => (
        <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
      ))}
    </Button>
  )
}
