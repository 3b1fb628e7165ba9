import { useFormatter, useTranslations } from 'use-intl/react'
import { explainError, lawSentence, lockEnd } from './explain-error.ts'
import { useSite } from './site.ts'

export type Failed = {
  readonly code: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly requestId?: string
}

/** Why something did not work, in words, with the moment at which a lock-out ends. */
export function Failure({
  failed,
  texts,
}: {
  failed: Failed | undefined
  texts: Readonly<Record<string, string>> | undefined
}) {
  const t = useTranslations('shell')
  const format = useFormatter()
  const { locale } = useSite()
  if (!failed) return null
  const until = lockEnd(failed.details)
  const sentence = lawSentence(failed.details, locale)
  if (sentence) {
    return (
      <p className="alert" role="alert">
        {sentence}
      </p>
    )
  }
  return (
    <p className="alert" role="alert">
      {failed.code === 'ERR_NETWORK' ? t('noConnection') : explainError(texts, failed.code)}
      {until
        ? ` ${t('lockedUntil', { moment: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })}`
        : ''}
      {failed.code === 'ERR_INTERNAL' && failed.requestId ? <small> ({failed.requestId})</small> : null}
    </p>
  )
}
