import type { Route } from './+types/beside-game.route.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { readCatalogue } from './catalogue.server.ts'
import { filledSlots } from './filled-slots.server.ts'
import { GameRail } from './game-rail.tsx'
import { houseSections } from './house-sections.ts'
import { JackpotStrip } from './jackpot-strip.tsx'
import { readJackpots } from './jackpots.server.ts'
import { readOffers, showOffer } from './lobby-promotions.server.ts'
import { PromotionBanner } from './promotion-banner.tsx'
import { railOfSection } from './rail-of-section.ts'
import { readSections } from './read-sections.server.ts'
import { fillSlot } from './sections.ts'
import { shownTo } from './shown-to.ts'
import { StaffSlot } from './staff-slot.tsx'

/** The content below the page of a game. The page that only launches has none, and errors here are not fatal. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (new URL(request.url).searchParams.has('mode')) return null
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'lobby')
  const [catalogue, pools, told, written] = await Promise.all([
    readCatalogue(site, parts.locale),
    readJackpots(site),
    readOffers(context, request),
    readSections(site, request, parts.locale),
  ])
  if (!catalogue) return null
  const { jackpots, staff } = shownTo(told, { jackpots: pools, staff: written })
  const { game_section: gameSection, sidebar_widget: sidebar } = site.brand.lobby.widgets
  const about = { language: parts.locale, games: catalogue.games, heroGames: [] }
  const promotions = told.offers.map((offer) => showOffer(offer, about))
  const beside = fillSlot(sidebar, [
    ...houseSections.jackpotOf(jackpots, params.gameKey),
    ...houseSections.promotionsOf(promotions, params.gameKey),
  ]).map(({ id }) => id)
  const ofStaff = [...(staff.sidebar_widget ?? []), ...(staff.game_section ?? [])]
  const used = new Set(ofStaff.flatMap(({ gameKeys }) => gameKeys))
  return {
    staff: filledSlots(staff, { games: catalogue.games, jackpots }),
    allJackpots: jackpots,
    games: catalogue.games.filter(({ key }) => used.has(key)),
    locale: parts.locale,
    texts: parts.texts,
    jackpots: jackpots.filter(({ poolId }) => beside.includes(String(poolId))),
    promotion: promotions.find(({ campaignId }) => beside.includes(campaignId)),
    rails: fillSlot(gameSection, houseSections.besideGame(catalogue.games, params.gameKey)).map((section) =>
      railOfSection(section, catalogue),
    ),
  }
}

export default function BesideGame({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null
  const { locale, texts, jackpots, promotion, rails, staff, games, allJackpots } = loaderData
  const shown = { games, jackpots: allJackpots }
  return (
    <MoreTexts locale={locale} texts={texts}>
      {staff.sidebar_widget ? (
        <StaffSlot sections={staff.sidebar_widget} {...shown} />
      ) : (
        <>
          {jackpots.length > 0 ? <JackpotStrip jackpots={jackpots} /> : null}
          <PromotionBanner promotion={promotion} games={[]} />
        </>
      )}
      {staff.game_section ? (
        <StaffSlot sections={staff.game_section} {...shown} />
      ) : (
        rails.map((rail) => <GameRail key={rail.tag} {...rail} />)
      )}
    </MoreTexts>
  )
}
