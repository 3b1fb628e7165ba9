import { createHash } from 'node:crypto'

export type OtherOrigins = {
  /** Where games are; their files are prefetched. */
  readonly gamesOrigin: string
  /** Origin of the gamification script, when it is not our own. */
  readonly gamificationOrigin: string | undefined
  readonly mustUpgrade: boolean
}

/**
 * Content-Security-Policy of one page. Inline scripts and styles are allowed by the hash of their content, read from the
 * page itself: a nonce would not survive a cached page, and `unsafe-inline` would allow an attacker's as well.
 */
export function writeContentSecurity(
  html: string,
  { gamesOrigin, gamificationOrigin, mustUpgrade }: OtherOrigins,
): string {
  const also = gamificationOrigin ? [gamificationOrigin] : []
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...also, ...hashesOf(html, 'script')],
    ["style-src 'self'", ...hashesOf(html, 'style')],
    ["img-src 'self' data:", ...also],
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

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?<attributes>[^>]*)>(?<content>[\\s\\S]*?)</${element}>`, 'g'))
  const hashes = [...found].flatMap(({ groups }) => {
    const content = groups?.['content'] ?? ''
    if (content === '' || /\ssrc=/.test(groups?.['attributes'] ?? '')) return []
    return [`'sha256-${createHash('sha256').update(content).digest('base64')}'`]
  })
  return [...new Set(hashes)]
}
