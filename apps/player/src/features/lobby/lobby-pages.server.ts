import { data } from 'react-router'
import { isLeftAlone, type LoaderContext } from '../../shell/own-promotions.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { readCatalogue } from './catalogue.server.ts'
import { readJackpots } from './jackpots.server.ts'
import { readSections } from './read-sections.server.ts'
import type { LobbyGame } from './lobby-game.ts'
import { acceptSections, type Section } from './sections.ts'
import { shownTo } from './shown-to.ts'

/**
 * What a page made of sections needs. Throws 404 where the brand hides the page and 503 without a catalogue.
 * @param compose content for the page; only the types that the brand's page accepts are shown
 */
export async function readSectionPage(
  context: LoaderContext,
  request: Request,
  wantedLocale: string | undefined,
  name: 'liveDealer' | 'calendar',
  compose: (games: readonly LobbyGame[]) => readonly Section[],
) {
  const site = context.get(siteContext)
  const parts = pageParts(site, wantedLocale, 'lobby', `${name}.title`)
  const page = site.brand.pages[name]
  if (!page.isShown) throw data(null, { status: 404 })
  const [catalogue, content, pools, isAlone] = await Promise.all([
    readCatalogue(site, parts.locale),
    readSections(site, request, parts.locale),
    readJackpots(site),
    isLeftAlone(context, request),
  ])
  if (!catalogue) throw new Response(null, { status: 503 })
  const { staff, jackpots } = shownTo({ isLeftAlone: isAlone }, { staff: content, jackpots: pools })
  const sections = acceptSections(page.allowedSectionTypes, compose(catalogue.games))
  const written = [...(staff[name] ?? []), ...(name === 'liveDealer' ? (staff.live_dealer_games_list ?? []) : [])]
  const used = new Set([...sections, ...written].flatMap(({ gameKeys }) => gameKeys))
  return {
    ...parts,
    sections,
    written,
    jackpots,
    all: catalogue.games,
    games: catalogue.games.filter(({ key }) => used.has(key)),
  }
}
