import { expect, it } from 'vitest'
import { versionOfLook } from './version-of-look.ts'

const version = (after: number | null) => ({ changes: [{ field: 'contentVersion', after }] })
const subject = { kind: 'content', id: 'x', label: 'look 2' }

it('an approver of a look gets a link to the requested version', () => {
  expect(versionOfLook({ subject, look: version(2) })).toBe(2)
})
it('there is no link if no version would be shown, or for anything but a look', () => {
  expect(versionOfLook({ subject, look: version(null) })).toBeUndefined()
  expect(versionOfLook({ subject, look: null })).toBeUndefined()
  expect(versionOfLook({ subject: { ...subject, label: 'terms cs 2' }, look: version(2) })).toBeUndefined()
  expect(versionOfLook({ subject: { ...subject, kind: 'game' }, look: version(2) })).toBeUndefined()
})
