import { createClient } from '#client'
import { getLook } from '#contract/play-v1/content.ts'
import type { Look } from '#contract/shapes/look.ts'

/**
 * Nothing is known before the first answer: without it the frame of the studio stays empty. So it waits longer than a
 * page of players.
 */
export const PREVIEW_TIMEOUT_MS = 8000

/** A body and its signature of 32 bytes. For anything else no request is made. */
const TOKEN = /^[\w-]{20,500}\.[\w-]{43}$/

export const isPreviewToken = (text: string): boolean => TOKEN.test(text)

/** A look that staff preview, and the origin that may frame it. */
export type TriedLook = { readonly look: Look; readonly framedBy: string }

/**
 * The look of a preview; undefined where the token is no preview or has expired.
 * @param visitor IP address of the viewer, by which the API limits the rate
 */
export async function readTriedLook(
  apiOrigin: string,
  preview: string,
  visitor: string,
): Promise<TriedLook | undefined> {
  if (!isPreviewToken(preview)) return undefined
  const api = createClient({ baseUrl: apiOrigin, headers: () => ({ 'x-forwarded-for': visitor }) })
  const answer = await api(getLook, { query: { preview }, signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS) })
  if (!answer.ok) return undefined
  const { isPreview, look, framedBy } = answer.data
  return isPreview && look && framedBy !== null ? { look, framedBy } : undefined
}

/** Removes scripts and their preloads from a page. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')

/** The policy of such a page: it may be shown in that frame, and nothing else. */
export const previewPolicy = (policy: string, framedBy: string): string =>
  `${policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`)
    .replace("form-action 'self'", "form-action 'none'")
    .replace(/script-src [^;]*/, "script-src 'none'")}; sandbox allow-same-origin`

/** Not cached, not indexed by search engines, and no referrer. */
export const PREVIEW_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const
