import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Failure } from '../../shell/failure.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { FinishedList } from './finished-list.tsx'
import type { GameShown, Into } from './free-rounds.ts'
import { OfferPanel } from './offer-panel.tsx'
import { RunningPanel } from './running-panel.tsx'
import { useFreeRounds } from './use-free-rounds.ts'

type Props = {
  readonly locale: string
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly games: readonly GameShown[]
}

/** The player's free rounds: offers, active ones, and finished ones. */
export function FreeRoundsPage({ locale, errors, games }: Props) {
  const t = useTranslations('freeRounds')
  const { isLeftAlone } = useSite()
  const { lists, failed, convert } = useFreeRounds(locale)
  const [told, setTold] = useState('')
  const change = async (relationId: string, into: Into) => {
    setTold('')
    const became = await convert(relationId, into)
    if (!became) return
    const amount = became.converted ? formatMoney(became.converted.amount, locale) : ''
    setTold(into.kind === 'free-rounds' ? t('accepted') : t(`converted.${into.kind}`, { amount }))
  }
  const isEmpty = lists && lists.offers.length + lists.running.length + lists.over.length === 0
  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('intro')}</p>
        </AccountHead>
        <Failure failed={failed} texts={errors} />
        <output>{told}</output>
        {lists === undefined && !failed ? <Skeleton label={t('loading')} /> : null}
        {isEmpty ? (
          <section className="panel free-rounds-empty">
            <h2>{t('emptyTitle')}</h2>
            <p>{t('empty')}</p>
            {isLeftAlone ? null : (
              <Link className={buttonClass('ghost')} to={paths.promotions(locale)}>
                {t('toOffers')}
              </Link>
            )}
          </section>
        ) : null}
        <div className="free-rounds">
          {lists?.running.map((one) => (
            <RunningPanel key={one.relationId} rounds={one} games={games} onChange={change} />
          ))}
          {lists?.offers.map((one) => (
            <OfferPanel key={one.relationId} offer={one} games={games} onChange={change} />
          ))}
          {lists && lists.over.length > 0 ? <FinishedList rows={lists.over} games={games} /> : null}
        </div>
      </div>
    </main>
  )
}
