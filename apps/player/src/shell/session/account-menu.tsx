import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { AccountParts } from '../account-parts.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

type Props = {
  readonly parts: AccountParts
  /** Beside every page, with the overview; in the overview itself, which has a button to withdraw. */
  readonly isBeside?: boolean
}

/** The pages of the account by topic; the open one is marked. */
export function AccountMenu({ parts, isBeside = false }: Props) {
  const { hasVenueCards, hasVenues, hasWallet, hasBankLook, hasOldAccounts } = parts
  const t = useTranslations('accountMenu')
  const { locale } = useSite()
  const { pathname } = useLocation()
  const id = useId()
  const groups = {
    money: [
      ['withdraw', isBeside],
      ['cards', true],
      ['bonuses', true],
      ['freeRounds', true],
      ['wallet', hasWallet],
      ['bankLook', hasBankLook],
      ['venueCards', hasVenueCards],
      ['venues', hasVenues],
    ],
    play: [
      ['limits', true],
      ['exclusion', true],
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
  } as const
  const lineTo = (address: string, words: string) => (
    <li key={address}>
      <Link to={address} aria-current={pathname === address ? 'page' : undefined}>
        {words}
      </Link>
    </li>
  )
  return (
    <nav className="account-menu" aria-label={t('label')}>
      {isBeside ? <ul>{lineTo(paths.account(locale), t('overview'))}</ul> : null}
      {(['money', 'play', 'person'] as const).map((group) => (
        <div key={group}>
          <p id={`${id}-${group}`}>{t(`groups.${group}`)}</p>
          <ul aria-labelledby={`${id}-${group}`}>
            {groups[group].map(([page, isThere]) => (isThere ? lineTo(paths[page](locale), t(page)) : null))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
