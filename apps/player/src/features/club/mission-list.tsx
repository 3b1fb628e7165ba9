import { useFormatter, useTranslations } from 'use-intl/react'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'
import { Meter } from './meter.tsx'
import type { MissionListed } from './read-club-page.server.ts'

/** Missions in force, with what each gives; with progress for signed-in players. Points are collected in the club. */
export function MissionList({ missions }: { readonly missions: readonly MissionListed[] }) {
  const t = useTranslations('club')
  if (missions.length === 0) return <p className="note">{t('noMissions')}</p>
  return (
    <ul className={styles.missions}>
      {missions.map((mission) => (
        <Listed key={mission.key} mission={mission} />
      ))}
    </ul>
  )
}

function Listed({ mission: { name, description, icon, points, count, own } }: { readonly mission: MissionListed }) {
  const t = useTranslations('club')
  const format = useFormatter()
  const states = { done: t('done'), claimed: t('claimed'), open: t('progress', { done: own?.progress ?? 0, count }) }
  return (
    <li>
      <span className={styles.icon} data-icon={icon}>
        <ClubIcon name={icon} />
      </span>
      <div>
        <h2>{name}</h2>
        <p>{description}</p>
        {own ? (
          <Meter value={Math.round((own.progress / count) * 100)} label={`${name}: ${states[own.state]}`} />
        ) : null}
        <p className={styles.line}>
          <span>{own ? states[own.state] : ''}</span>
          <b>{t('points', { points, written: format.number(points) })}</b>
        </p>
      </div>
    </li>
  )
}
