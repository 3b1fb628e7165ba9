import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import { findLevels, levelProgress, sortLevels } from './levels.ts'
import { useLevels } from './levels-store.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/** Link to the inbox, with the number of unread messages. It does not depend on the service of levels. */
export function InboxButton() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  const { user } = useLevels()
  const unread = user && !user.isInControlGroup ? user.coreInboxUnreadCount : 0
  return (
    <Link className="icon-button" to={paths.inbox(locale)} aria-label={t('inbox', { unread })}>
      <Icon name="bell" />
      {unread > 0 ? <span className="icon-button-count">{unread > 99 ? '99+' : unread}</span> : null}
    </Link>
  )
}

/**
 * Avatar in a ring of progress to the next level, with points. Its layout is the same in every state of the service:
 * loading, loaded, stale for an hour; without it, or for a player in its control group, a plain disc that links to the
 * account.
 */
export function LevelRing() {
  const t = useTranslations('shell')
  const format = useFormatter()
  const { locale, signedIn, gamification } = useSite()
  const { user, levels: ladder, isLoading, staleSince } = useLevels()
  const found = findLevels(ladder, user?.currentLevelId)
  const isOff = gamification.service === 'none' || user?.isInControlGroup === true

  if (!isOff && isLoading)
    return (
      <span className="level-area" aria-hidden="true">
        <span className="level-area-ring is-waiting" />
        <span className="level-area-words" />
      </span>
    )
  if (isOff || !found || !user)
    return (
      <Link className="level-area" to={paths.account(locale)}>
        <span className="visually-hidden">{t('account')}</span>
        <span className="level-area-ring is-plain" aria-hidden="true">
          <i>
            <Icon name="person" />
          </i>
        </span>
        <span className="level-area-words" aria-hidden="true">
          <small>{t('account')}</small>
          <b>{signedIn?.profile.firstName}</b>
        </span>
      </Link>
    )
  const number = sortLevels(ladder).findIndex(({ id }) => id === found.current.id) + 1
  const toGo = Math.max(0, found.next.requiredPoints - user.pointsEver)
  const since = staleSince && format.dateTime(staleSince, { timeStyle: 'short' })
  return (
    <Link className="level-area" to={paths.club(locale)}>
      {/* Accessible name; the visible parts say the same and are hidden from screen readers. */}
      <span className="visually-hidden">
        {t('level', { number, name: found.current.name, points: user.pointsBalance, toGo, next: found.next.name })}
      </span>
      <span
        className="level-area-ring"
        aria-hidden="true"
        // Set by script, because the content security policy forbids style attributes.
        ref={(ring) => ring?.style.setProperty('--p', String(levelProgress(found, user.pointsEver)))}
      >
        <i>{user.avatarUrl ? <img src={user.avatarUrl} alt="" width={32} height={32} /> : <Icon name="person" />}</i>
        <em>{number}</em>
      </span>
      <span className="level-area-words" aria-hidden="true">
        <small>{since ? t('levelSince', { name: found.current.name, time: since }) : found.current.name}</small>
        <b>{t('points', { points: user.pointsBalance, written: format.number(user.pointsBalance) })}</b>
      </span>
    </Link>
  )
}
