import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { writeContentSecurity } from './content-security.ts'

const others = { gamesOrigin: 'https://games.example', gamificationOrigin: undefined, mustUpgrade: false }
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

describe('content security policy', () => {
  it('allows exactly the inline scripts and styles of the page', () => {
    const policy = writeContentSecurity('<style>a{}</style><script>go()</script><script src="/a.js"></script>', others)
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  })
  it('never allows inline code as such', () => {
    expect(writeContentSecurity('<script>x</script>', others)).not.toMatch(/unsafe-/)
  })
  it('names the gamification service only when there is one', () => {
    expect(writeContentSecurity('', others)).toContain("script-src 'self';")
    expect(writeContentSecurity('', { ...others, gamificationOrigin: 'https://g.example' })).toContain(
      "script-src 'self' https://g.example;",
    )
  })
})
