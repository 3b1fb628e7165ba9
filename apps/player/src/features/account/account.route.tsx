import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import { list } from '#contract/onling-v2/online-game.ts'
import { logout } from '#contract/onling-v2/player.ts'
import { formatMoney } from '#money'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/account.route.ts'
import { accountPartsOf, type AccountParts } from '../../shell/account-parts.ts'
import { api } from '../../shell/api.ts'
import { anonymousApi, hasSession } from '../../shell/call-api.server.ts'
import { levels } from '../../shell/levels/levels-store.ts'
import { forgetPlayer } from '../../shell/session/forget-player.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { AccountMenu } from '../../shell/session/account-menu.tsx'
import { AvatarPanel } from './avatar-panel.tsx'
import { EntryList } from './entry-list.tsx'
import { NicknamePanel } from './nickname-panel.tsx'
import { RoundList } from './round-list.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SessionList } from './session-list.tsx'
import { OnceButton } from '../../shell/once-button.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const page = pageParts(site, params.locale, 'account')
  if (!hasSession(request)) throw redirect(paths.login(page.locale, paths.account(page.locale)))
  const games = await anonymousApi(site)(list, { query: { lang: page.locale } })
  // Without the API the session cannot be checked: the page must not say that it has ended.
  if (!games.ok) throw new Response(null, { status: 503 })
  return {
    ...page,
    parts: accountPartsOf(site.brand),
    gameNames: Object.fromEntries(games.data.games.map(({ key, name }) => [key, name])),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
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

type Props = {
  readonly parts: AccountParts
  readonly gameNames: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>> | undefined
}

function Account({ parts, gameNames, errors }: Props) {
  const t = useTranslations('account')
  const menu = useTranslations('accountMenu')
  const shell = useTranslations('shell')
  const format = useFormatter()
  const { locale, signedIn } = useSite()
  if (!signedIn) {
    return (
      <main className="page-width" id="content">
        <div className="empty-list">
          <h1>{t('ended')}</h1>
          <a className={buttonClass()} href={paths.login(locale, paths.account(locale))}>
            {t('signInAgain')}
          </a>
        </div>
      </main>
    )
  }
  const { profile, header } = signedIn

  async function leave() {
    // First, so that nothing of the levels is asked after the session has ended.
    levels.signOut()
    await api(logout, { body: {} })
    forgetPlayer()
    location.assign(paths.lobby(locale))
  }

  return (
    <main className="page-width" id="content">
      <div className="stack account-page">
        <AccountHead title={t('title')} isOverview />
        <section className="panel account-page-money" aria-labelledby="account-balance">
          <div>
            <h2 id="account-balance">{t('balance')}</h2>
            <p>{formatMoney(header.balance, locale)}</p>
          </div>
          <div className="button-set">
            <Link className={buttonClass('primary', 'large')} to={paths.deposit(locale)}>
              {shell('deposit')}
            </Link>
            <Link className={buttonClass('ghost', 'large')} to={paths.withdraw(locale)}>
              {menu('withdraw')}
            </Link>
          </div>
        </section>
        <AccountMenu parts={parts} />
        <div className="account-page-person">
          <section className="panel" aria-labelledby="account-profile">
            <h2 id="account-profile">{t('profile')}</h2>
            <AvatarPanel errors={errors} />
            <NicknamePanel errors={errors} />
            <dl className="fact-list">
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
            <OnceButton variant="ghost" onClick={() => void leave()}>
              {t('signOut')}
            </OnceButton>
          </section>
          <div>
            <SettingsPanel errors={errors} />
            <SessionList />
          </div>
        </div>
        <RoundList gameNames={gameNames} />
        <EntryList />
      </div>
    </main>
  )
}
