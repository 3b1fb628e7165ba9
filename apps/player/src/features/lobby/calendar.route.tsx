import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { Route } from './+types/calendar.route.ts'
import { smallCover } from '../../shell/cover.ts'
import { describePage } from '../../shell/describe-page.ts'
import { paths } from '../../shell/paths.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { houseSections } from './house-sections.ts'
import { readSectionPage } from './lobby-pages.server.ts'
import { pickGames } from './pick-games.ts'
import { StaffSlot } from './staff-slot.tsx'
import { readCalendar } from './read-calendar.server.ts'

/** Coming events, then the newest games. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { all, ...page } = await readSectionPage(context, request, params.locale, 'calendar', houseSections.calendar)
  return { ...page, days: await readCalendar(context, request, { language: page.locale, games: all }) }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/calendar' })
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Calendar data={loaderData} />
    </MoreTexts>
  )
}

function Calendar({
  data: { locale, sections, games, days, written, jackpots },
}: {
  data: Route.ComponentProps['loaderData']
}) {
  const t = useTranslations('lobby')
  const format = useFormatter()
  return (
    <main className="page-width" id="content">
      <header className="page-head">
        <h1>{t('calendar.title')}</h1>
        <p>{t('calendar.text')}</p>
      </header>
      <StaffSlot sections={written} games={games} jackpots={jackpots} />
      <CalendarDays days={days} />
      <h2>{t('calendar.newGames')}</h2>
      <ul className="calendar-banners">
        {sections.flatMap(({ id, gameKeys }) =>
          pickGames(games, gameKeys).map((game) => (
            <li key={id} className="promo">
              <img src={smallCover(game.coverUrl)} alt="" width={960} height={540} loading="lazy" />
              <time className="promo-label promo-label-dark" dateTime={game.start}>
                {format.dateTime(new Date(game.start), { dateStyle: 'long' })}
              </time>
              <h3>
                <Link className="promo-link" to={paths.game(locale, game.key)}>
                  {game.name}
                </Link>
              </h3>
            </li>
          )),
        )}
      </ul>
    </main>
  )
}
