import { useFormatter, useTranslations } from 'use-intl/react'
import type { Exclusions } from './use-exclusions.ts'

/** Play since the last break and when the next one comes, where the market has a forced one. */
export function PlayTime({ play }: { play: Exclusions['play'] }) {
  const t = useTranslations('exclusion')
  const format = useFormatter()
  if (!play) return null
  const { playedMinutes, breakAfterMinutes, breakMinutes, breakDueAt } = play
  return (
    <section className="panel">
      <h2>{t('playTitle')}</h2>
      <p>{breakDueAt ? t('playMinutes', { minutes: playedMinutes }) : t('playNone')}</p>
      <p className="quiet-text">
        {t('playBreak', { after: breakAfterMinutes, minutes: breakMinutes })}{' '}
        {breakDueAt ? t('playDue', { moment: format.dateTime(new Date(breakDueAt), { timeStyle: 'short' }) }) : null}
      </p>
    </section>
  )
}
