import { useFormatter, useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { FreeRounds } from './free-rounds.ts'

/** The terms in four lines, from their own figures: shown before they are accepted (CZ-15b). */
export function OfferTerms({ offer }: { readonly offer: FreeRounds }) {
  const t = useTranslations('freeRounds')
  const format = useFormatter()
  const { locale } = useSite()
  const { rounds, stake, winTo, winCap, wagering, endsAt, endsAtWithdrawal } = offer
  const cap = winCap ? formatMoney(winCap, locale) : ''
  return (
    <dl className="bonuses-facts">
      <div>
        <dt>{t('youGet')}</dt>
        <dd>{t('roundsAt', { rounds, stake: formatMoney(stake, locale) })}</dd>
      </div>
      <div>
        <dt>{t('theWin')}</dt>
        <dd>
          {winTo === 'cash'
            ? t(winCap ? 'winCashCapped' : 'winCash', { cap })
            : t(winCap ? 'winBonusCapped' : 'winBonus', { cap, times: wagering?.times ?? 1 })}
        </dd>
      </div>
      {winTo === 'bonus' && wagering ? (
        <div>
          <dt>{t('bonusDays')}</dt>
          <dd>{t('bonusDaysAre', { accept: wagering.daysToAccept, play: wagering.daysToPlay })}</dd>
        </div>
      ) : null}
      {endsAtWithdrawal ? (
        <div>
          <dt>{t('withdrawal')}</dt>
          <dd>{t('withdrawalEnds')}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('until')}</dt>
        <dd>{format.dateTime(new Date(endsAt), { dateStyle: 'medium', timeStyle: 'short' })}</dd>
      </div>
    </dl>
  )
}
