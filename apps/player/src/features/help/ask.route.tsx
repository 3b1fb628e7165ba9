import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { TOPICS } from '#contract/states/ticket-states.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/ask.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { AskForm } from './ask-form.tsx'
import { AskFromOutside } from './ask-from-outside.tsx'

/** The page to ask support, also without a sign-in. */
export function loader({ context, params }: Route.LoaderArgs) {
  return pageParts(context.get(siteContext), params.locale, 'help', 'askTitle')
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/help/ask' })
}

export default function AskRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Ask errors={loaderData.errors} />
    </MoreTexts>
  )
}

function Ask({ errors }: { readonly errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTranslations('help')
  const { locale, signedIn } = useSite()
  const [search] = useSearchParams()
  const topic = TOPICS.find((one) => one === search.get('topic')) ?? 'payments'
  return (
    <main className="page-width help-page" id="content">
      <Link className="text-link" to={paths.help(locale)}>
        {t('title')}
      </Link>
      <div className="stack help-page-narrow">
        <section className="panel">
          <h1>{t('askTitle')}</h1>
          {signedIn ? (
            <>
              <p>{t('askIntro')}</p>
              <AskForm topic={topic} errors={errors} />
            </>
          ) : (
            <>
              <p>{t('signInFirst')}</p>
              <Link
                className={`${buttonClass('primary', 'large')} button-full`}
                to={paths.login(locale, paths.askSupport(locale, topic))}
              >
                {t('signIn')}
              </Link>
            </>
          )}
        </section>
        {signedIn ? null : <AskFromOutside topic={topic} errors={errors} />}
      </div>
    </main>
  )
}
