import { redirect } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { anonymousApi, hasSession } from '../../shell/call-api.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/bonuses.route.ts'
import { BonusesPage } from './bonuses-page.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'bonuses')
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.bonuses(parts.locale)))
  const list = await anonymousApi(site)(onlineGame.list, { query: { lang: parts.locale } })
  const games = list.ok ? list.data.games : []
  return { ...parts, gameNames: Object.fromEntries(games.map(({ key, name }) => [key, name])) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function BonusesRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors, gameNames } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <BonusesPage locale={locale} errors={errors} gameNames={gameNames} />
    </MoreTexts>
  )
}
