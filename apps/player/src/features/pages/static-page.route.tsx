import { data } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { Route } from './+types/static-page.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { useSite } from '../../shell/site.ts'
import { PageParts, PageProse } from '../../shell/page-texts/page-prose.tsx'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { FaqList } from './faq-list.tsx'
import { operatorFactsOf } from './operator-facts.ts'
import { PagePartShown } from './page-parts.tsx'
import { TermsChanges } from './terms-changes.tsx'
import { useTermsToAccept } from './use-terms-to-accept.ts'

/** A page of text that is offered here; every other name is a 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { brand, market } = site
  const parts = pageParts(site, params.locale, 'pages')
  const page = offeredPages(site).find((one) => one === params.page)
  if (!page) throw data(null, { status: 404 })
  return {
    ...parts,
    page,
    text: await readPageText(site, parts.locale, page, request),
    facts: { market: market.key, operator: operatorFactsOf(brand) },
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.text.title} · ${loaderData.appName}`,
    about: aboutOf(loaderData.text),
    locale: params.locale,
    rest: `/${loaderData.page}`,
  })
}

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Shown found={loaderData} />
    </MoreTexts>
  )
}

function Shown({ found: { text, page, facts, errors } }: { readonly found: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations()
  const format = useFormatter()
  const { locale, signedIn } = useSite()
  const toAccept = useTermsToAccept(page === 'terms' && signedIn !== null, locale)
  const { version, since, isPreview } = text
  const day = format.dateTime(new Date(since), { dateStyle: 'long' })
  return (
    <main className="page-width" id="content" lang={locale}>
      {isPreview ? <p className="note">{t('pages.preview', { version })}</p> : null}
      {toAccept ? <TermsChanges terms={toAccept} /> : null}
      <PageParts value={(part) => <PagePartShown part={part} facts={facts} />}>
        {page === 'faq' ? <FaqList text={text} /> : <PageProse text={text} />}
      </PageParts>
      {toAccept ? <AcceptTerms terms={toAccept} errors={errors} /> : null}
      <footer className="prose">
        <small>{t('pages.version', { version, since: day })}</small>
        <a className="text-link" href={`/${locale}`}>
          {t('shell.lobby')}
        </a>
      </footer>
    </main>
  )
}
