import type { Texts } from '#contract/shapes/texts.ts'

type Move = { readonly from: string; readonly to: string; readonly names: readonly string[] }

/** Texts that a release moved to another part of the site. A text is listed here in the commit that moves it. */
const MOVES: readonly Move[] = [
  {
    from: 'site.account',
    to: 'site.accountMenu',
    names: [
      'addresses',
      'bankLook',
      'bonuses',
      'cards',
      'exclusion',
      'freeRounds',
      'groups.money',
      'groups.person',
      'groups.play',
      'help',
      'identity',
      'limits',
      'notifications',
      'oldAccount',
      'passkeys',
      'pin',
      'privacy',
      'requirements',
      'venueCards',
      'venues',
      'wallet',
      'withdraw',
    ],
  },
]

/** The present key of each moved text, by its former one. */
export const movedTexts: ReadonlyMap<string, string> = new Map(
  MOVES.flatMap(({ from, to, names }) => names.map((name) => [`${from}.${name}`, `${to}.${name}`] as const)),
)

/** Texts of staff under their present keys. What they have written under the present key applies. */
export function moveTexts(texts: Texts): Texts {
  const entries = Object.entries(texts)
  const present = entries.filter(([key]) => !movedTexts.has(key))
  if (present.length === entries.length) return texts
  const moved = entries.map(([key, text]) => [movedTexts.get(key) ?? key, text] as const)
  return Object.fromEntries([...moved, ...present])
}
