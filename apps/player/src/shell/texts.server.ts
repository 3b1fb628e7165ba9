import compile from 'icu-minify/compile'
import type { Language } from '#config/shapes.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { messagesTo, type Messages, type Namespace } from '../messages/index.ts'
import type { Site } from './site-context.ts'
import type { Texts } from './texts.tsx'

type SiteTexts = Pick<Site, 'siteTexts'> & { readonly brand: Pick<Site['brand'], 'tone'> }

/** Cache by the brand's own texts: a publication creates a new entry, and the old one is garbage-collected. */
const otherwise = new WeakMap<object, Messages>()

/** Every text of the site in one language, in the brand's form of address and with its own texts. */
export function messagesOf({ siteTexts, brand }: SiteTexts, locale: Language): Messages {
  const words = siteTexts[locale]
  const ofProduct = messagesTo(addressOf(brand.tone))[locale]
  if (!words || Object.keys(words).length === 0) return ofProduct
  const known = otherwise.get(words) ?? (sayOtherwise(ofProduct, words) as Messages)
  otherwise.set(words, known)
  return known
}

const compiled = new WeakMap<Messages, Map<Namespace, unknown>>()

/**
 * Texts of some namespaces in one language, compiled so that the browser needs no parser. Compiled once per process and
 * publication: a page contains only its own language and only the features that it shows.
 */
export function textsOf(site: SiteTexts, locale: Language, namespaces: readonly Namespace[]): Texts {
  const all = messagesOf(site, locale)
  const kept = compiled.get(all) ?? new Map<Namespace, unknown>()
  compiled.set(all, kept)
  return Object.fromEntries(
    namespaces.map((namespace) => {
      if (!kept.has(namespace)) kept.set(namespace, compileTree(all[namespace]))
      return [namespace, kept.get(namespace)]
    }),
  )
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, compileTree(value)]))
}

function sayOtherwise(tree: object, words: Readonly<Record<string, string>>, under = ''): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, branch]: [string, unknown]) => {
      const path = `${under}${name}`
      return [
        name,
        typeof branch === 'string' ? (words[path] ?? branch) : sayOtherwise(Object(branch), words, `${path}.`),
      ]
    }),
  )
}
