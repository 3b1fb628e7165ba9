import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { screensFor } from './screens.ts'
import { useMe } from './session.ts'
import { useTexts } from './use-texts.ts'
import { RiskCount, TicketCount, WaitingCount } from './waiting-count.tsx'
import styles from './rail.module.css'

/**
 * The screens that this person may open and this build really serves.
 * @param onNear somebody points at one, or has come to it by Tab
 */
export function Rail({ onNear }: { readonly onNear: (path: string) => void }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const permissions = useMe().data?.user.permissions ?? []
  const rail = useRef<HTMLElement>(null)
  // On a phone the screens are a row that is longer than the display.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('shell.main')}>
      {screensFor(permissions).map(({ name, path, letter, Icon }) => (
        <Link
          key={name}
          to={path}
          onPointerEnter={() => onNear(path)}
          onFocus={() => onNear(path)}
          aria-current={pathname.startsWith(path) ? 'page' : undefined}
          title={`${t(`screen.${name}`)} (G ${letter.toUpperCase()})`}
        >
          <Icon aria-hidden="true" />
          <span className={styles.name}>{t(`screen.${name}`)}</span>
          {name === 'approvals' ? <WaitingCount /> : null}
          {name === 'support' ? <TicketCount /> : null}
          {name === 'risk' ? <RiskCount /> : null}
        </Link>
      ))}
    </nav>
  )
}
