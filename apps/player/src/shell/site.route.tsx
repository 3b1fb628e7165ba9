import { lazy, Suspense } from 'react'
import { Outlet, useNavigation, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as player from '#contract/onling-v2/player.ts'
import { getSettings } from '#contract/onling-v2/player-settings.ts'
import { getHeader } from '#contract/play-v1/player-account.ts'
import { knowMoneyStyles, moneyStylesOf } from '#money'
import type { Route } from './+types/site.route.ts'
import { accountPartsOf } from './account-parts.ts'
import { AdultConsent } from './adult-consent.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { apiFor, hasSession } from './call-api.server.ts'
import { ErrorPage, type ErrorWords } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { AfterLoad } from './after-load.tsx'
import { navOf } from './nav.server.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { linkedPages, offeredPages } from './offered-pages.ts'
import { isLeftAlone } from './own-promotions.server.ts'
import { requireLocale } from './require-locale.ts'
import { readShutdown } from './shutdown/shutdown.server.ts'
import { siteContext } from './site-context.ts'
import { SiteProvider } from './site.ts'
import { TextsProvider } from './texts.tsx'
import { textsOf } from './texts.server.ts'
import { themeOf } from './theme.ts'
import { useLiveLook } from './use-live-look.ts'

// Lazy, because on most days there is no shutdown to announce.
const ShutdownBanner = lazy(() => import('./shutdown/shutdown-banner.tsx'))

/** The frame of every page in one language: the player, the brand, and the texts of the shell. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const { brand, market } = site
  const [shutdown, signedIn, isAlone] = await Promise.all([
    readShutdown(site),
    hasSession(request) ? readSignedIn(site, request) : null,
    isLeftAlone(context, request),
  ])
  return {
    locale,
    shutdown: shutdown && { shutdown, isRunning: Date.parse(shutdown.startsAt) <= Date.now() },
    texts: textsOf(site, locale, ['shell', 'adultMessage']),
    moneyStyles: moneyStylesOf(locale),
    version: site.version,
    environment: site.environment,
    gamesOrigin: site.gamesOrigin,
    gamification: site.gamification,
    appName: brand.appName,
    theme: themeOf(request.headers.get('cookie'), brand.defaultThemeMode),
    logo: site.logo,
    lookKey: site.lookKey,
    target: brand.target,
    market: market.key,
    brandTexts: site.brandTexts[locale],
    languages: brand.languages,
    currency: market.currency.code,
    images: { icon: brand.images.gameIcon, cover: brand.images.cover },
    pages: linkedPages(offeredPages(site), isAlone),
    isLeftAlone: isAlone,
    hasVenues: accountPartsOf(brand).hasVenues,
    sectionPages: (['liveDealer', 'calendar'] as const).filter((page) => brand.pages[page].isShown),
    timeZone: market.timeZone,
    levelsDelayMs: brand.gamification.levelsDelayMs,
    recentlyPlayedMax: brand.lobby.recentlyPlayedMax,
    loginMessageTimeoutMs: brand.lobby.loginMessageTimeoutMs,
    analytics: brand.analytics,
    nav: site.look.header === 'bar' ? [] : navOf(site, locale),
    look: {
      hero: site.look.hero,
      tile: site.look.tile,
      picture: site.look.picture,
      rowOrder: site.look.rowOrder,
      recommended: site.look.recommended,
    },
    signedIn,
  }
}

async function readSignedIn(site: Parameters<typeof apiFor>[0], request: Request) {
  const api = apiFor(site, request)
  const [header, profile, settings] = await Promise.all([
    api(getHeader, { query: {} }),
    api(player.get, { query: {} }),
    api(getSettings, { query: {} }),
  ])
  if (!header.ok || !profile.ok) return null
  return {
    header: header.data,
    profile: profile.data,
    isBalanceShown: !settings.ok || settings.data.isBalanceShown,
  }
}

/** A search changes the URL, not the player: only a new page or an action reloads the data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false
  return defaultShouldRevalidate
}

export default function SiteFrame({ loaderData }: Route.ComponentProps) {
  const isMoving = useNavigation().state !== 'idle'
  useLiveLook(loaderData.lookKey)
  // Before the first amount of the page: a browser needs 20 to 90 ms for its first `Intl.NumberFormat`.
  knowMoneyStyles(loaderData.locale, loaderData.moneyStyles)
  return (
    <SiteProvider value={loaderData}>
      <TextsProvider locale={loaderData.locale} texts={loaderData.texts}>
        {isMoving ? <div className="load-bar" aria-hidden="true" /> : null}
        {/* First in the page, so that no frame shows the lobby without its question. */}
        <AdultConsent />
        {loaderData.shutdown ? (
          <Suspense>
            <ShutdownBanner {...loaderData.shutdown} />
          </Suspense>
        ) : null}
        <Header />
        <NeedsScripts />
        <Outlet />
        <Footer />
        <BottomBar />
        <AfterLoad />
      </TextsProvider>
    </SiteProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData('root') as { locale?: string; errorWords?: ErrorWords } | undefined
  return <ErrorPage error={error} locale={root?.locale} words={root?.errorWords} />
}

export type SiteData = Route.ComponentProps['loaderData']
