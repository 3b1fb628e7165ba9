import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Texts } from '#contract/shapes/texts.ts'
import type { Tone } from './brand-schema.ts'
import type { Language } from './shapes.ts'
import type { Target } from './targets.ts'
import { flatten } from './texts/text-book.ts'

/**
 * What a brand says in one language: its own words, and where it says something otherwise than the product, by its tone or by itself.
 */
export function readOwnTexts(
  { target, tone }: { readonly target: Target; readonly tone: Tone },
  language: Language,
  folder: string = import.meta.dirname,
): Texts {
  const brand = join(folder, 'brands', target)
  const words = read(join(brand, 'messages', `${language}.json`))
  const others = read(join(brand, 'texts', `${language}.json`))
  const ofBrand = flatten(words).map(([path, text]) => [`brand.${path}`, text] as const)
  return { ...readTone(tone, language, folder), ...Object.fromEntries(ofBrand), ...(others as Texts) }
}

/** What every brand of this tone says otherwise than the product. */
export const readTone = (tone: Tone, language: Language, folder: string = import.meta.dirname): Texts =>
  read(join(folder, 'texts', 'tones', tone, `${language}.json`)) as Texts

type Tree = Parameters<typeof flatten>[0]

const read = (path: string): Tree => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Tree) : {})

/** The words of the brand as its folder has them in a file, and what it says otherwise than the product in another. */
export function writeOwnTexts(texts: Texts): { readonly messages: object; readonly others: Texts } {
  const messages: Record<string, Record<string, string>> = {}
  const others: Record<string, string> = {}
  for (const [key, text] of Object.entries(texts)) {
    const [, group, name] = /^brand\.(\w+)\.(\w+)$/.exec(key) ?? []
    if (group === undefined || name === undefined) others[key] = text
    else messages[group] = { ...messages[group], [name]: text }
  }
  return { messages, others }
}
