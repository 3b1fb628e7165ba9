import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { Link, useLocation } from 'react-router'
import { explainError, lawSentence, lockEnd } from './explain-error.ts'
import { useMarkedFields } from './fields/mark-fields.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

export type Failed = {
  readonly code: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly fields?: readonly { readonly path: string }[]
  readonly requestId?: string
}

/** What ends when the account is whole: the page of requirements says how. */
const ACCOUNT_CODES = ['ERR_IDENTITY_NOT_VERIFIED', 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED']

/** Why something did not work, in words, with the moment at which a lock-out ends. Marks the fields that it names. */
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
  const said = useRef<HTMLParagraphElement>(null)
  useMarkedFields(said, failed)
  if (!failed) return null
  const until = lockEnd(failed.details)
  const sentence = lawSentence(failed.details, locale)
  if (sentence) {
    return (
      <p ref={said} className="alert" role="alert">
        {sentence} {ACCOUNT_CODES.includes(failed.code) ? <WayOut /> : null}
      </p>
    )
  }
  return (
    <p ref={said} className="alert" role="alert">
      {failed.code === 'ERR_NETWORK' ? t('noConnection') : explainError(texts, failed.code)}{' '}
      {failed.code === 'ERR_TERMS_NOT_ACCEPTED' ? <NewTerms /> : null}
      {until
        ? ` ${t('lockedUntil', { moment: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })}`
        : ''}
      {failed.code === 'ERR_INTERNAL' && failed.requestId ? <small> ({failed.requestId})</small> : null}
    </p>
  )
}

/** To what the account still needs. */
function WayOut() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <Link className="text-link" to={paths.requirements(locale)}>
      {t('accountNeeds')}
    </Link>
  )
}

/** To what is new in the terms, and back to this page once they are accepted. */
function NewTerms() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  const { pathname, search } = useLocation()
  return (
    <Link className="text-link" to={paths.terms(locale, pathname + search)}>
      {t('newTerms')}
    </Link>
  )
}
