import { useFormatter, useTranslations } from 'use-intl/react'
import { findLevels, sortLevels, type Level } from '../../shell/levels/levels.ts'
import type { GamifiedUser } from '../../shell/levels/gamification.ts'
import { fieldOf, instantOf, numberOf } from '../../shell/levels/service.ts'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'

type Props = { readonly levels: readonly Level[]; readonly user: GamifiedUser | undefined }

/** All levels on one line, the present one in white, those behind with the day they were reached. */
export function Ladder({ levels, user }: Props) {
  const t = useTranslations('club')
  const format = useFormatter()
  const sorted = sortLevels(levels)
  const current = findLevels(levels, user?.currentLevelId)?.current
  const place = sorted.findIndex(({ id }) => id === current?.id)
  const points = (value: number) => t('points', { points: value, written: format.number(value) })
  const about = (level: Level, at: number) => {
    if (at === place) return t('here')
    const reached = instantOf((numberOf(fieldOf(level.customData, 'reached_ts')) ?? NaN) * 1000)
    if (at > place) return level.description
    return reached === undefined ? '' : t('reached', { date: format.dateTime(reached, { dateStyle: 'medium' }) })
  }
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('tabs.levels')}</h2>
      </header>
      <ol className={styles.ladder}>
        {sorted.map((level, at) => (
          <li key={level.id} aria-current={at === place ? 'step' : undefined} data-done={at < place || undefined}>
            <i aria-hidden="true">{at + 1}</i>
            <div>
              <b>{level.name}</b>
              <small>{about(level, at)}</small>
            </div>
            <span>{points(level.requiredPoints)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <ClubIcon name="info" />
        <span>{t('levelKept')}</span>
      </p>
    </section>
  )
}
