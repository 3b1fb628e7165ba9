import type { LookFault } from '#contract/shapes/look.ts'

type Names = { readonly or: (key: string, fallback: string) => string; readonly language: string }

/**
 * The subject of a fault in words: colours and letters by their names in the studio, a brand by a readable form of its
 * folder.
 */
export function aboutFault({ fault, about }: Pick<LookFault, 'fault' | 'about'>, { or, language }: Names): string {
  const listed = (names: readonly string[]) => new Intl.ListFormat(language).format(names)
  const parts = about.split(' ')
  switch (fault) {
    case 'contrast':
    case 'forced-colours':
      return listed(parts.map((part) => part.replace(/^--/, '')).map((token) => or(`studio.token.${token}`, token)))
    case 'type-pair':
      return listed(parts.map((letters) => or(`studio.letters.${letters}`, letters)))
    case 'unknown-game':
      return about
    default:
      return nameOfBrand(about)
  }
}

/** Names of other brands are not shown; their folder is enough: `other_cz` is other (CZ). */
const nameOfBrand = (target: string): string =>
  target.replace(/_([a-z]{2})$/, (_, market: string) => ` (${market.toUpperCase()})`)
