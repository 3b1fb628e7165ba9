import { redirect } from 'react-router'
import type { Route } from './+types/verify.route.ts'
import { paths } from '../../shell/paths.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'

/** The verifier is served by the games host. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const roundId = new URL(request.url).searchParams.get('roundId') ?? undefined
  const site = context.get(siteContext)
  return redirect(paths.verify(site.gamesOrigin, requireLocale(site, params.locale), roundId))
}
