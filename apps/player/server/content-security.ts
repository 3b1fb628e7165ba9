import { createHash, randomBytes } from 'node:crypto'
import { previewPolicy, withoutScripts } from '../../front-door/preview.ts'

export type OtherOrigins = {
  /** Origin of the games host; its files are prefetched. */
  readonly gamesOrigin: string
  /** Origin of the gamification script, when it is not our own. */
  readonly gamificationOrigin: string | undefined
  /** Origin of the brand's chat service, loaded only when a visitor opens it. */
  readonly chatOrigin: string | undefined
  /** Origin of the map on the page of venues; only images come from it. */
  readonly mapOrigin: string | undefined
  readonly mustUpgrade: boolean
}

const CSP_NONCE_BYTES = 16

/** Makes the random nonce that marks our own code while one page is rendered. */
export const makeCspNonce = (): string => randomBytes(CSP_NONCE_BYTES).toString('base64url')

/** React Router puts the nonce on links as well; they carry no code. */
export const withoutNonceOnLinks = (html: string, mark: string): string =>
  html.replaceAll(new RegExp(`(<link [^>]*?) nonce="${mark}"`, 'g'), '$1')

/**
 * A page without its marks, and its Content-Security-Policy: only inline scripts and styles that had the mark are
 * allowed, by the hash of their content. The mark is random for each page and removed before sending, so that injected
 * code is never allowed along with ours; the page is the same from one rendering to the next, so that it may be cached
 * (decision 0051).
 */
export function secureContent(marked: string, mark: string, others: OtherOrigins): { html: string; policy: string } {
  return { html: marked.replaceAll(` nonce="${mark}"`, ''), policy: writePolicy(marked, mark, others) }
}

/**
 * The policy of a preview that staff see in a frame of the studio: no script runs and no form can be submitted, whoever
 * opens its address; its links lead nowhere, because no other page may be shown in the frame.
 */
export function securePreview(
  marked: string,
  mark: string,
  { framedBy, ...others }: OtherOrigins & { readonly framedBy: string },
): { html: string; policy: string } {
  const html = withoutScripts(marked)
    .replaceAll(` nonce="${mark}"`, '')
    .replace('<head>', '<head><base target="_blank">')
  return { html, policy: previewPolicy(writePolicy(marked, mark, others), framedBy) }
}

function writePolicy(
  marked: string,
  mark: string,
  { gamesOrigin, gamificationOrigin, chatOrigin, mapOrigin, mustUpgrade }: OtherOrigins,
): string {
  const also = [gamificationOrigin, chatOrigin].filter((origin) => origin !== undefined)
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...also, ...hashesOf(marked, mark, 'script')],
    ["style-src 'self'", ...hashesOf(marked, mark, 'style')],
    // Only the page of venues may load map tiles; no other page may load images of a third party.
    [
      "img-src 'self' data:",
      ...also,
      ...(mapOrigin !== undefined && marked.includes(`${mapOrigin}/`) ? [mapOrigin] : []),
    ],
    ["font-src 'self'"],
    ["connect-src 'self'", gamesOrigin, ...also],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    // Browsers without prefetch-src apply script-src to a prefetched script of a game.
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ...(mustUpgrade ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

function hashesOf(marked: string, mark: string, element: 'script' | 'style'): string[] {
  const ours = new RegExp(
    `<${element}(?<attributes>[^>]* nonce="${mark}"[^>]*)>(?<content>[\\s\\S]*?)</${element}>`,
    'g',
  )
  const found = marked.matchAll(ours)
  const hashes = [...found].flatMap(({ groups }) => {
    const content = groups?.['content'] ?? ''
    if (content === '' || /\ssrc=/.test(groups?.['attributes'] ?? '')) return []
    return [`'sha256-${createHash('sha256').update(content).digest('base64')}'`]
  })
  return [...new Set(hashes)]
}
