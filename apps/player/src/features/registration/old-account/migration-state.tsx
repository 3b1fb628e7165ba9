import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { isMigrationOver } from '#contract/states/account-migration-states.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { paths } from '../../../shell/paths.ts'
import { useSite } from '../../../shell/site.ts'
import { FoundAccount } from './found-account.tsx'
import type { Migration } from './use-old-account.ts'

/** The pending step and who must act, or the decision and its reason. */
export default function MigrationState({
  migration,
  onAnew,
}: {
  readonly migration: Migration
  readonly onAnew: () => void
}) {
  const t = useTranslations('oldAccount')
  const { locale } = useSite()
  const { state } = migration
  const mayBeginAnew = isMigrationOver(state)
  return (
    <div className="registration" data-state={state}>
      <FoundAccount title={t('old')} oldAccount={migration.oldAccount} />
      <section className="form-rows" aria-live="polite">
        {state === 'proving' ? <Proving migration={migration} /> : null}
        {state === 'waiting' ? <StateText title={t('waiting')} text={t('waitingNow')} /> : null}
        {state === 'approved' ? <StateText title={t('approved')} text={t('approvedNow')} /> : null}
        {state === 'rejected' ? <StateText title={t('rejected')} text={migration.rejection?.message ?? ''} /> : null}
        {state === 'expired' ? <StateText title={t('expired')} text={t('expiredNow')} /> : null}
      </section>
      {mayBeginAnew ? (
        <Button variant="ghost" onClick={onAnew}>
          {state === 'approved' ? t('forget') : t('anew')}
        </Button>
      ) : null}
      <Link className={buttonClass('ghost')} to={paths.account(locale)}>
        {t('toAccount')}
      </Link>
    </div>
  )
}

function StateText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  )
}

function Proving({ migration: { mergeMethod, venueCode, expiresAt } }: { readonly migration: Migration }) {
  const t = useTranslations('oldAccount')
  const format = useFormatter()
  const { locale } = useSite()
  return (
    <>
      <h2>{t('proving')}</h2>
      {mergeMethod === 'onLandbase' && venueCode ? (
        <>
          <p>{t('onLandbaseNow')}</p>
          <p className="venue-code" aria-label={t('code')}>
            {venueCode}
          </p>
        </>
      ) : (
        <>
          <p>{t('byScanNow')}</p>
          <Link className={buttonClass('primary', 'large')} to={paths.identity(locale)}>
            {t('toIdentity')}
          </Link>
        </>
      )}
      {expiresAt ? (
        <p className="quiet-text">
          {t('provingUntil', { day: format.dateTime(new Date(expiresAt), { dateStyle: 'long' }) })}
        </p>
      ) : null}
    </>
  )
}
