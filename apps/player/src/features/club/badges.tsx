import { useFormatter, useTranslations } from 'use-intl/react'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'
import type { Counted } from './read-club.ts'

/** Badges that were won, and those that were not yet, with their progress. */
export function Badges({ badges }: { readonly badges: readonly Counted[] }) {
  const t = useTranslations('club')
  const format = useFormatter()
  const won = badges.filter(({ isCompleted }) => isCompleted).length
  const when = ({ isCompleted, completedAt, done, count }: Counted) =>
    isCompleted
      ? completedAt
        ? format.dateTime(completedAt, { dateStyle: 'medium' })
        : t('done')
      : t('progress', { done: done ?? 0, count: count ?? 1 })
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('tabs.badges')}</h2>
        <small>{t('progress', { done: won, count: badges.length })}</small>
      </header>
      <ul className={styles.badges}>
        {badges.map((badge) => (
          <li key={badge.id} className={badge.isCompleted ? undefined : styles.off}>
            <i data-icon={badge.icon}>
              <ClubIcon name={badge.icon} />
            </i>
            <b>{badge.name}</b>
            <span className="visually-hidden">{badge.description}</span>
            <small>{when(badge)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
