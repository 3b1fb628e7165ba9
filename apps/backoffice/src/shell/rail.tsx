import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { RailGroup } from './rail-group.tsx'
import { groupOf, GROUPS, type GroupName } from './rail-groups.ts'
import { RailLink } from './rail-link.tsx'
import { chooseClosedGroups, settings } from './settings.ts'
import { useRailForm } from './use-rail-form.ts'
import { useScreens } from './use-screens.ts'
import { useTexts } from './use-texts.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './rail.module.css'

/**
 * The screens with permission, by kind of work. The group of the open screen is open; others keep their state. Empty
 * groups are hidden.
 * @param onNear somebody points at one, or has come to it by Tab
 */
export function Rail({ onNear }: { readonly onNear: (path: string) => void }) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const open = useScreens()
  const waiting = useWaiting()
  const form = useRailForm()
  const closed = settings.closedGroups.use()
  const [flyout, setFlyout] = useState<GroupName>()
  const rail = useRef<HTMLElement>(null)
  // On a phone the screens are a row that is longer than the display.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  const linkOf = (screen: (typeof open)[number], onGo?: () => void) => (
    <RailLink
      key={screen.name}
      screen={screen}
      waiting={waiting[screen.name] ?? 0}
      onNear={onNear}
      {...(onGo ? { onGo } : {})}
    />
  )
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('shell.main')}>
      {open.filter(({ name }) => groupOf(name) === undefined).map((screen) => linkOf(screen))}
      {GROUPS.map(({ name, Icon }, at) => {
        const own = open.filter((screen) => groupOf(screen.name) === name)
        if (own.length === 0) return null
        const isCurrent = own.some(({ path }) => pathname.startsWith(path))
        const isOpen = form === 'signs' ? flyout === name : form === 'row' || isCurrent || !closed.includes(name)
        const turn = (opens: boolean) => {
          if (form === 'signs') setFlyout(opens ? name : undefined)
          else chooseClosedGroups(opens ? closed.filter((one) => one !== name) : [...closed, name])
        }
        return (
          <RailGroup
            key={name}
            name={name}
            Icon={Icon}
            digit={at + 1}
            isOpen={isOpen}
            isCurrent={isCurrent}
            isFlyout={form === 'signs'}
            waiting={own.reduce((sum, screen) => sum + (waiting[screen.name] ?? 0), 0)}
            onTurn={turn}
          >
            {own.map((screen) => linkOf(screen, () => setFlyout(undefined)))}
          </RailGroup>
        )
      })}
    </nav>
  )
}
