import type { MetaDescriptor } from 'react-router'

type Page = {
  readonly name: string | undefined
  readonly about?: string | undefined
  readonly address?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly locale?: string | undefined
  /** Path after the language, such as `/play/CertAKaca`. */
  readonly rest: string
}

/** Title, description and the same page in the other languages, for people and for search engines. */
export function describePage({ name, about, address, languages, locale, rest }: Page): MetaDescriptor[] {
  const link = (rel: string, language: string, more: object) => ({
    tagName: 'link' as const,
    rel,
    href: `${address}/${language}${rest}`,
    ...more,
  })
  return [
    { title: name ?? '' },
    ...(about ? [{ name: 'description', content: about }] : []),
    ...(address && locale ? [link('canonical', locale, {})] : []),
    ...(address && languages ? languages.map((language) => link('alternate', language, { hrefLang: language })) : []),
  ]
}
