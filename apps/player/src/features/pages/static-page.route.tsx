import { data } from 'react-router'
import type { Route } from './+types/static-page.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { useTranslations } from 'use-intl/react'
import { PageProse } from '../../shell/page-texts/page-prose.tsx'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'

/** A page of text that is offered here; every other name is a 404. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { brand, playerOrigin } = site
  const locale = requireLocale(site, params.locale)
  const page = offeredPages(site).find((one) => one === params.page)
  if (!page) throw data(null, { status: 404 })
  return {
    page,
    text: readPageText(site, locale, page),
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
    <main className="page-width" id="content" lang={locale}>
      <PageProse text={text}>
        <a className="text-link" href={`/${locale}`}>
          {t('lobby')}
        </a>
      </PageProse>
    </main>
  )
}
