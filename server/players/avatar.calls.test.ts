import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '#contract/onling-v2/player-avatar.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { uploadFile } from '#tests/upload-file.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c08030' } }).withExif({
    IFD0: { Artist: 'Secret Place' },
  })

async function upload(bytes: Buffer | undefined, name = 'me.jpg') {
  const { path: url } = calls.uploadAvatar
  const answer = await uploadFile(api.app, { url, token: api.tokens.player, file: bytes, name })
  return { status: answer.statusCode, body: answer.json() }
}
const ask = async (call: typeof calls.getAvatar | typeof calls.checkAvatar | typeof calls.deleteAvatar) =>
  (await api.send(call, { input: call.method === 'GET' ? { query: {} } : {}, token: api.tokens.player })).json()

it('is re-encoded: a square WebP without anything else of the uploaded file', async () => {
  const sent = await picture(800, 500).jpeg().toBuffer()
  expect(sent.toString('latin1')).toContain('Secret Place')
  const { status, body } = await upload(Buffer.concat([sent, Buffer.from('<script>appended</script>')]))
  expect(status).toBe(200)
  expect(await ask(calls.getAvatar)).toEqual(body)
  expect(await ask(calls.checkAvatar)).toEqual({ hasAvatar: true })
  const served = await api.app.inject({ url: body.url })
  expect(served.headers['content-type']).toBe('image/webp')
  expect(served.headers['x-content-type-options']).toBe('nosniff')
  expect(served.headers['content-security-policy']).toContain("default-src 'none'")
  const { width, height, format, exif } = await sharp(served.rawPayload).metadata()
  expect({ width, height, format, exif }).toEqual({ width: 256, height: 256, format: 'webp', exif: undefined })
  expect(served.rawPayload.toString('latin1')).not.toMatch(/Secret Place|appended/)
})

it('is refused if the file is no picture, truncated, too small or missing', async () => {
  const good = await picture(600).png().toBuffer()
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'), 'me.png')).body.code).toBe('ERR_FILE_TYPE_NOT_ALLOWED')
  expect((await upload(Buffer.from('%PDF-1.7\n…\n%%EOF'))).body.code).toBe('ERR_FILE_TYPE_NOT_ALLOWED')
  expect((await upload(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).body.code).toBe('ERR_FILE_DAMAGED')
  expect((await upload((await picture(600).jpeg().toBuffer()).subarray(0, 900))).body.code).toBe('ERR_FILE_DAMAGED')
  expect((await upload(good.subarray(0, good.length / 2))).body.code).toBe('ERR_FILE_DAMAGED')
  expect((await upload(await picture(100).png().toBuffer())).body.code).toBe('ERR_IMAGE_TOO_SMALL')
  expect((await upload(undefined)).body.code).toBe('ERR_FILE_MISSING')
})

it('with dimensions that would exhaust the memory is refused before it is decoded', async () => {
  const bomb = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect((await upload(bomb)).body.code).toBe('ERR_FILE_DAMAGED')
})

it('is deleted when the player deletes it', async () => {
  const { body } = await upload(await picture(300).webp().toBuffer())
  expect(await ask(calls.deleteAvatar)).toEqual({ done: true })
  expect(await ask(calls.getAvatar)).toEqual({ url: null })
  expect(await ask(calls.checkAvatar)).toEqual({ hasAvatar: false })
  expect((await api.app.inject({ url: body.url })).statusCode).toBe(404)
})
