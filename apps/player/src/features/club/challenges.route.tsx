import { data } from 'react-router'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/challenges.route.ts'
import { ClubFrame } from './club-frame.tsx'
import { MissionList } from './mission-list.tsx'
import { readClubPage } from './read-club-page.server.ts'

/** Missions that are in force now, with the player's progress; where market and brand show the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'club')
  if (!offeredPages(site).includes('challenges')) throw data(null, { status: 404 })
  const club = await readClubPage(site, parts.locale, request)
  return { ...parts, text: await readPageText(site, parts.locale, 'challenges', request), club }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.text.title} · ${loaderData.appName}`,
    about: aboutOf(loaderData.text),
    locale: params.locale,
    rest: '/challenges',
  })
}

export default function ChallengesRoute({ loaderData: { locale, texts, text, club } }: Route.ComponentProps) {
  return (
    <MoreTexts locale={locale} texts={texts}>
      <ClubFrame text={text} tab="missions" lawNote={club.lawNote}>
        <MissionList missions={club.missions} />
      </ClubFrame>
    </MoreTexts>
  )
}
