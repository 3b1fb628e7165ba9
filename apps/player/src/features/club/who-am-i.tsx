import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { Icon } from '#ui/icon.tsx'
import type { GamifiedUser } from '../../shell/levels/gamification.ts'
import { findLevels, levelProgress, sortLevels, type Level } from '../../shell/levels/levels.ts'
import { paths } from '../../shell/paths.ts'
import styles from './club.module.css'

type Props = { readonly user: GamifiedUser | undefined; readonly levels: readonly Level[]; readonly locale: string }

/**
 * The player's avatar in a ring of progress to the next level, the level, the points, and the requirements of the next
 * level.
 */
export function WhoAmI({ user, levels, locale }: Props) {
  const t = useTranslations('club')
  const format = useFormatter()
  const found = findLevels(levels, user?.currentLevelId)
  const number = sortLevels(levels).findIndex(({ id }) => id === found?.current.id) + 1
  const points = user?.pointsBalance ?? 0
  const isLast = found?.current.id === found?.next.id
  return (
    <div className={styles.who}>
      <span
        className={styles.ring}
        aria-hidden="true"
        ref={(ring) =>
          ring?.style.setProperty('--p', String(found && user ? levelProgress(found, user.pointsEver) : 0))
        }
      >
        <i>{user?.avatarUrl ? <img src={user.avatarUrl} alt="" width={96} height={96} /> : <Icon name="person" />}</i>
        {number > 0 ? <em>{number}</em> : null}
      </span>
      <div>
        <b>{found?.current.name ?? ' '}</b>
        <span>{t('points', { points, written: format.number(points) })}</span>
        {found && user && !isLast ? (
          <span>{t('nextLevel', { name: found.next.name, points: format.number(found.next.requiredPoints) })}</span>
        ) : null}
        <Link className="text-link" to={paths.club(locale, 'store')}>
          {t('changePicture')}
        </Link>
      </div>
    </div>
  )
}
