import { use, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData, type LinksFunction } from 'react-router'
import type { Route } from './+types/root.ts'
import { CspNonce } from './shell/csp-nonce.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { errorWords } from './shell/error-words.server.ts'
import { firstFonts } from './shell/first-fonts.server.ts'
import { lookClasses } from './shell/look-classes.server.ts'
import { siteContext } from './shell/site-context.ts'
import { themeOf } from './shell/theme.ts'
import './styles/app.css'

export const links: LinksFunction = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }]

/** What every page needs first: the language of the document and the brand's colours. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { brand, look, lookKey, themeCss } = context.get(siteContext)
  const theme = themeOf(request.headers.get('cookie'), brand.defaultThemeMode)
  const locale = brand.languages.find((one) => one === params['locale']) ?? brand.defaultLanguage
  return {
    locale,
    target: brand.target,
    appName: brand.appName,
    themeCss,
    theme,
    colour: look.palette[theme].bg,
    look: lookClasses(look),
    lookKey,
    fonts: firstFonts(locale, look.type),
    errorWords: errorWords[locale],
  }
}

/** The language and the brand stay while the locale does. */
export function shouldRevalidate({ currentParams, nextParams }: { currentParams: object; nextParams: object }) {
  return Reflect.get(currentParams, 'locale') !== Reflect.get(nextParams, 'locale')
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')
  const codeMark = use(CspNonce)
  return (
    <html
      lang={page?.locale ?? 'cs'}
      className={page?.look}
      data-brand={page?.target}
      data-theme={page?.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content={page?.theme ?? 'dark'} />
        <meta name="theme-color" content={page?.colour} />
        {page?.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <Meta />
        <Links />
        {/* Pictures are cached for long, so another look has other URLs. */}
        {page ? <link rel="icon" href={`/icon.svg?v=${page.lookKey}`} type="image/svg+xml" /> : null}
        {page ? <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${page.lookKey}`} /> : null}
        {page ? <style nonce={codeMark} dangerouslySetInnerHTML={{ __html: page.themeCss }} /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = useRouteLoaderData<typeof loader>('root')
  return <ErrorPage error={error} locale={page?.locale} words={page?.errorWords} />
}
