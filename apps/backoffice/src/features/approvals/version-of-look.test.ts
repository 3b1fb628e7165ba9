import { expect, it } from 'vitest'
import { versionOfLook } from './version-of-look.ts'

const version = (after: number | null) => ({ changes: [{ field: 'contentVersion', after }] })
const subject = { kind: 'content', id: 'x', label: 'look 2' }

it('who is to sign a look is led to the version that is asked for', () => {
  expect(versionOfLook({ subject, look: version(2) })).toBe(2)
})
it('leads nowhere where no version would be shown, and from nothing but a look', () => {
  expect(versionOfLook({ subject, look: version(null) })).toBeUndefined()
  expect(versionOfLook({ subject, look: null })).toBeUndefined()
  expect(versionOfLook({ subject: { ...subject, label: 'terms cs 2' }, look: version(2) })).toBeUndefined()
  expect(versionOfLook({ subject: { ...subject, kind: 'game' }, look: version(2) })).toBeUndefined()
})
