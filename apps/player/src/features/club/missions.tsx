import { useFormatter, useTranslations } from 'use-intl/react'
import { BusyButton } from './busy-button.tsx'
import { ClubIcon } from './club-icon.tsx'
import styles from './club.module.css'
import { Meter } from './meter.tsx'
import type { Counted } from './read-club.ts'

type Props = { readonly missions: readonly Counted[]; readonly onClaim: (mission: Counted) => Promise<unknown> }

/** Missions for points: one sentence, progress, and reward. */
export function Missions({ missions, onClaim }: Props) {
  const t = useTranslations('club')
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('tabs.missions')}</h2>
      </header>
      {missions.length === 0 ? <p className="note">{t('noMissions')}</p> : null}
      <ul className={styles.missions}>
        {missions.map((mission) => (
          <Mission key={mission.id} mission={mission} onClaim={onClaim} />
        ))}
      </ul>
    </section>
  )
}

function Mission({ mission, onClaim }: { readonly mission: Counted; readonly onClaim: Props['onClaim'] }) {
  const t = useTranslations('club')
  const { name, description, icon, progress, done, count, isCompleted, canClaim } = mission
  const points = usePoints(mission.reward)
  const how = isCompleted
    ? t(canClaim ? 'done' : 'claimed')
    : done !== undefined && count !== undefined
      ? t('progress', { done, count })
      : t('percent', { percent: progress })
  return (
    <li>
      <span className={styles.icon} data-icon={icon}>
        <ClubIcon name={icon} />
      </span>
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
        <Meter value={progress} label={`${name}: ${how}`} />
        <p className={styles.line}>
          <span>{how}</span>
          <b>{points}</b>
        </p>
        {canClaim ? <BusyButton label={t('claim', { points })} about={name} onPress={() => onClaim(mission)} /> : null}
      </div>
    </li>
  )
}

/** Points with their unit, if the service returns a number; other values are shown unchanged. */
export function usePoints(written: string): string {
  const t = useTranslations('club')
  const format = useFormatter()
  const points = /^\d{1,15}$/.test(written) ? Number(written) : undefined
  return points === undefined ? written : t('points', { points, written: format.number(points) })
}
