import { data, Link } from 'react-router'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/static-page.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { paths } from '../../shell/paths.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { useTranslations } from 'use-intl/react'
import { pageTextOf } from './page-texts.server.ts'

/** A page of text that is offered here; every other name is a 404. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { brand, market, playerOrigin, brandTexts } = site
  const locale = requireLocale(site, params.locale)
  const page = offeredPages(site).find((one) => one === params.page)
  if (!page) throw data(null, { status: 404 })
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

export default function StaticPage({ loaderData: { page, text } }: Route.ComponentProps) {
  const t = useTranslations('shell')
  const { locale } = useSite()
  return (
    <main className="page-width" id="content" lang={locale}>
      <article className="prose">
        <h1>{text.title}</h1>
        {text.parts.map(({ heading, text: paragraph }) => (
          <section key={paragraph}>
            {heading ? <h2>{heading}</h2> : null}
            <p>{paragraph}</p>
          </section>
        ))}
        {page === 'bonuses' ? (
          <p>
            <Link className={buttonClass('ghost', 'large')} to={paths.promotions(locale)}>
              {t('offers')}
            </Link>{' '}
            <Link className={buttonClass('ghost', 'large')} to={paths.bonuses(locale)}>
              {t('ownBonuses')}
            </Link>
          </p>
        ) : null}
        <a className="text-link" href={`/${locale}`}>
          {t('lobby')}
        </a>
      </article>
    </main>
  )
}
