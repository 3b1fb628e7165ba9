import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import * as documents from '#contract/capi-v1/static-document.ts'
import * as files from '#contract/onling-v2/static-files.ts'
import type { CallDefinition } from '#contract/call.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const BOUNDARY = 'a-boundary-of-the-tests'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const picture = (width = 1400, height = 600) => sharp({ create: { width, height, channels: 3, background: '#663300' } })

function asMultipart(bytes: Buffer, type: string): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

const upload = async (url: string, bytes: Buffer, { type = 'image/png', token = api.tokens.staff } = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: asMultipart(bytes, type),
  })
const at = (group: string, name: string) => `/capi/v2-onling/StaticFiles/${group}/${name}`
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers })
const send = (call: CallDefinition, params: object, token: string = api.tokens.staff) =>
  api.send(call, { input: { params }, token })

describe('a file of staff', () => {
  it('is re-encoded, and served to everybody with an ETag', async () => {
    const sent = await picture()
      .withMetadata({ exif: { IFD0: { Artist: 'Jana' } } })
      .jpeg()
      .toBuffer()
    const answer = await upload(at('news', 'first.jpg'), sent)
    expect(answer.json()).toMatchObject({ version: 1, contentType: 'image/jpeg', widthPx: 1400, heightPx: 600 })
    const read = await get(at('news', 'first.jpg'))
    expect(read.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect((await sharp(read.rawPayload).metadata()).exif).toBeUndefined()
    const etag = String(read.headers['etag'])
    expect(await get(at('news', 'first.jpg'), { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    const head = await get(at('news', 'first.jpg'), {}, 'HEAD')
    expect(head.headers).toMatchObject({ etag, 'content-length': String(read.rawPayload.length) })
    expect(head.body).toBe('')
  })
  it('is cropped to the brand’s size of its group, and never enlarged', async () => {
    const { banner } = api.environment.configuration.brand.images
    const answer = await upload(at('banner', 'spring.webp'), await picture(2600, 1300).webp().toBuffer())
    expect(answer.json()).toMatchObject({ ...banner, contentType: 'image/webp' })
    const small = await upload(at('banner', 'small.webp'), await picture(300, 100).webp().toBuffer())
    expect(small.json()).toMatchObject({ code: 'ERR_IMAGE_TOO_SMALL', details: banner })
  })
  it('does not serve an earlier version when it is deleted', async () => {
    await upload(at('news', 'second.png'), await picture(10, 10).png().toBuffer())
    const first = await get(at('news', 'second.png'))
    const again = await upload(at('news', 'second.png'), await picture(20, 10).png().toBuffer())
    expect(again.json()).toMatchObject({ version: 2, widthPx: 20 })
    const etag = String(first.headers['etag'])
    expect((await get(at('news', 'second.png'), { 'if-none-match': etag })).statusCode).toBe(200)
    expect((await send(files.deleteFile, { group: 'news', name: 'second.png' })).json()).toEqual({ done: true })
    expect((await get(at('news', 'second.png'))).statusCode).toBe(404)
    expect((await get(at('news', 'second.png'), {}, 'HEAD')).statusCode).toBe(404)
    expect((await send(files.deleteFile, { group: 'news', name: 'second.png' })).json()).toMatchObject({
      code: 'ERR_STATIC_FILE_NOT_FOUND',
    })
    const third = await upload(at('news', 'second.png'), await picture(30, 10).png().toBuffer())
    expect(third.json()).toMatchObject({ version: 3 })
  })
  it('is served partially for a range request', async () => {
    await upload(at('plans', 'one.pdf'), PDF, { type: 'application/pdf' })
    const part = await get(at('plans', 'one.pdf'), { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF'])
    expect(part.headers['content-range']).toBe(`bytes 0-3/${PDF.length}`)
    expect((await get(at('plans', 'one.pdf'), { range: 'bytes=999999-' })).statusCode).toBe(416)
    expect((await get(at('plans', 'one.pdf'), { range: 'bytes=0-1,3-4' })).rawPayload).toEqual(PDF)
    expect((await get(at('plans', 'one.pdf'), { range: 'bytes=0-3', 'if-range': '"old"' })).statusCode).toBe(200)
  })
  it('is uploaded by staff with the permission, and by nobody else', async () => {
    const bytes = await picture(10, 10).png().toBuffer()
    for (const token of [api.tokens.player, api.tokens.staffWithoutRights])
      expect((await upload(at('news', 'x.png'), bytes, { token })).statusCode).toBe(403)
    expect((await send(files.deleteFile, { group: 'news', name: 'first.jpg' }, api.tokens.player)).statusCode).toBe(403)
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'
const html = '<!doctype html><script>alert(1)</script>'
test.each([
  ['an SVG', 'a.svg', Buffer.from(svg)],
  ['an SVG that says it is a picture', 'a.png', Buffer.from(svg)],
  ['a page', 'a.html', Buffer.from(html)],
  ['a page that begins like a picture', 'a.gif', Buffer.from(`GIF89a${html}`)],
  ['a script', 'a.js', Buffer.from('alert(1)')],
  [
    'a PDF with an action in compressed objects',
    'a.pdf',
    Buffer.concat([
      PDF.subarray(0, -6),
      Buffer.from('2 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\n'),
      deflateSync(Buffer.from('3 0 <</S/JavaScript/JS(app.alert(1))>>')),
      Buffer.from('\nendstream endobj\n%%EOF\n'),
    ]),
  ],
  [
    'a PDF that opens by itself',
    'a.pdf',
    Buffer.concat([PDF.subarray(0, -7), Buffer.from('/OpenAction 1 0 R\n%%EOF\n')]),
  ],
  ['a PDF under the name of a page', 'a.html', PDF],
  ['nothing', 'a.png', Buffer.alloc(0)],
  ['a picture that is cut off', 'a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
])('%s is refused', async (_what, name, bytes) => {
  const answer = await upload(at('hostile', name), bytes)
  expect(answer.statusCode).toBe(422)
  expect((await get(at('hostile', name))).statusCode).toBe(404)
})

/** A part of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
/** A grey picture of these dimensions by its header, whatever its data contain. */
function png({
  width,
  height,
  rows,
  more = [],
}: {
  width: number
  height: number
  rows: number
  more?: Buffer[]
}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const data = deflateSync(Buffer.alloc(rows * (width + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), ...more, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

it('is refused above 15 MB, also where the body arrives in pieces of a connection', async () => {
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const large = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.alloc(16 * 1024 * 1024)])
  const form = new FormData()
  form.append('file', new Blob([large]), 'large.png')
  const answer = await fetch(new URL(at('hostile', 'large.png'), origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${api.tokens.staff}` },
    body: form,
  })
  expect(await answer.json()).toMatchObject({ code: 'ERR_FILE_TOO_LARGE' })
})

describe('a small file of a huge picture', () => {
  it.each([
    ['20,000 × 20,000', 20_000, 20_000],
    ['one row too high', 50_000, 1_001],
  ])('is refused by its size before it is decoded: %s', async (_what, width, height) => {
    const answer = await upload(at('hostile', 'huge.png'), png({ width, height, rows: 1 }))
    expect(answer.json()).toMatchObject({ code: 'ERR_IMAGE_TOO_LARGE' })
  })
  it('with a text that inflates to 64 MB is stored without the text, or refused', async () => {
    const inflated = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(64_000_000))]))
    const sent = png({ width: 40, height: 40, rows: 40, more: [inflated] })
    expect((await upload(at('hostile', 'text.png'), sent)).statusCode).toBeLessThan(500)
    const kept = await get(at('hostile', 'text.png'))
    if (kept.statusCode === 200) expect(kept.rawPayload.includes('zTXt')).toBe(false)
  })
})

it('does not contain data appended to a picture', async () => {
  const sent = Buffer.concat([await picture(20, 20).png().toBuffer(), Buffer.from(html)])
  expect((await upload(at('hostile', 'tail.png'), sent)).statusCode).toBe(200)
  expect((await get(at('hostile', 'tail.png'))).rawPayload.includes('<script>')).toBe(false)
})

test.each(['..', '.hidden', 'A.png', 'a/b.png', '%2e%2e%2fpasswd', 'x'.repeat(200)])(
  '%s is no valid name',
  async (name) => {
    expect((await upload(at('news', name), PDF)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

describe('a document of venues', () => {
  it('is stored with the permission, in versions, and read only by venues', async () => {
    const token = (await api.freshToken('internal')) ?? ''
    const url = `${documents.uploadDocument.path}?documentType=Terms&language=cs`
    expect((await upload(url, PDF, { token })).json()).toMatchObject({ version: 1, bytes: PDF.length })
    const next = Buffer.concat([PDF, PDF])
    expect((await upload(url, next, { token })).json()).toMatchObject({ version: 2 })
    const read = (query: object) => api.send(documents.getDocument, { input: { query }, token })
    expect((await read({ documentType: 'Terms', language: 'cs' })).rawPayload).toEqual(next)
    expect((await read({ documentType: 'Terms', language: 'cs', version: 1 })).rawPayload).toEqual(PDF)
    expect((await read({ documentType: 'Terms', language: 'en' })).statusCode).toBe(404)
    const { types } = (await api.send(documents.getDocumentTypes, { token })).json<{
      types: { documentType: string; documents: object[] }[]
    }>()
    expect(types.find(({ documentType }) => documentType === 'Terms')?.documents).toMatchObject([
      { language: 'cs', version: 2 },
    ])
    expect((await get(at('halls', 'terms-cs.pdf'))).statusCode).toBe(404)
    expect((await upload(at('halls', 'terms-cs.pdf'), PDF)).statusCode).toBe(422)
  })
  it('must be a PDF', async () => {
    const token = (await api.freshToken('internal')) ?? ''
    const url = `${documents.uploadDocument.path}?documentType=Terms&language=cs`
    const answer = await upload(url, await picture(20, 20).png().toBuffer(), { token })
    expect(answer.json()).toMatchObject({ code: 'ERR_FILE_TYPE_NOT_ALLOWED' })
  })
})
