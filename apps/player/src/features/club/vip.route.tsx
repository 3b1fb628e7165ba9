import { data } from 'react-router'
import { describePage } from '../../shell/describe-page.ts'
import { offeredPages } from '../../shell/offered-pages.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { aboutOf } from '../../shell/page-texts/page-text.ts'
import { readPageText } from '../../shell/page-texts/read-page-text.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/vip.route.ts'
import { ClubFrame } from './club-frame.tsx'
import { LevelList } from './level-list.tsx'
import { readClubPage } from './read-club-page.server.ts'

/** Levels as they are in force, with those that the player has reached; where market and brand show the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'club')
  if (!offeredPages(site).includes('vip')) throw data(null, { status: 404 })
  const club = await readClubPage(site, parts.locale, request)
  return { ...parts, text: await readPageText(site, parts.locale, 'vip', request), club }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return []
  return describePage({
    ...loaderData,
    name: `${loaderData.text.title} · ${loaderData.appName}`,
    about: aboutOf(loaderData.text),
    locale: params.locale,
    rest: '/vip',
  })
}

export default function VipRoute({ loaderData: { locale, texts, text, club } }: Route.ComponentProps) {
  const { signedIn } = useSite()
  return (
    <MoreTexts locale={locale} texts={texts}>
      <ClubFrame text={text} tab="levels" lawNote={club.lawNote}>
        <LevelList levels={club.levels} isSignedIn={signedIn !== null} />
      </ClubFrame>
    </MoreTexts>
  )
}
