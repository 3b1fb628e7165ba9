import type { ReactNode } from 'react'
import type { Measured } from '#contract/shapes/live.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeClock } from '../../shell/write-time.ts'
import styles from './live.module.css'

/** A region without news for this long shows the time of its figures. */
export const OLD_MS = 75_000

type Props = {
  readonly id: string
  readonly title: string
  readonly note?: ReactNode
  /** The region; undefined before its first news. */
  readonly measured: Measured | undefined
  /** The newest instant of all regions: a region much older than it is stale. */
  readonly newestAt: string
  readonly isLive: boolean
  readonly children: ReactNode
}

/** A region of the live view. A stale one keeps its figures and shows their time; the others are not affected. */
export function Region({ id, title, note, measured, newestAt, isLive, children }: Props) {
  const { t, language } = useTexts()
  const isOld = measured !== undefined && (!isLive || Date.parse(newestAt) - Date.parse(measured.at) > OLD_MS)
  return (
    <section id={id} className={styles.region} aria-labelledby={`${id}-title`}>
      <div className={styles.regionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className={textStyles.small}>
          {isOld ? (
            <span className={textStyles.late}>{t('live.from', { at: writeClock(measured.at, language) })}</span>
          ) : (
            <span className={textStyles.muted}>{note}</span>
          )}
        </span>
      </div>
      {measured ? children : <Skeleton label={t('list.loading')} />}
    </section>
  )
}
