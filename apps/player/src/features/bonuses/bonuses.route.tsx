import { redirect } from 'react-router'
import { pageParts } from '../../shell/page-parts.server.ts'
import { hasSession } from '../../shell/call-api.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/bonuses.route.ts'
import { BonusesPage } from './bonuses-page.tsx'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = pageParts(context.get(siteContext), params.locale, 'bonuses')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.bonuses(parts.locale)))
  return parts
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function BonusesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <BonusesPage locale={loaderData.locale} errors={loaderData.errors} />
    </MoreTexts>
  )
}
