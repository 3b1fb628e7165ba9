import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import type { QueueItem } from './documents-screen.tsx'
import { waitingTime } from './waiting-time.ts'

/** Who waits, for what and for how long; the open one is marked. */
export function QueueList({
  items,
  count,
  openId,
  goalHours,
  now,
  isBusy,
  onMore,
  onOpen,
}: {
  readonly items: readonly QueueItem[]
  readonly count: number
  readonly openId: string | undefined
  readonly goalHours: number
  readonly now: number
  readonly isBusy: boolean
  readonly onMore: (() => void) | undefined
  readonly onOpen: (item: QueueItem) => void
}) {
  const { t } = useTexts()
  return (
    <nav className="doc-queue" aria-label={t('documents.queue')} aria-busy={isBusy}>
      {items.map((item) => {
        const waits = waitingTime(item.waitingSince, goalHours, now)
        return (
          <button
            key={item.itemId}
            type="button"
            className="qi"
            aria-current={item.itemId === openId ? 'true' : undefined}
            onClick={() => onOpen(item)}
          >
            <span className="row between">
              <b>{t('player.title', { id: item.playerId })}</b>
              <span className={`s n ${waits.isLate ? 'late' : 'mut'}`}>
                {waits.isLate ? <Clock className="i" aria-hidden="true" /> : null}
                <span className="sr">{t('documents.waits')} </span>
                {waits.text}
              </span>
            </span>
            <span className="s sec">
              {t(`document.${item.kind}`)}
              {item.isAgain ? ` · ${t('documents.again')}` : ''}
            </span>
          </button>
        )
      })}
      <p className="s mut box-pad">{t('documents.count', { count })}</p>
      <p className="s box-pad">
        <Link className="ul" to={paths.migrations}>
          {t('migrations.all')}
        </Link>
      </p>
      {onMore ? (
        <button type="button" className="btn gh" onClick={onMore}>
          {t('list.more')}
        </button>
      ) : null}
    </nav>
  )
}
