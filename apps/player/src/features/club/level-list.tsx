import { useFormatter, useTranslations } from 'use-intl/react'
import styles from './club.module.css'
import type { LevelListed } from './read-club-page.server.ts'

type Props = {
  readonly levels: readonly LevelListed[]
  /** The first level belongs to everybody with an account. */
  readonly isSignedIn: boolean
}

/** Every level with the points from which it is; the reached ones with their day. */
export function LevelList({ levels, isSignedIn }: Props) {
  const t = useTranslations('club')
  const format = useFormatter()
  const reached = levels.findLastIndex(({ reachedAt }) => reachedAt !== null)
  const place = isSignedIn ? Math.max(0, reached) : -1
  const about = ({ description, reachedAt }: LevelListed, at: number) => {
    if (at === place) return t('here')
    if (at > place || reachedAt === null) return description
    return t('reached', { date: format.dateTime(new Date(reachedAt), { dateStyle: 'medium' }) })
  }
  return (
    <ol className={styles.ladder}>
      {levels.map((level, at) => (
        <li key={level.id} aria-current={at === place ? 'step' : undefined} data-done={at < place || undefined}>
          <i aria-hidden="true">{at + 1}</i>
          <div>
            <b>{level.name}</b>
            <small>{about(level, at)}</small>
          </div>
          <span>{t('points', { points: level.requiredPoints, written: format.number(level.requiredPoints) })}</span>
        </li>
      ))}
    </ol>
  )
}
