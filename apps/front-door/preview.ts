import { createClient } from '#client'
import { getLook } from '#contract/play-v1/content.ts'
import type { Look } from '#contract/shapes/look.ts'
import { ASK_MAX_MS } from './open-look.ts'

/** A body and its signature of 32 bytes. Nothing else is worth a question. */
const TOKEN = /^[\w-]{20,500}\.[\w-]{43}$/

export const isPreviewToken = (text: string): boolean => TOKEN.test(text)

/** A look that somebody of the staff tries, and whose frame it may stand in. */
export type TriedLook = { readonly look: Look; readonly framedBy: string }

/**
 * What the address of a preview shows; undefined where it is no preview, or is over.
 * @param visitor address of who looks, by which the API limits the rate
 */
export async function readTriedLook(
  apiOrigin: string,
  preview: string,
  visitor: string,
): Promise<TriedLook | undefined> {
  if (!isPreviewToken(preview)) return undefined
  const api = createClient({ baseUrl: apiOrigin, headers: () => ({ 'x-forwarded-for': visitor }) })
  const answer = await api(getLook, { query: { preview }, signal: AbortSignal.timeout(ASK_MAX_MS) })
  if (!answer.ok) return undefined
  const { isPreview, look, framedBy } = answer.data
  return isPreview && look && framedBy !== null ? { look, framedBy } : undefined
}

/** A picture of a page: nothing of it runs, or is fetched to run. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')

/** What such a page may do: stand in that frame, and nothing else. */
export const previewPolicy = (policy: string, framedBy: string): string =>
  `${policy
    .replace("frame-ancestors 'none'", `frame-ancestors ${framedBy}`)
    .replace("form-action 'self'", "form-action 'none'")
    .replace(/script-src [^;]*/, "script-src 'none'")}; sandbox allow-same-origin`

/** Kept by nobody, found by no search engine, and it tells no other site its address. */
export const PREVIEW_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const
