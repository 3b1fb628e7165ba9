import type { MetaDescriptor } from 'react-router'

type Page = {
  readonly name: string | undefined
  readonly about?: string | undefined
  readonly address?: string | undefined
  readonly languages?: readonly string[] | undefined
  readonly locale?: string | undefined
  /** Path after the language, such as `/play/CertAKaca`. */
  readonly rest: string
  /** Path of the picture that stands for the page where it is shared; the brand's own otherwise. */
  readonly picture?: string | undefined
  /** Version of the look in the brand's own picture: a cached picture of another one is not used. */
  readonly lookKey?: string | undefined
}

/** Title, description, what others see of it, and the same page in the other languages, for people and for search engines. */
export function describePage({
  name,
  about,
  address,
  languages,
  locale,
  rest,
  lookKey,
  picture = lookKey === undefined ? '/share.png' : `/share.png?v=${lookKey}`,
}: Page): MetaDescriptor[] {
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
    ...(address && locale
      ? sharedTags({ name, about, address: `${address}/${locale}${rest}`, picture: address + picture })
      : []),
    ...(address && languages ? languages.map((language) => link('alternate', language, { hrefLang: language })) : []),
  ]
}

type Shared = {
  readonly name: string | undefined
  readonly about: string | undefined
  readonly address: string
  readonly picture: string
}

/** What a page looks like where somebody shares it (Open Graph). */
function sharedTags({ name, about, address, picture }: Shared): MetaDescriptor[] {
  const tag = (property: string, content: string) => ({ property, content })
  return [
    tag('og:type', 'website'),
    tag('og:url', address),
    ...(name ? [tag('og:title', name)] : []),
    ...(about ? [tag('og:description', about)] : []),
    tag('og:image', picture),
  ]
}
