import { useEffect, useState } from 'react'
import { Link, redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Money } from '#money'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { getSmsPrices } from '#contract/onling-v2/sms-payment.ts'
import { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'
import { getFees } from '#contract/play-v1/fees.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/sms.route.ts'
import { api } from '../../shell/api.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { BoundsNote } from './bounds-note.tsx'
import { boundsOf, type DepositBounds } from './clip-amounts.ts'
import type { PlayerFees } from './fee-of-way.ts'
import { rememberPayment } from './remember-payment.ts'
import { SmsBegin, type SmsBegun } from './sms-begin.tsx'
import { SmsCode } from './sms-code.tsx'
import { stopsOf } from './stops-of.ts'
import { SmsToSend, type SmsOrder } from './sms-to-send.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'deposit', 'sms.title')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.depositSms(parts.locale)))
  const required = await apiFor(site, request)(getAccountRequirements, { query: {} })
  // The page of deposits shows why deposits are not possible.
  if (required.ok && stopsOf(required.data).length > 0) throw redirect(paths.deposit(parts.locale))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function SmsPage({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <SmsDeposit locale={locale} errors={errors} />
    </MoreTexts>
  )
}

/** A deposit by text message in three steps: the price and the phone, its code, and what to send. */
function SmsDeposit({ locale, errors }: Pick<Route.ComponentProps['loaderData'], 'locale' | 'errors'>) {
  const t = useTranslations('deposit')
  const [prices, setPrices] = useState<readonly Money[]>()
  const [fees, setFees] = useState<PlayerFees>([])
  const [begun, setBegun] = useState<SmsBegun>()
  const [order, setOrder] = useState<SmsOrder>()
  const [bounded, setBounded] = useState<DepositBounds>()
  useEffect(() => {
    const all = [
      api(getSmsPrices, { query: {} }),
      api(getFees, { query: {} }),
      api(getDepositBounds, { query: {} }),
    ] as const
    void Promise.all(all).then(([answer, asked, bounds]) => {
      setFees(asked.ok ? asked.data.fees : [])
      const offered = answer.ok ? answer.data.prices : []
      // A sent message cannot be cancelled: amounts that would be refused are not offered.
      const allowed = offered.filter(({ amountMinor }) => !bounds.ok || amountMinor <= bounds.data.max.amountMinor)
      setPrices(allowed)
      setBounded(bounds.ok && allowed.length < offered.length ? bounds.data : undefined)
    })
  }, [])

  const adopt = (one: SmsBegun) => {
    rememberPayment(one.payment.paymentId)
    setBegun(one)
  }
  return (
    <main className="page-width" id="content">
      <div className="narrow panel" aria-busy={prices === undefined}>
        <h1>{t('sms.title')}</h1>
        {prices?.length === 0 && !bounded ? <p className="note">{t('sms.none')}</p> : null}
        {bounded && !begun ? (
          <p className="note">
            <BoundsNote bounds={boundsOf(bounded)} by={bounded} />
          </p>
        ) : null}
        {prices && prices.length > 0 && !begun ? (
          <SmsBegin prices={prices} fees={fees} errors={errors} onBegun={adopt} />
        ) : null}
        {begun && !order ? <SmsCode begun={begun} errors={errors} onProved={setOrder} /> : null}
        {begun && order ? <SmsToSend order={order} paymentId={begun.payment.paymentId} /> : null}
        {order ? null : (
          <Link className={buttonClass('ghost', 'large')} to={paths.deposit(locale)}>
            {t('sms.back')}
          </Link>
        )}
      </div>
    </main>
  )
}
