import { data } from 'react-router'
import { staticPages } from '#config/shapes.ts'
import type { Route } from './+types/static-page.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { useTranslations } from 'use-intl/react'
import { pageTextOf } from './page-texts.server.ts'

/** A page of text that both the market and the brand show; every other name is a 404. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { brand, market, playerOrigin, brandTexts } = context.get(siteContext)
  const locale = requireLocale(context.get(siteContext), params.locale)
  const page = staticPages.find((one) => one === params.page)
  if (!page || !brand.pages.static[page] || !market.staticPages[page]) throw data(null, { status: 404 })
  return {
    page,
    text: pageTextOf(locale, page, {
      brand: brand.appName,
      market: market.key,
      operator: brandTexts[locale]?.footer.operator ?? '',
    }),
    appName: brand.appName,
    address: playerOrigin,
    languages: brand.languages,
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.text.title} · ${loaderData.appName}`,
    about: loaderData.text.parts[0]?.text,
    locale: params.locale,
    rest: `/${loaderData.page}`,
  })
}

export default function StaticPage({ loaderData: { text } }: Route.ComponentProps) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <main className="wrap" id="content" lang={locale}>
      <article className="prose">
        <h1>{text.title}</h1>
        {text.parts.map(({ heading, text: paragraph }) => (
          <section key={paragraph}>
            {heading ? <h2>{heading}</h2> : null}
            <p>{paragraph}</p>
          </section>
        ))}
        <a className="lnk" href={`/${locale}`}>
          {t('lobby')}
        </a>
      </article>
    </main>
  )
}
