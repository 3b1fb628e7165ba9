import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { Link, useLocation } from 'react-router'
import { explainError, lawSentence, lockEnd } from './explain-error.ts'
import { explainedCode, useMarkedFields } from './fields/mark-fields.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

export type Failed = {
  readonly code: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly fields?: readonly { readonly path: string }[]
  readonly requestId?: string
}

/** Codes that are resolved by completing the account: the page of requirements shows how. */
const ACCOUNT_CODES = ['ERR_IDENTITY_NOT_VERIFIED', 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED']

/** The text of an error, with the end of a lock-out. Marks the fields that the error names. */
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
      {failed.code === 'ERR_NETWORK' ? t('noConnection') : explainError(texts, explainedCode(failed))}{' '}
      {failed.code === 'ERR_TERMS_NOT_ACCEPTED' ? <NewTerms /> : null}
      {until
        ? ` ${t('lockedUntil', { moment: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })}`
        : ''}
      {failed.code === 'ERR_INTERNAL' && failed.requestId ? <small> ({failed.requestId})</small> : null}
    </p>
  )
}

/** Link to the requirements of the account. */
function WayOut() {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <Link className="text-link" to={paths.requirements(locale)}>
      {t('accountNeeds')}
    </Link>
  )
}

/** Link to the new terms, and back to this page once they are accepted. */
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
