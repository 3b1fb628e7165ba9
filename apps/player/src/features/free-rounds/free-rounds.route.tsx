import { redirect } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { anonymousApi, hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/free-rounds.route.ts'
import { FreeRoundsPage } from './free-rounds-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'freeRounds')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.freeRounds(parts.locale)))
  const list = await anonymousApi(site)(onlineGame.list, { query: { lang: parts.locale } })
  const games = (list.ok ? list.data.games : []).map(({ key, name, iconUrl, rtp }) => ({ key, name, iconUrl, rtp }))
  return { ...parts, games }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function FreeRoundsRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors, games } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <FreeRoundsPage locale={locale} errors={errors} games={games} />
    </MoreTexts>
  )
}
