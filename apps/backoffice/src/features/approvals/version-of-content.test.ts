import { expect, it } from 'vitest'
import { versionOfContent } from './version-of-content.ts'

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
