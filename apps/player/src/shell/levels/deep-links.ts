import { paths } from '../paths.ts'

export const CLUB_TABS = ['over', 'missions', 'badges', 'levels', 'store', 'points'] as const
export type ClubTab = (typeof CLUB_TABS)[number]

const TABS: Readonly<Record<string, ClubTab>> = {
  'dp:gf': 'over',
  'dp:gf_missions': 'missions',
  'dp:gf_badges': 'badges',
  'dp:gf_levels': 'levels',
  'dp:gf_store': 'store',
  'dp:gf_points': 'points',
}

/** The path of our own site for a deep link; undefined for an unknown one. */
export function pathOfLink(deepLink: string, locale: string): string | undefined {
  if (deepLink === 'dp:inbox') return paths.inbox(locale)
  if (deepLink === 'dp:gf_bonuses') return paths.bonuses(locale)
  if (deepLink === 'dp:gf_free-rounds') return paths.freeRounds(locale)
  const tab = TABS[deepLink]
  return tab && paths.club(locale, tab)
}
