import { useTranslations } from 'use-intl/react'
import { list as listCards } from '#contract/onling-v2/player-payment-cards.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/receipt.route.ts'
import { apiFor } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { BackToAccount } from '../../shell/session/back-to-account.tsx'
import { MoreTexts } from '../../shell/texts.tsx'
import { CardToAllow } from './card-to-allow.tsx'
import { readReceipt } from './read-receipt.server.ts'
import { cardsToAllow } from './stored-ways.ts'

/** The receipt of a deposit, to be read, printed or saved. Works without scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'deposit', 'receipt.title')
  const [receipt, kept] = await Promise.all([
    readReceipt(site, request, parts.locale),
    apiFor(site, request)(listCards, { query: {} }),
  ])
  const toAllow = kept.ok ? cardsToAllow(kept.data.cards) : []
  return { ...parts, receipt, toAllow: toAllow.find(({ paymentId }) => paymentId === receipt.paymentId) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function ReceiptPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Receipt data={loaderData} />
    </MoreTexts>
  )
}

function Receipt({ data: { locale, receipt, toAllow } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('deposit')
  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <BackToAccount />
        <h1>{t('receipt.title')}</h1>
        <dl className="fact-list">
          {receipt.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet-text">{receipt.issuer.join(' · ')}</p>
        {toAllow ? <CardToAllow card={toAllow} backTo={paths.deposit(locale)} /> : null}
        <a className={buttonClass('primary', 'large')} href={paths.receiptFile(locale, receipt.number)} download>
          {t('receipt.save')}
        </a>
      </div>
    </main>
  )
}
