import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { paths } from '../../shell/paths.ts'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useIdentityGame } from '../../shell/session/identity-game.ts'
import { useSite } from '../../shell/site.ts'
import { ChangeContact } from './change-contact.tsx'
import { CompletePerson } from './complete-person.tsx'
import { countMet, orderRequirements } from './order-requirements.ts'
import { ProveAccount } from './prove-account.tsx'
import { ProveEmail, ProvePhone } from './prove-contact.tsx'
import type { FormRules } from './steps.ts'
import { VerifyIdentity } from './verify-identity.tsx'

type Shown = ReplyOf<typeof getAccountRequirements>
type Errors = Readonly<Record<string, string>> | undefined

type PageProps = {
  readonly errors: Errors
  readonly rules: FormRules
  readonly byBank: Parameters<typeof VerifyIdentity>[0]['byBank']
}

/**
 * The status of the account and what is allowed now; then the missing requirements, each with its form or link, the
 * bank first.
 */
export function RequirementsPage({ errors, rules, byBank }: PageProps) {
  const t = useTranslations('requirements')
  const { locale } = useSite()
  const { data, status, refetch } = useQuery({
    queryKey: ['requirements'],
    queryFn: () => replyOrSignIn(api(getAccountRequirements, { query: {} }), locale),
  })
  const { game, leave } = useIdentityGame()
  const readAgain = () => void refetch()
  return (
    <main className="page-width" id="content">
      <div className="stack requirements-page">
        <AccountHead title={t('title')} />
        <Reading
          status={status}
          words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
          onAgain={readAgain}
        />
        {data ? <Done shown={data} /> : null}
        {data ? <NowAllowed shown={data} errors={errors} /> : null}
        {game && data?.actions.some(({ action, isAllowed }) => action === 'stake' && isAllowed) ? (
          <Link className={buttonClass('primary', 'large', 'button-full')} to={game} onClick={leave}>
            {t('toGame')}
          </Link>
        ) : null}
        {orderRequirements(data?.requirements ?? []).map((requirement) => (
          <Requirement key={requirement.key} requirement={requirement}>
            {requirement.isMet ? (
              <Change requirement={requirement} errors={errors} onDone={readAgain} />
            ) : (
              <WayTo requirement={requirement} errors={errors} rules={rules} byBank={byBank} onDone={readAgain} />
            )}
          </Requirement>
        ))}
      </div>
    </main>
  )
}

function Done({ shown }: { readonly shown: Shown }) {
  const t = useTranslations('requirements')
  const { done, all } = countMet(shown.requirements)
  return <Progress label={t('progress')} max={all} value={done} text={t('progressText', { done, all })} />
}

type NowProps = { readonly shown: Shown; readonly errors: Errors }

function NowAllowed({ shown: { state, temporaryUntil, temporaryDeposits, actions }, errors }: NowProps) {
  const t = useTranslations('requirements')
  const format = useFormatter()
  const { locale } = useSite()
  return (
    <section className="panel" aria-labelledby="now-allowed">
      <h2 id="now-allowed">{t('mayNow')}</h2>
      <p>
        {state === 'verified'
          ? t('verified')
          : temporaryUntil === null
            ? t('temporary')
            : t('temporaryUntil', { day: format.dateTime(new Date(temporaryUntil), { dateStyle: 'long' }) })}
      </p>
      {temporaryDeposits ? (
        <p>
          {t('temporaryDeposits', {
            max: formatMoney(temporaryDeposits.max, locale),
            present: formatMoney(temporaryDeposits.present, locale),
          })}
        </p>
      ) : null}
      <ul className="requirement-list">
        {actions.map(({ action, isAllowed, obstacles }) => (
          <li key={action}>
            <b>{t(`action.${action}`)}</b>
            <span className={isAllowed ? 'is-yes' : 'is-no'}>{t(isAllowed ? 'allowed' : 'refused')}</span>
            {obstacles.map(({ code, kind, texts }) => (
              <p key={`${code} ${kind}`}>{texts?.[locale] ?? errors?.[code]}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

type One = Shown['requirements'][number]

const WHY = {
  email: 'emailWhy',
  phone: 'phoneWhy',
  profile: 'profileWhy',
  limits: 'limitsWhy',
  terms: 'termsWhy',
  identity: 'identityWhy',
  'payment-account': 'paymentAccountWhy',
} as const

function Requirement({ requirement: { key, isMet, isRequired }, children }: { requirement: One; children: ReactNode }) {
  const t = useTranslations('requirements')
  return (
    <section className="panel requirement" aria-labelledby={`need-${key}`} data-met={isMet}>
      <header>
        <h2 id={`need-${key}`}>{t(key)}</h2>
        <span className={isMet ? 'is-yes' : 'is-no'}>{t(isMet ? 'met' : isRequired ? 'open' : 'optional')}</span>
      </header>
      {isMet ? null : <p className="quiet-text">{t(WHY[key])}</p>}
      {children}
    </section>
  )
}

type WayProps = {
  readonly requirement: One
  readonly errors: Errors
  readonly rules: FormRules
  readonly byBank: PageProps['byBank']
  readonly onDone: () => void
}

/** A verified contact can be replaced by another one. */
function Change({ requirement: { key }, errors, onDone }: Omit<WayProps, 'rules' | 'byBank'>) {
  const t = useTranslations('requirements')
  const [isOpen, setOpen] = useState(false)
  if (key !== 'email' && key !== 'phone') return null
  if (isOpen)
    return (
      <ChangeContact
        channel={key}
        errors={errors}
        onDone={() => {
          setOpen(false)
          onDone()
        }}
      />
    )
  return (
    <Button variant="ghost" onClick={() => setOpen(true)}>
      {t('change')}
    </Button>
  )
}

/** The form of a requirement on this page, or a link to its page. */
function WayTo({ requirement: { key, missingFields }, errors, rules, byBank, onDone }: WayProps) {
  const t = useTranslations('requirements')
  const { locale } = useSite()
  switch (key) {
    case 'email':
      return <ProveEmail errors={errors} onDone={onDone} />
    case 'phone':
      return <ProvePhone errors={errors} onDone={onDone} />
    case 'profile':
      return <CompletePerson missingFields={missingFields} rules={rules} errors={errors} onDone={onDone} />
    case 'limits':
      return (
        <Link className={buttonClass('outlined')} to={paths.limits(locale, paths.requirements(locale))}>
          {t('toLimits')}
        </Link>
      )
    case 'terms':
      return (
        <Link className={buttonClass('outlined')} to={paths.terms(locale, paths.requirements(locale))}>
          {t('toTerms')}
        </Link>
      )
    case 'identity':
      return <VerifyIdentity byBank={byBank} errors={errors} />
    case 'payment-account':
      return <ProveAccount errors={errors} />
  }
}
