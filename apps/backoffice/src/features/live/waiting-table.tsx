import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { useApprovalCounts } from '../../shell/waiting-count.ts'
import { minutesBetween, writeAge, type ShownQueue } from './list-queues.ts'
import styles from './live.module.css'
import { TakeAlert } from './take-alert.tsx'

/** Queues that wait for a person: number, age of the oldest, and comparison with the promise. */
export function WaitingTable({ queues }: { readonly queues: readonly ShownQueue[] }) {
  const { t } = useTexts()
  return (
    <Table
      scrolls="around"
      label={t('live.waiting')}
      head={
        <tr>
          <th scope="col">{t('live.queue')}</th>
          <NumberHeader>{t('live.count')}</NumberHeader>
          <NumberHeader>{t('live.oldest')}</NumberHeader>
          <th scope="col" className={styles.ofBars}>
            {t('live.againstPromise')}
          </th>
          <th scope="col">{t('live.promise')}</th>
        </tr>
      }
    >
      {queues.map((queue) => (
        <QueueRow key={queue.name} queue={queue} />
      ))}
    </Table>
  )
}

function QueueRow({ queue }: { readonly queue: ShownQueue }) {
  const { t } = useTexts()
  const { name, path, count, oldestAt, late, promiseMinutes, at } = queue
  const age = oldestAt === null ? undefined : minutesBetween(oldestAt, at)
  const isLate = late > 0
  return (
    <tr data-row={name}>
      <td className={textStyles.unbroken}>
        <Link to={path} className={styles.queue} data-opener>
          {t(`live.queue.${name}`)}
        </Link>
      </td>
      <NumberCell className={textStyles.bold}>{count}</NumberCell>
      <NumberCell className={joinClasses(textStyles.unbroken, isLate && textStyles.late)}>
        {age === undefined ? t('live.nothing') : null}
        {isLate ? <Clock className={styles.clock} role="img" aria-label={t('live.pastPromise')} /> : null}
        {age === undefined ? null : writeAge(age)}
      </NumberCell>
      <td className={styles.ofBars}>
        {promiseMinutes === null ? null : <AgeBar age={age ?? 0} promise={promiseMinutes} isLate={isLate} />}
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary)}>
        {promiseMinutes === null ? t('live.ownPromise') : writeAge(promiseMinutes)}
        {isLate ? <b className={textStyles.late}>, {t('live.late', { count: late })}</b> : null}
        {name === 'approvals' ? <Mine /> : null}
        {name === 'risk' && count > 0 ? <TakeAlert /> : null}
      </td>
    </tr>
  )
}

/** The number of requests that wait for the signed-in person. */
function Mine() {
  const { t } = useTexts()
  const mine = useApprovalCounts()?.mine ?? 0
  return mine === 0 ? null : <b>, {t('live.mine', { count: mine })}</b>
}

const [WIDTH, HEIGHT, PROMISE_AT] = [104, 14, 68]

/** The age of the oldest as a bar; the promise is the line across it. The text is beside it. */
function AgeBar({ age, promise, isLate }: { age: number; promise: number; isLate: boolean }) {
  const length = Math.min(WIDTH, Math.max(age > 0 ? 3 : 0, (age / promise) * PROMISE_AT))
  return (
    <svg className={styles.ageBar} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect className={styles.track} y="4" width={WIDTH} height="6" rx="3" />
      <rect className={isLate ? styles.lateBar : styles.bar} y="4" width={length} height="6" rx="3" />
      <path className={styles.promise} d={`M${PROMISE_AT} 0V${HEIGHT}`} />
    </svg>
  )
}
