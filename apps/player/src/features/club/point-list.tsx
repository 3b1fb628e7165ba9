import { useFormatter, useTranslations } from 'use-intl/react'
import styles from './club.module.css'
import type { Moved } from './read-club.ts'

const KINDS = ['earned', 'mission', 'bought', 'expired', 'corrected'] as const
const PARTS = ['picture', 'email', 'phone', 'limits'] as const

/** History of points: time, reason, rule, number, and balance after it. */
export function PointList({ moved }: { readonly moved: readonly Moved[] }) {
  const t = useTranslations('club')
  const format = useFormatter()
  const kindOf = (kind: string) => {
    const known = KINDS.find((one) => one === kind)
    return known ? t(`kinds.${known}`) : ''
  }
  const aboutOf = (about: string | undefined) => {
    const part = PARTS.find((one) => one === about)
    if (part) return t(`parts.${part}`)
    return about && /^\d{4}-\d\d-\d\d$/.test(about) ? format.dateTime(new Date(about), { dateStyle: 'medium' }) : about
  }
  return (
    <section>
      <header className={styles.head}>
        <h2>{t('tabs.points')}</h2>
      </header>
      {moved.length === 0 ? (
        <div className={styles.empty}>
          <h3>{t('noPoints')}</h3>
          <p>{t('noPointsHint')}</p>
        </div>
      ) : null}
      <ul className={styles.log}>
        {moved.map((row) => {
          const details = [row.name ? kindOf(row.kind) : '', aboutOf(row.about), row.reason].filter(Boolean)
          return (
            <li key={row.key}>
              <time dateTime={row.at.toISOString()}>
                {format.dateTime(row.at, { dateStyle: 'medium' })}
                <br />
                {format.dateTime(row.at, { timeStyle: 'short' })}
              </time>
              <div>
                <b>{row.name || kindOf(row.kind)}</b>
                {details.length > 0 ? <small>{details.join(' · ')}</small> : null}
              </div>
              <span>
                <b>{format.number(row.amount, { signDisplay: 'always' })}</b>
                {row.balance === undefined ? null : <small>{t('after', { points: format.number(row.balance) })}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
