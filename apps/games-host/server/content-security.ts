import { createHash } from 'node:crypto'

/**
 * Content-Security-Policy of one page. The inline styles with the colours of brand and game are allowed by the hash of
 * their content; data blocks are not scripts and do not run.
 */
export function writeContentSecurity(html: string, mustUpgrade: boolean): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, content]) =>
      `'sha256-${createHash('sha256')
        .update(content ?? '')
        .digest('base64')}'`,
  )
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(mustUpgrade ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}
