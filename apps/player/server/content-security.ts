import { createHash, randomBytes } from 'node:crypto'
import { previewPolicy, withoutScripts } from '../../front-door/preview.ts'

export type OtherOrigins = {
  /** Where games are; their files are prefetched. */
  readonly gamesOrigin: string
  /** Origin of the gamification script, when it is not our own. */
  readonly gamificationOrigin: string | undefined
  /** Origin of the brand's chat service, which a visitor may ask for. */
  readonly chatOrigin: string | undefined
  /** Origin of the map on the page of venues, which sends pictures alone. */
  readonly mapOrigin: string | undefined
  readonly mustUpgrade: boolean
}

const MARK_BYTES = 16

/** Draws what marks our own code in one page while it is rendered. */
export const drawCodeMark = (): string => randomBytes(MARK_BYTES).toString('base64url')

/** Links carry no code: React Router marks them as well. */
export const unmarkLinks = (html: string, mark: string): string =>
  html.replaceAll(new RegExp(`(<link [^>]*?) nonce="${mark}"`, 'g'), '$1')

/**
 * A page without its marks, and its Content-Security-Policy: inline scripts and styles that had the mark are allowed, by the
 * hash of their content, and no other. The mark is drawn for each page and is in no page that is sent, so that what somebody
 * got into a page from outside is not allowed with ours; the page itself stays the same from one rendering to the next, so
 * that it may be kept (decision 0051).
 */
export function secureContent(marked: string, mark: string, others: OtherOrigins): { html: string; policy: string } {
  return { html: marked.replaceAll(` nonce="${mark}"`, ''), policy: writePolicy(marked, mark, others) }
}

/**
 * A page that staff look at in the frame of their studio: it is a picture of the site. No script is in it or would run and no form of it is
 * sent, whoever opens its address; its links lead nowhere, since no other page would stand in the frame.
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
    // The page of venues alone names tiles; no other may ask somebody else for a picture.
    [
      "img-src 'self' data:",
      ...also,
      ...(mapOrigin !== undefined && marked.includes(`${mapOrigin}/`) ? [mapOrigin] : []),
    ],
    ["font-src 'self'"],
    ["connect-src 'self'", gamesOrigin, ...also],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    // A prefetched script of a game falls under the list of scripts where prefetch-src is not known.
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
