import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { list } from '#contract/onling-v2/online-game.ts'
import { logout } from '#contract/onling-v2/player.ts'
import { formatMoney } from '#money'
import { Button, buttonClass } from '#ui/button.tsx'
import type { Route } from './+types/account.route.ts'
import { api } from '../../shell/api.ts'
import { anonymousApi, hasSession } from '../../shell/call-api.server.ts'
import { forgetPlayer } from '../../shell/forget-player.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AvatarPanel } from './avatar-panel.tsx'
import { EntryList } from './entry-list.tsx'
import { RoundList } from './round-list.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SessionList } from './session-list.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'account')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.account(parts.locale)))
  const games = await anonymousApi(site)(list, { query: { lang: parts.locale } })
  // Without the API nobody knows whether the player is signed in: the page must not say that it is over.
  if (!games.ok) throw new Response(null, { status: 503 })
  return {
    ...parts,
    hasVenueCards: site.brand.backOffice.canIssueCards,
    hasVenues: site.brand.payment.depositMethods.includes('Landbase'),
    hasWallet: site.brand.payment.depositMethods.includes('Netera'),
    hasBankLook: site.brand.payment.depositMethods.includes('PaymentButton'),
    gameNames: Object.fromEntries(games.data.games.map(({ key, name }) => [key, name])),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.appName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <QueryClientProvider client={queries}>
        <Account {...loaderData} />
      </QueryClientProvider>
    </MoreTexts>
  )
}

function Account({
  hasVenueCards,
  hasVenues,
  hasWallet,
  hasBankLook,
  gameNames,
  errors,
}: {
  hasVenueCards: boolean
  hasVenues: boolean
  hasWallet: boolean
  hasBankLook: boolean
  gameNames: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>> | undefined
}) {
  const t = useTranslations('account')
  const format = useFormatter()
  const { locale, signedIn } = useSite()
  if (!signedIn) {
    return (
      <main className="wrap" id="content">
        <div className="empty">
          <h1>{t('ended')}</h1>
          <a className="btn pri" href={paths.login(locale, paths.account(locale))}>
            {t('signInAgain')}
          </a>
        </div>
      </main>
    )
  }
  const { profile, header } = signedIn

  async function leave() {
    await api(logout, { body: {} })
    forgetPlayer()
    location.assign(paths.lobby(locale))
  }

  return (
    <main className="wrap" id="content">
      <div className="account">
        <div>
          <section className="sheet">
            <h1>{t('title')}</h1>
            <AvatarPanel errors={errors} />
            <dl className="dl">
              <div>
                <dt>{t('balance')}</dt>
                <dd>{formatMoney(header.balance, locale)}</dd>
              </div>
              <div>
                <dt>{t('name')}</dt>
                <dd>{`${profile.firstName} ${profile.surname}`}</dd>
              </div>
              <div>
                <dt>{t('email')}</dt>
                <dd>{profile.email}</dd>
              </div>
              <div>
                <dt>{t('number')}</dt>
                <dd>{profile.playerId}</dd>
              </div>
              <div>
                <dt>{t('registeredAt')}</dt>
                <dd>{format.dateTime(new Date(profile.registeredAt), { dateStyle: 'medium' })}</dd>
              </div>
            </dl>
            <Link className={buttonClass('ghost')} to={paths.withdraw(locale)}>
              {t('withdraw')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.requirements(locale)}>
              {t('requirements')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.addresses(locale)}>
              {t('addresses')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.identity(locale)}>
              {t('identity')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.pin(locale)}>
              {t('pin')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.cards(locale)}>
              {t('cards')}
            </Link>
            {hasWallet ? (
              <Link className={buttonClass('ghost')} to={paths.wallet(locale)}>
                {t('wallet')}
              </Link>
            ) : null}
            {hasBankLook ? (
              <Link className={buttonClass('ghost')} to={paths.bankLook(locale)}>
                {t('bankLook')}
              </Link>
            ) : null}
            {hasVenueCards ? (
              <Link className={buttonClass('ghost')} to={paths.venueCards(locale)}>
                {t('venueCards')}
              </Link>
            ) : null}
            {hasVenues ? (
              <Link className={buttonClass('ghost')} to={paths.venues(locale)}>
                {t('venues')}
              </Link>
            ) : null}
            <Link className={buttonClass('ghost')} to={paths.limits(locale)}>
              {t('limits')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.exclusion(locale)}>
              {t('exclusion')}
            </Link>
            <Link className={buttonClass('ghost')} to={paths.privacy(locale)}>
              {t('privacy')}
            </Link>
            <Button variant="ghost" loaderOnClick onClick={() => void leave()}>
              {t('signOut')}
            </Button>
          </section>
          <SettingsPanel errors={errors} />
          <SessionList />
        </div>
        <div>
          <RoundList gameNames={gameNames} />
          <EntryList />
        </div>
      </div>
    </main>
  )
}
