import { useFormatter, useTranslations } from 'use-intl/react'
import type { Exclusion } from './use-exclusions.ts'

const REASONS = {
  time: 'time',
  'register-answer': 'registerAnswer',
  staff: 'staff',
  replaced: 'replaced',
  'another-person': 'anotherPerson',
} as const

/** Past exclusions. */
export function History({ rows }: { rows: readonly Exclusion[] }) {
  const t = useTranslations('exclusion')
  const format = useFormatter()
  const moment = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="panel">
      <h2>{t('historyTitle')}</h2>
      {rows.length === 0 ? <p className="note">{t('historyEmpty')}</p> : null}
      <ul className="line-list">
        {rows.map(({ exclusionId, kind, from, until, endedAt, endReason, receipt }) => (
          <li key={exclusionId}>
            <span>
              {t(`kinds.${kind}.name`)}
              <small>
                {t('since', { moment: moment(from) })} · {t('ended', { moment: moment(endedAt ?? until ?? from) })},{' '}
                {t(`ends.${REASONS[endReason ?? 'time']}`)} · {receipt}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
