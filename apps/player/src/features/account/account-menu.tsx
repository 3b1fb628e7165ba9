import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import type { AccountParts } from '../../shell/account-parts.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'

/** The pages of the account by topic; deposits and withdrawals come first. */
export function AccountMenu({ hasVenueCards, hasVenues, hasWallet, hasBankLook, hasOldAccounts }: AccountParts) {
  const t = useTranslations('account')
  const shell = useTranslations('shell')
  const { locale } = useSite()
  const groups = {
    money: [
      ['cards', true],
      ['bonuses', true],
      ['freeRounds', true],
      ['wallet', hasWallet],
      ['bankLook', hasBankLook],
      ['venueCards', hasVenueCards],
      ['venues', hasVenues],
    ],
    person: [
      ['requirements', true],
      ['identity', true],
      ['addresses', true],
      ['passkeys', true],
      ['notifications', true],
      ['pin', true],
      ['oldAccount', hasOldAccounts],
      ['privacy', true],
      ['help', true],
    ],
    play: [
      ['limits', true],
      ['exclusion', true],
    ],
  } as const
  return (
    <nav className="account-menu" aria-label={t('title')}>
      <div className="account-menu-pay">
        <Link className={buttonClass('primary')} to={paths.deposit(locale)}>
          {shell('deposit')}
        </Link>
        <Link className={buttonClass('ghost')} to={paths.withdraw(locale)}>
          {t('withdraw')}
        </Link>
      </div>
      {(['money', 'person', 'play'] as const).map((group) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <h2 id={`account-${group}`}>{t(`groups.${group}`)}</h2>
          <ul>
            {groups[group].map(([page, isThere]) =>
              isThere ? (
                <li key={page}>
                  <Link to={paths[page](locale)}>{t(page)}</Link>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
    </nav>
  )
}
