import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/withdrawal.route.ts'
import { pageParts } from '../../../shell/page-parts.server.ts'
import { paths } from '../../../shell/paths.ts'
import { BackToAccount } from '../../../shell/session/back-to-account.tsx'
import { usePaymentNews } from '../../../shell/session/use-payment-news.ts'
import { siteContext } from '../../../shell/site-context.ts'
import { MoreTexts } from '../../../shell/texts.tsx'
import { isOnItsWay } from '../on-its-way.ts'
import { readWithdrawal } from './read-withdrawal.server.ts'

/** One withdrawal: its live state, and the receipt when it is paid. Works without scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'withdraw', 'receipt.title')
  return { ...parts, withdrawal: await readWithdrawal(site, request, parts.locale) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function WithdrawalPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Withdrawal data={loaderData} />
    </MoreTexts>
  )
}

function Withdrawal({ data: { locale, withdrawal } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('withdraw')
  const { revalidate } = useRevalidator()
  const { number, state, isPaid, facts, issuer } = withdrawal
  const [seen] = useState(state)
  const isOpen = isOnItsWay(withdrawal)
  usePaymentNews(isOpen, () => void revalidate())
  return (
    <main className="page-width" id="content">
      <output className="visually-hidden">
        {state === seen ? '' : t('moved', { number, state: t(`states.${state}`) })}
      </output>
      <div className="narrow panel">
        <BackToAccount />
        <h1>{t(isPaid ? 'receipt.paidTitle' : 'receipt.title')}</h1>
        <dl className="fact-list">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isOpen ? (
          <noscript>
            <a className="text-link" href={paths.withdrawal(locale, number)}>
              {t('refresh')}
            </a>
          </noscript>
        ) : null}
        <p className="quiet-text">{issuer.join(' · ')}</p>
        {isPaid ? (
          <a className={buttonClass('primary', 'large')} href={paths.withdrawalFile(locale, number)} download>
            {t('receipt.save')}
          </a>
        ) : null}
      </div>
    </main>
  )
}
