import { expect, it } from 'vitest'
import { encryptMessage, isBrowserKey } from './encrypt-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const BROWSER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

it('writes the example of the standard byte by byte (RFC 8291, appendix A)', () => {
  const sealed = encryptMessage(
    Buffer.from('When I grow up, I want to be a watermelon'),
    { key: bytes(BROWSER_KEY), secret: bytes('BTBZMqHH6r4Tts7J_aSIgg') },
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc' +
      'InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('never encrypts the same message alike', () => {
  const browser = { key: bytes(BROWSER_KEY), secret: bytes('BTBZMqHH6r4Tts7J_aSIgg') }
  const [first, second] = [1, 2].map(() => encryptMessage(Buffer.from('the same'), browser).toString('hex'))
  expect(first).not.toBe(second)
})

it('knows a point that is not on the curve', () => {
  const off = bytes(BROWSER_KEY)
  off[64] = (off[64] ?? 0) ^ 1
  expect([isBrowserKey(bytes(BROWSER_KEY)), isBrowserKey(off), isBrowserKey(Buffer.alloc(65))]).toEqual([
    true,
    false,
    false,
  ])
})
