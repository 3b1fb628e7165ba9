import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import type { BonusShown } from './bonus-card.tsx'

/** All terms of a bonus, short and from its own figures, so that they are shown before they are accepted (CZ-15b). */
export function BonusTerms({ bonus, locale }: { readonly bonus: BonusShown['bonus']; readonly locale: string }) {
  const t = useTranslations('bonuses')
  const { amount, wageringTimes, wageringTarget, stakeMax, daysToPlay, endsAtWithdrawal } = bonus
  return (
    <ul className="card-list-terms" aria-label={t('terms')}>
      <li>
        {t('termWagering', {
          amount: formatMoney(amount, locale),
          times: wageringTimes,
          target: formatMoney(wageringTarget, locale),
        })}
      </li>
      {stakeMax ? <li>{t('termStakeMax', { amount: formatMoney(stakeMax, locale) })}</li> : null}
      <li>{t('termDays', { days: daysToPlay })}</li>
      <li>{t('termCashFirst')}</li>
      <li>{t('termGames')}</li>
      <li>{t(endsAtWithdrawal ? 'termWithdrawEnds' : 'termWithdraw')}</li>
      <li>{t('termRefund')}</li>
    </ul>
  )
}
