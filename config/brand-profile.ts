import { defineBrand } from './brand.ts'
import type { BrandData, BrandDefinition } from './brand.ts'
import { usualBrands } from './usual/index.ts'

/** What only a brand itself can say. */
type Own = 'target' | 'market' | 'appName' | 'languages' | 'defaultLanguage'

/** Some fields, at any depth; a list is told whole. */
type Part<T> = T extends readonly (infer Item)[]
  ? readonly Item[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T

export type BrandProfile = Readonly<Pick<BrandData, Own>> & Part<Omit<BrandData, Own>>

/** A brand from what it is called and how it differs from the usual brand of its market (decision 0167). */
export function brandOf(profile: BrandProfile): BrandDefinition {
  const layers: readonly unknown[] = [...usualBrands[profile.market], profile]
  return defineBrand(layers.reduce(lay) as BrandData)
}

/** Lays differences over a tree: objects field by field, lists whole. */
function lay(usual: unknown, different: unknown): unknown {
  if (!isTree(usual) || !isTree(different)) return structuredClone(different)
  const names = [...new Set([...Object.keys(usual), ...Object.keys(different)])]
  return Object.fromEntries(
    names.map((name) => [name, name in different ? lay(usual[name], different[name]) : structuredClone(usual[name])]),
  )
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
