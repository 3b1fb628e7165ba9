import { data, redirect } from 'react-router'
import { getClub } from '#contract/play-v1/club.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { CLUB_TABS } from '../../shell/levels/deep-links.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/club.route.ts'
import { ClubPage } from './club-page.tsx'

/** The server renders the frame with the note of the law; the content comes from the service in the page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'club')
  if (site.gamification.service === 'none') throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams.get('tab')
  const tab = CLUB_TABS.find((one) => one === asked) ?? 'over'
  if (!hasSession(request)) throw redirect(paths.login(parts.locale, paths.club(parts.locale)))
  const club =
    site.gamification.service === 'ours'
      ? await apiFor(site, request)(getClub, { query: { language: parts.locale } })
      : undefined
  return {
    ...parts,
    tab,
    lawNote: club?.ok ? (club.data.lawNote?.text ?? null) : null,
    isStoreClosed: club?.ok ? club.data.isStoreClosed : false,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.tabName ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, tab, errors, lawNote, isStoreClosed } = loaderData
  return (
    <MoreTexts locale={locale} texts={texts}>
      <ClubPage locale={locale} tab={tab} errors={errors} lawNote={lawNote} isStoreClosed={isStoreClosed} />
    </MoreTexts>
  )
}
