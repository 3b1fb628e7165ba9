import { expect, it } from 'vitest'
import { readPreview, signPreview } from './sign-preview.ts'

const previewKey = Buffer.alloc(32, 7)
const now = new Date('2026-11-01T10:00:00Z')
const signed = (target: string) => signPreview({ target, previewKey }, { writerId: 4 }, now).token

it('is accepted only by the brand that signed it, even if another has the same secret', () => {
  expect(readPreview({ target: 'one', previewKey }, signed('one'), now)).toEqual({ writerId: 4 })
  expect(readPreview({ target: 'other', previewKey }, signed('one'), now)).toBeUndefined()
})

it('cannot be forged for another brand without the secret', () => {
  const [body = '', signature = ''] = signed('one').split('.')
  const text = Buffer.from(body, 'base64url').toString().replace('"one"', '"other"')
  const forged = `${Buffer.from(text).toString('base64url')}.${signature}`
  expect(readPreview({ target: 'other', previewKey }, forged, now)).toBeUndefined()
})

it('expires after half an hour', () => {
  const signer = { target: 'one', previewKey }
  expect(readPreview(signer, signed('one'), new Date(now.getTime() + 31 * 60_000))).toBeUndefined()
})
