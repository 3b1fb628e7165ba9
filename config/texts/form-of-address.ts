import type { Tone } from '../brand-schema.ts'

/** How a brand addresses its players: in the formal form, or in first-name terms. */
export type FormOfAddress = 'formal' | 'informal'

export const addressOf = (tone: Tone): FormOfAddress => (tone === 'informal' ? 'informal' : 'formal')

/**
 * Texts that are formal for every brand: the footer with its warning, and what stands on the pages of the law (terms, responsible
 * play), where an informal sentence would be the only one. Legal pages, the archive of a player's data, the rules of games and the
 * warning of the law's pack are formal, too; they are kept elsewhere and have no variants.
 */
const FORMAL_FOR_ALL = [
  /^brand\.footer\./,
  /^site\.shell\.playForFun$/,
  /^site\.pages\.(?:version|preview|newTerms|operator|help|limits|test)(?:\.|$)/,
]

export const isFormalForAll = (key: string): boolean => FORMAL_FOR_ALL.some((pattern) => pattern.test(key))

type Tree = { readonly [name: string]: string | Tree }

/** Texts of a tree that are said otherwise in the informal form, each under the key of the formal one; a list as a whole. */
export type Variants<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly unknown[]
      ? Texts[Key]
      : Variants<Texts[Key]>
}

/** The informal form of texts: the variants, and all else as it is. */
export function withVariants<Texts extends object>(texts: Texts, variants: Variants<Texts>): Texts {
  const said: Tree = variants as Tree
  return Object.fromEntries(
    Object.entries(texts as Tree).map(([key, formal]) => {
      const variant = said[key]
      if (typeof formal === 'string' || Array.isArray(formal)) return [key, variant ?? formal]
      return [key, typeof variant === 'object' ? withVariants(formal, variant) : formal]
    }),
  ) as Texts
}
