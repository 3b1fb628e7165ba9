import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/live-dealer.route.ts'
import { describePage } from '../../shell/describe-page.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { GameTile } from './game-tile.tsx'
import { houseSections } from './house-sections.ts'
import { readSectionPage } from './lobby-pages.server.ts'
import { pickGames } from './pick-games.ts'
import { fillSlot } from './sections.ts'
import { StaffSlot } from './staff-slot.tsx'
import { useTagName } from './tag-name.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { all: _, ...page } = await readSectionPage(context, request, params.locale, 'liveDealer', (games) =>
    fillSlot(site.brand.lobby.widgets.live_dealer_games_list, houseSections.liveDealer(games)),
  )
  return page
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/liveDealer' })
}

export default function LiveDealerPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <LiveDealer data={loaderData} />
    </MoreTexts>
  )
}

function LiveDealer({
  data: { locale, sections, games, written, jackpots },
}: {
  data: Route.ComponentProps['loaderData']
}) {
  const t = useTranslations('lobby')
  const tagName = useTagName()
  return (
    <main className="page-width" id="content">
      <header className="page-head">
        <h1>{t('liveDealer.title')}</h1>
        <p>{sections.length > 0 ? t('liveDealer.text') : t('liveDealer.none')}</p>
      </header>
      <StaffSlot sections={written} games={games} jackpots={jackpots} />
      {sections.map(({ id, gameKeys }) => (
        <section key={id} className="game-row" aria-labelledby={`live-${id}`}>
          <h2 id={`live-${id}`}>{tagName({ key: id })}</h2>
          <ul className="game-grid">
            {pickGames(games, gameKeys).map((game) => (
              <GameTile key={game.key} game={game} />
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link className={buttonClass('ghost', 'large')} to={paths.lobby(locale)}>
          {t('showAll')}
        </Link>
      </p>
    </main>
  )
}
