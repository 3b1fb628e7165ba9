import { redirect } from 'react-router'
import type { Route } from './+types/verify.route.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'

/** The verifier is served by the games host. */
export function loader({ context, request }: Route.LoaderArgs) {
  const roundId = new URL(request.url).searchParams.get('roundId') ?? undefined
  return redirect(paths.verify(context.get(siteContext).gamesOrigin, roundId))
}
