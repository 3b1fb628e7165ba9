import { expect, it } from 'vitest'
import { askedLook } from './asked-look.ts'

const version = (after: number | null) => ({ changes: [{ field: 'contentVersion', after }] })
const subject = { kind: 'content', id: 'x', label: 'look 2' }

it('an approver of a look gets a link to the requested version', () => {
  expect(askedLook({ subject, look: version(2) })).toBe(2)
})
it('there is no link if no version would be shown, or for anything but a look', () => {
  expect(askedLook({ subject, look: version(null) })).toBeUndefined()
  expect(askedLook({ subject, look: null })).toBeUndefined()
  expect(askedLook({ subject: { ...subject, label: 'terms cs 2' }, look: version(2) })).toBeUndefined()
  expect(askedLook({ subject: { ...subject, kind: 'game' }, look: version(2) })).toBeUndefined()
})
