import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { QueueItem } from './documents-screen.tsx'
import { waitingTime } from './waiting-time.ts'
import styles from './documents.module.css'

/** Waiting items with player, kind and waiting time; the open one is marked. */
export function QueueList({
  items,
  count,
  openId,
  goalHours,
  now,
  isBusy,
  onMore,
  onOpen,
  toList,
}: {
  readonly items: readonly QueueItem[]
  readonly count: number
  readonly openId: string | undefined
  readonly goalHours: number
  readonly now: number
  readonly isBusy: boolean
  readonly onMore: (() => void) | undefined
  readonly onOpen: (item: QueueItem) => void
  /** URL of the same queue as a list. */
  readonly toList: string
}) {
  const { t } = useTexts()
  return (
    <nav className={styles.queue} aria-label={t('documents.queue')} aria-busy={isBusy}>
      {items.map((item) => {
        const waits = waitingTime(item.waitingSince, goalHours, now)
        return (
          <button
            key={item.itemId}
            type="button"
            className={styles.item}
            aria-current={item.itemId === openId ? 'true' : undefined}
            onClick={() => onOpen(item)}
          >
            <span className={joinClasses(layout.row, layout.between)}>
              <b>{t('player.title', { id: item.playerId })}</b>
              <span
                className={joinClasses(
                  textStyles.small,
                  textStyles.figures,
                  waits.isLate ? textStyles.late : textStyles.muted,
                )}
              >
                {waits.isLate ? <Clock aria-hidden="true" /> : null}
                <span className={textStyles.aloud}>{t('documents.waits')} </span>
                {waits.text}
              </span>
            </span>
            <span className={joinClasses(textStyles.small, textStyles.secondary)}>
              {t(`document.${item.kind}`)}
              {item.isAgain ? ` · ${t('documents.again')}` : ''}
            </span>
          </button>
        )
      })}
      <p className={joinClasses(textStyles.small, textStyles.muted, layout.padded)}>
        {t('documents.count', { count })}
      </p>
      <p className={joinClasses(textStyles.small, layout.padded)}>
        <Link className={textStyles.link} to={toList}>
          {t('lists.asList')}
        </Link>
      </p>
      <p className={joinClasses(textStyles.small, layout.padded)}>
        <Link className={textStyles.link} to={paths.migrations}>
          {t('migrations.all')}
        </Link>
      </p>
      {onMore ? (
        <Button variant="ghost" onClick={onMore}>
          {t('list.more')}
        </Button>
      ) : null}
    </nav>
  )
}
