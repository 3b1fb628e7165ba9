import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { explainError } from '../../shell/explain-error.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { Stop } from './stops-of.ts'

type Props = { readonly stops: readonly Stop[]; readonly errors: Readonly<Record<string, string>> | undefined }

/** Instead of the form: why deposits are not possible and until when, and what is still possible. */
export function Stopped({ stops, errors }: Props) {
  const t = useTranslations('deposit')
  const shell = useTranslations('shell')
  const format = useFormatter()
  const { locale, pages } = useSite()
  const moment = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short' })
  const hasNewTerms = stops.some(({ code }) => code === 'ERR_TERMS_NOT_ACCEPTED')
  return (
    <section className="stopped-form" aria-labelledby="stopped">
      <h2 id="stopped">{t('stopped.title')}</h2>
      {stops.map(({ code, texts, until }) => (
        <p key={code}>
          {texts?.[locale] ?? explainError(errors, code)}{' '}
          {until === null ? null : <b>{t('stopped.until', { moment: moment(until) })}</b>}
        </p>
      ))}
      <p>{t('stopped.can')}</p>
      <div className="button-row">
        {hasNewTerms ? (
          <Link className={buttonClass('primary', 'large')} to={paths.terms(locale, paths.deposit(locale))}>
            {shell('newTerms')}
          </Link>
        ) : null}
        <Link className={buttonClass(hasNewTerms ? 'ghost' : 'primary', 'large')} to={paths.withdraw(locale)}>
          {t('stopped.withdraw')}
        </Link>
        <Link className={buttonClass('ghost', 'large')} to={paths.exclusion(locale)}>
          {t('stopped.exclusion')}
        </Link>
        {pages.includes('responsibleGaming') ? (
          <Link className={buttonClass('ghost', 'large')} to={paths.page(locale, 'responsibleGaming')}>
            {shell('pages.responsibleGaming')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
