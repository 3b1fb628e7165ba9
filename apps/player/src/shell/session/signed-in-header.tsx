import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { InboxButton, LevelRing } from '../levels/level-area.tsx'
import { paths } from '../paths.ts'
import { SessionFacts } from './session-facts.tsx'
import { useSite } from '../site.ts'
import { StopButton } from './stop-button.tsx'

/** Time, net result, Stop, money, inbox and level. Loaded only for signed-in players. */
export default function SignedInHeader() {
  const t = useTranslations('shell')
  const { locale, signedIn } = useSite()
  if (!signedIn) return null
  return (
    <>
      <span className="site-header-wide site-header-end">
        <SessionFacts />
      </span>
      <StopButton className="site-header-wide" />
      <div className="header-money">
        <Link to={paths.account(locale)} className="header-money-balance">
          <small>{t('balance')}</small>
          {signedIn.isBalanceShown ? (
            <b>{formatMoney(signedIn.header.balance, locale)}</b>
          ) : (
            <b>
              <span aria-hidden="true">•••</span>
              <span className="visually-hidden">{t('balanceHidden')}</span>
            </b>
          )}
        </Link>
        <Link
          className={buttonClass('primary', 'normal', 'header-money-deposit')}
          to={paths.deposit(locale)}
          aria-label={t('deposit')}
        >
          <Icon name="plus" />
          <span>{t('deposit')}</span>
        </Link>
      </div>
      <InboxButton />
      <LevelRing />
    </>
  )
}
