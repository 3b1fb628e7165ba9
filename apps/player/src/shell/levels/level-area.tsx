import { useFormatter, useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { findLevels, levelProgress, sortLevels } from './levels.ts'
import { levels, useLevels } from './levels-store.ts'
import { useSite } from '../site.ts'

/**
 * Unread messages of the gamification service. Its place is kept while the service is awaited, and where it does not come:
 * what appeared here moved Stop and Deposit beside it from under the finger.
 */
export function InboxButton() {
  const t = useTranslations('shell')
  const { gamificationScript } = useSite()
  const { user, isLoading } = useLevels()
  if (!gamificationScript) return null
  if (isLoading || !user) return <span className="icon-button level-area-kept" aria-hidden="true" />
  const unread = user.coreInboxUnreadCount
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('inbox', { unread })}
      onClick={() => levels.follow('dp:inbox')}
    >
      <Icon name="bell" />
      {unread > 0 ? <span className="icon-button-count">{unread > 99 ? '99+' : unread}</span> : null}
    </button>
  )
}

/** Avatar in a ring of the way to the next level, with points. Its place is kept as that of the inbox. */
export function LevelRing() {
  const t = useTranslations('shell')
  const format = useFormatter()
  const { gamificationScript } = useSite()
  const { user, levels: ladder, isLoading } = useLevels()
  const found = findLevels(ladder, user?.currentLevelId)
  const progress = found && user ? levelProgress(found, user.pointsEver) : 0

  if (!gamificationScript) return null
  if (isLoading || !found || !user)
    return (
      <span className={isLoading ? 'level-area' : 'level-area level-area-kept'} aria-hidden="true">
        <span className="level-area-ring is-waiting" />
        <span className="level-area-words" />
      </span>
    )
  const number = sortLevels(ladder).findIndex(({ id }) => id === found.current.id) + 1
  const toGo = Math.max(0, found.next.requiredPoints - user.pointsEver)
  return (
    <button type="button" className="level-area" onClick={() => levels.follow('dp:gf')}>
      {/* Its name is this sentence; what is drawn says the same in pieces, which a reader need not hear twice. */}
      <span className="visually-hidden">
        {t('level', {
          number,
          name: found.current.name,
          points: user.pointsBalance,
          toGo,
          next: found.next.name,
        })}
      </span>
      <span
        className="level-area-ring"
        aria-hidden="true"
        // Set by script, because the content security policy forbids style attributes.
        ref={(ring) => ring?.style.setProperty('--p', String(progress))}
      >
        <i>{user.avatarUrl ? <img src={user.avatarUrl} alt="" width={32} height={32} /> : <Icon name="person" />}</i>
        <em>{number}</em>
      </span>
      <span className="level-area-words" aria-hidden="true">
        <small>{found.current.name}</small>
        <b>{t('points', { points: user.pointsBalance, written: format.number(user.pointsBalance) })}</b>
      </span>
    </button>
  )
}
