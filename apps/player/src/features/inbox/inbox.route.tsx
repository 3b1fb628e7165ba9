import { redirect } from 'react-router'
import { hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/inbox.route.ts'
import { InboxPage } from './inbox-page.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'inbox')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.inbox(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function InboxRoute({ loaderData: { locale, texts } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={locale} texts={texts}>
      <InboxPage />
    </MoreTexts>
  )
}
