import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeCspNonce, secureContent, securePreview, withoutNonceOnLinks } from './content-security.ts'

const others = {
  gamesOrigin: 'https://games.example',
  gamificationOrigin: undefined,
  chatOrigin: undefined,
  mapOrigin: undefined,
  mustUpgrade: false,
}
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const policyOf = (html: string) => secureContent(html, 'm', others).policy

describe('content security policy', () => {
  it('allows exactly the inline scripts and styles that are marked as our own', () => {
    const page =
      '<style nonce="m">a{}</style><script nonce="m" type="module">go()</script><script nonce="m" src="/a.js"></script>'
    const { html, policy } = secureContent(page, 'm', others)
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
    expect(html).toBe('<style>a{}</style><script type="module">go()</script><script src="/a.js"></script>')
  })
  it.each([
    ['without a mark', '<script>steal()</script><style>*{}</style>'],
    ['with a mark of another page', '<script nonce="other">steal()</script><style nonce="other">*{}</style>'],
    ['with a mark that is empty', '<script nonce="">steal()</script><style nonce>*{}</style>'],
    [
      'after breaking out of a script of ours',
      '<script nonce="m">go()</script><script>steal()</script><style>*{}</style>',
    ],
    ['with a mark in its own text', '<script>" nonce="m"</script><style>/* nonce="other" */</style>'],
  ])('does not allow what somebody planted %s', (_, planted) => {
    const policy = policyOf(planted)
    for (const content of ['steal()', '*{}', '" nonce="m"']) expect(policy).not.toContain(hash(content))
  })
  it('never allows unmarked inline code', () => {
    expect(policyOf('<script nonce="m">x</script>')).not.toMatch(/unsafe-|nonce-/)
  })
  it('has a new nonce for every page, and removes it from links, which carry no code', () => {
    expect(makeCspNonce()).not.toBe(makeCspNonce())
    expect(withoutNonceOnLinks('<link rel="stylesheet" href="/a.css" nonce="m"/>', 'm')).toBe(
      '<link rel="stylesheet" href="/a.css"/>',
    )
  })
  it('includes the chat service of a brand only when it has one', () => {
    const { policy } = secureContent('', 'm', { ...others, chatOrigin: 'https://chat.example' })
    expect(policy).toContain("script-src 'self' https://chat.example;")
  })
  it('allows pictures from a map service and nothing else, and only on a page that shows a map', () => {
    const withMap = { ...others, mapOrigin: 'https://tiles.example' }
    const { policy } = secureContent('<image href="https://tiles.example/7/69/43.png"/>', 'm', withMap)
    expect(policy).toContain("img-src 'self' data: https://tiles.example;")
    expect(policy.split('https://tiles.example')).toHaveLength(2)
    expect(secureContent('<p>No map is here.</p>', 'm', withMap).policy).not.toContain('tiles.example')
  })
  it('includes the gamification service only when there is one', () => {
    expect(policyOf('')).toContain("script-src 'self';")
    const { policy } = secureContent('', 'm', { ...others, gamificationOrigin: 'https://g.example' })
    expect(policy).toContain("script-src 'self' https://g.example;")
  })
})

describe('a preview of a look', () => {
  it('is a picture of the site: framed by the studio, without scripts, forms and links that lead away', () => {
    const page = '<html><head><title>a</title></head><body><script nonce="m">go()</script></body></html>'
    const { html, policy } = securePreview(page, 'm', { ...others, framedBy: 'https://staff.example' })
    expect(policy).toContain('frame-ancestors https://staff.example;')
    expect(policy).toContain("form-action 'none'")
    expect(policy).toMatch(/; sandbox allow-same-origin$/)
    expect(policy).not.toContain("frame-ancestors 'none'")
    expect(html).toContain('<head><base target="_blank">')
    expect(html).not.toContain('nonce')
    expect(html).not.toContain('script')
  })
})
