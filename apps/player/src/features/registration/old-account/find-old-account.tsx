import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { FindByBank } from './find-by-bank.tsx'
import { FindByCard } from './find-by-card.tsx'
import type { OldAccountParts } from './old-account-page.tsx'
import type { Started } from './use-old-account.ts'

// With its list of countries it is larger than the other ways: who does not ask for it does not load it.
const FindByDocument = lazy(() => import('./find-by-document.tsx'))

export type FindWay = 'card' | 'document' | 'bank'

const NAMES = { card: 'byCard', document: 'byDocument', bank: 'byBank' } as const

/** The ways to find the earlier account, which differ by brand. */
export function FindOldAccount({
  ways,
  locale,
  errors,
  rules,
  documentKinds,
  onFound,
}: OldAccountParts & { readonly onFound: (started: Started) => void }) {
  const t = useTranslations('oldAccount')
  const [way, setWay] = useState(ways[0])
  const shared = { locale, errors, onFound }
  return (
    <>
      {ways.length > 1 ? (
        <fieldset className="segments" aria-label={t('way')}>
          {ways.map((one) => (
            <button key={one} type="button" aria-pressed={way === one} onClick={() => setWay(one)}>
              {t(NAMES[one])}
            </button>
          ))}
        </fieldset>
      ) : null}
      {way === 'card' ? <FindByCard {...shared} /> : null}
      {way === 'document' ? (
        <Suspense fallback={<p>{t('loading')}</p>}>
          <FindByDocument {...shared} kinds={documentKinds} country={rules.defaultNationality} />
        </Suspense>
      ) : null}
      {way === 'bank' ? <FindByBank locale={locale} errors={errors} label={t('toBank')} /> : null}
    </>
  )
}
