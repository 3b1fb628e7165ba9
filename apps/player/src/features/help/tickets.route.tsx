import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { listTickets } from '#contract/play-v1/support.ts'
import type { Route } from './+types/tickets.route.ts'
import { api } from '../../shell/api.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { TicketRows } from './ticket-rows.tsx'
import { OnceButton } from '../../shell/once-button.tsx'

/** All questions of the player. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'help', 'own')
  const own = hasSession(request) ? await apiFor(site, request)(listTickets, { query: {} }) : undefined
  if (!own || (!own.ok && own.status === 401)) throw redirect(paths.login(parts.locale, paths.tickets(parts.locale)))
  if (!own.ok) throw new Response(null, { status: 503 })
  return { ...parts, first: own.data }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function TicketsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Tickets {...loaderData} />
    </MoreTexts>
  )
}

function Tickets({ locale, errors, first }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('help')
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState<Failed>()

  async function readMore(cursor: string) {
    setFailed(undefined)
    const answer = await api(listTickets, { query: { cursor } })
    if (!answer.ok) return setFailed(answer)
    setShown((before) => ({ ...answer.data, rows: [...before.rows, ...answer.data.rows] }))
  }

  const { nextCursor } = shown
  return (
    <main className="page-width help-page" id="content">
      <Link className="text-link" to={paths.help(locale)}>
        {t('title')}
      </Link>
      <section className="panel help-page-narrow">
        <h1>{t('own')}</h1>
        <TicketRows rows={shown.rows} />
        <Failure failed={failed} texts={errors} />
        {nextCursor ? (
          <OnceButton variant="ghost" onClick={() => void readMore(nextCursor)}>
            {t('more')}
          </OnceButton>
        ) : null}
      </section>
    </main>
  )
}
