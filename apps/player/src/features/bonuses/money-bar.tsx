import { useTranslations } from 'use-intl/react'
import type { Money } from '#contract/shapes/money.ts'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'

/** Own money and bonus money as one bar: solid what can be withdrawn, hatched what cannot. */
export function MoneyBar({ bonus }: { readonly bonus: Money | undefined }) {
  const t = useTranslations('bonuses')
  const { locale, signedIn } = useSite()
  if (!signedIn) return null
  const own = signedIn.header.balance
  const bonusMinor = bonus?.amountMinor ?? 0
  const whole = own.amountMinor + bonusMinor
  const words = { own: formatMoney(own, locale), bonus: formatMoney({ ...own, amountMinor: bonusMinor }, locale) }
  const share = whole > 0 ? (own.amountMinor / whole) * 100 : 100
  return (
    <section className="panel" aria-labelledby="bonuses-money">
      <h2 id="bonuses-money">{t('money')}</h2>
      <div className="bonuses-money-bar" role="img" aria-label={t('moneyBar', words)}>
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share} height={1} fill="currentColor" />
        </svg>
      </div>
      <dl className="bonuses-money">
        <div>
          <dt>{t('ownMoney')}</dt>
          <dd>{words.own}</dd>
        </div>
        <div>
          <dt>{t('bonusMoney')}</dt>
          <dd>{words.bonus}</dd>
        </div>
      </dl>
      <p>{t('termCashFirst')}</p>
    </section>
  )
}
