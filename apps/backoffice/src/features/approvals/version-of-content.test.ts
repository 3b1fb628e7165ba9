import { expect, it } from 'vitest'
import { isInstant, versionOfContent } from './version-of-content.ts'

const request = (label: string, kind = 'content', after: unknown = 3) => ({
  subject: { kind, id: 'an-item', label },
  look: { changes: [{ field: 'contentVersion', after }] },
})

it('leads to the version of a page or a section that is to be published', () => {
  expect(versionOfContent(request('about cs 3'))).toEqual({ contentId: 'an-item', version: 3 })
  expect(versionOfContent(request('lobby_bottom 3: look here'))).toEqual({ contentId: 'an-item', version: 3 })
  for (const other of [request('look 3'), request('Jana', 'player'), request('about cs', 'content', null)])
    expect(versionOfContent(other)).toBeUndefined()
})
it('tells an instant from other texts', () => {
  expect(isInstant('2026-11-27T04:12:00.000Z')).toBe(true)
  for (const other of ['2026-11-27', '3', 'Herna 2026-11-27T04:12:00Z']) expect(isInstant(other), other).toBe(false)
})
