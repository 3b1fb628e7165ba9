import { data, redirect } from 'react-router'
import { getTicket } from '#contract/play-v1/support.ts'
import type { Route } from './+types/ticket.route.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { TicketPage } from './ticket-page.tsx'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One question of the player. Another player's question is a 404. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'help', 'own')
  const { ticketId } = params
  if (!UUID.test(ticketId)) throw data(null, { status: 404 })
  const own = hasSession(request) ? await apiFor(site, request)(getTicket, { query: { ticketId } }) : undefined
  if (!own || (!own.ok && own.status === 401))
    throw redirect(paths.login(parts.locale, paths.ticket(parts.locale, ticketId)))
  if (!own.ok) throw data(null, { status: own.status === 422 ? 404 : 503 })
  return { ...parts, ticket: own.data }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function TicketRoute({ loaderData: { locale, texts, errors, ticket } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={locale} texts={texts}>
      <TicketPage key={ticket.ticketId} first={ticket} errors={errors} />
    </MoreTexts>
  )
}
