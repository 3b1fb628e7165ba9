import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { paths } from '../../../shell/paths.ts'
import { useSite } from '../../../shell/site.ts'
import { FindByBank } from './find-by-bank.tsx'
import { FoundAccount } from './found-account.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { MergeOwn } from './merge-own.tsx'
import type { OldAccountParts } from './old-account-page.tsx'
import { OpenAccountForm } from './open-account-form.tsx'
import type { Found, Migration } from './use-old-account.ts'

export type FinishProps = OldAccountParts & {
  readonly found: Found
  readonly onFinished: (migration: Migration) => void
}

/** After the account was found: the proof of ownership, and the online account into which it is merged. */
export default function FinishMigration({ onForget, ...props }: FinishProps & { readonly onForget: () => void }) {
  const { locale, errors, found } = props
  const { migration, onlineAccount } = found
  const t = useTranslations('oldAccount')
  const { signedIn } = useSite()
  const [mergeMethod, setMergeMethod] = useState(migration.mergeMethods[0])
  const needsBank = mergeMethod === 'bankId' && migration.way !== 'kyc'
  return (
    <div className="registration">
      <FoundAccount title={t('found')} oldAccount={migration.oldAccount} />
      {onlineAccount && !signedIn ? (
        <>
          <p className="note">{t('hasOnline', { email: onlineAccount.maskedEmail })}</p>
          <Link className={buttonClass('primary', 'large')} to={paths.login(locale, paths.oldAccount(locale))}>
            {t('signIn')}
          </Link>
        </>
      ) : (
        <>
          {migration.mergeMethods.length > 1 ? (
            <MergeChoice methods={migration.mergeMethods} chosen={mergeMethod} onChoose={setMergeMethod} />
          ) : null}
          {needsBank ? <FindByBank locale={locale} errors={errors} label={t('toBank')} /> : null}
          {mergeMethod && !needsBank && signedIn ? (
            <MergeOwn {...props} mergeMethod={mergeMethod} email={signedIn.profile.email} />
          ) : null}
          {mergeMethod && !needsBank && !signedIn ? <OpenAccountForm {...props} mergeMethod={mergeMethod} /> : null}
        </>
      )}
      <Button variant="ghost" onClick={onForget}>
        {t('forget')}
      </Button>
    </div>
  )
}
