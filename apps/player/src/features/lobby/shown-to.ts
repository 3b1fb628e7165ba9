import type { ShownSection } from '#contract/shapes/sections.ts'
import { promotingPages } from '../../shell/offered-pages.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import type { StaffSections } from './read-sections.server.ts'

/** First parts of the paths of pages that promote: those of texts, and those of what is offered now. */
const PROMOTING: readonly string[] = [...promotingPages, 'promotions', 'tournaments', 'club']

type Content = { readonly jackpots: readonly LobbyJackpot[]; readonly staff: StaffSections }

/** The content of slots for this visitor: whoever is left alone sees no jackpots and no slides that lead to promotions (decision 0500). */
export function shownTo({ isLeftAlone }: { readonly isLeftAlone: boolean }, content: Content): Content {
  if (!isLeftAlone) return content
  const staff = Object.entries(content.staff).map(([place, sections]) => [place, sections.map(withoutPromotions)])
  return { jackpots: [], staff: Object.fromEntries(staff) as StaffSections }
}

const withoutPromotions = (section: ShownSection): ShownSection => ({
  ...section,
  slides: section.slides.filter(({ link }) => !PROMOTING.includes(link?.split(/[/?#]/)[1] ?? '')),
})
