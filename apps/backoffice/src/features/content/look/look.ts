import type { ReplyOf } from '#contract/call.ts'
import type { getLook } from '#contract/play-v1/staff-look.ts'

export type ShownLook = ReplyOf<typeof getLook>

/** Pages of the site for previews of a look. */
export const PAGES = ['', 'promotions', 'tournaments', 'register', 'login', 'help', 'responsibleGaming', 'faq'] as const

/** The URL of a preview on another page of the site, in one theme. */
export function previewOn(url: string, page: string, theme: string): string {
  const address = new URL(url)
  if (page !== '') address.pathname += `/${page}`
  address.searchParams.set('theme', theme)
  return address.href
}

/** The list with one entry moved one place up or down. */
export function moved<Entry>(list: readonly Entry[], place: number, by: -1 | 1): Entry[] {
  const entry = list[place]
  const to = place + by
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(place, 1).toSpliced(to, 0, entry)
}
