import { expect, it } from 'vitest'
import { editsOf, rebase } from './rebase.ts'

const then = { name: 'Herna Lípa', phone: '111 222 333', rooms: ['Sál'] }
const today = { name: 'Herna Lípa', phone: '444 555 666', rooms: ['Sál', 'Bar'] }

it('writes what staff changed, and everything else as it is at the moment that is written', () => {
  const edits = editsOf(then, { ...then, name: 'Herna Dub' })
  expect(rebase(today, edits)).toEqual({ ...today, name: 'Herna Dub' })
  expect(rebase(today, editsOf(then, then))).toEqual(today)
})

it('keeps a change that was taken back as no change', () => {
  const changed = rebase(then, editsOf(then, { ...then, phone: '999' }))
  expect(rebase(today, editsOf(then, { ...changed, phone: then.phone }))).toEqual(today)
})
