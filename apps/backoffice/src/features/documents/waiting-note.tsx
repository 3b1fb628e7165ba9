import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { waitingTime, writeMinutes } from './waiting-time.ts'

/** The time of receipt, and the time until or past the goal. */
export function WaitingNote({
  since,
  isWaiting,
  goalHours,
  now,
}: {
  readonly since: string
  readonly isWaiting: boolean
  readonly goalHours: number
  readonly now: number
}) {
  const { t, language } = useTexts()
  const waits = waitingTime(since, goalHours, now)
  return (
    <>
      {' · '}
      {t('documents.sent', { at: writeMoment(since, language) })}
      {isWaiting ? (
        <>
          {' · '}
          <b className={waits.isLate ? textStyles.late : undefined}>
            {waits.isLate
              ? t('documents.late', { time: writeMinutes(-waits.leftMinutes) })
              : t('documents.left', { time: writeMinutes(waits.leftMinutes) })}
          </b>
        </>
      ) : null}
    </>
  )
}
