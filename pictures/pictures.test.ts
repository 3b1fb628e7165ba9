import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { buildServer } from '#apps/pictures/server/build-server.ts'
import {
  openPictures,
  picturesHere,
  picturesOf,
  PicturesUnavailable,
  readPicturesAddress,
  readPicturesKeys,
  readPicturesState,
  type Pictures,
  type Recoding,
} from './index.ts'

const KEY = 'a-key-of-these-tests-that-is-long-enough'
const open: (FastifyInstance | Server)[] = []
afterEach(async () => {
  for (const one of open.splice(0))
    await (('inject' in one ? one.close() : new Promise((done) => one.close(done))) as Promise<unknown>)
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
const AVATAR = {
  widthPx: 64,
  heightPx: 64,
  fit: 'cover',
  pixelsMax: 1_000_000,
  failOn: 'truncated',
  format: 'webp',
  quality: 80,
} as const satisfies Recoding

async function startProcess(pictures?: Pictures, keys = [KEY]): Promise<string> {
  const app = buildServer({ logLevel: 'silent', keys }, pictures)
  open.push(app)
  return app.listen({ port: 0, host: '127.0.0.1' })
}
/** A server that answers each request in its own way. */
async function startOther(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe.each(['in this process', 'by the process of pictures'])('a picture %s', (where) => {
  const pictures = async () =>
    where === 'in this process' ? picturesHere : picturesOf({ origin: await startProcess(), key: KEY })

  it('is cut to its size and has nothing of the file beside its pixels', async () => {
    const made = await (await pictures()).recode(await photo(200, 100), AVATAR)
    if (!made.ok) throw new Error(made.problem)
    expect(made).toMatchObject({ widthPx: 64, heightPx: 64 })
    const { format, exif } = await sharp(made.content).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  })
  it('is refused when it is too small, too large, or no picture', async () => {
    const { recode } = await pictures()
    const whole = await photo(200, 100)
    const problem = async (sent: Buffer, how: Partial<Recoding>) => {
      const made = await recode(sent, { ...AVATAR, ...how })
      return made.ok ? 'made' : made.problem
    }
    expect(await problem(whole, { widthPx: 201, mustFill: true })).toBe('too-small')
    expect(await problem(whole, { widthPx: 201 })).toBe('made')
    expect(await problem(whole, { shorterSideMin: 101 })).toBe('too-small')
    expect(await problem(whole, { longerSideMin: 201 })).toBe('too-small')
    expect(await problem(whole, { pixelsMax: 19_999 })).toBe('too-large')
    expect(await problem(whole.subarray(0, whole.length / 2), {})).toBe('damaged')
    expect(await problem(Buffer.from('\xff\xd8\xff no picture', 'latin1'), {})).toBe('damaged')
    // Drawings can refer to files and addresses: of what is sent none is ever opened as a picture.
    expect(await problem(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'), {})).toBe(
      'damaged',
    )
  })
  it('is refused when what is made of it is larger than is answered', async () => {
    const raw = { width: 3500, height: 3300, channels: 3 } as const
    const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
      .jpeg({ quality: 40 })
      .toBuffer()
    const { quality: _, ...how } = AVATAR
    const asPng = { ...how, widthPx: 3500, heightPx: 3300, pixelsMax: 20_000_000, format: 'png' } as const
    const made = await (await pictures()).recode(noise, asPng)
    expect(made.ok ? 'made' : made.problem).toBe('too-large')
  })
  it('is drawn in the middle of a page', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#0f0"/></svg>'
    const page = { widthPx: 40, heightPx: 30, innerWidthPx: 20, innerHeightPx: 20, background: '#123456' }
    const { data, info } = await sharp(await (await pictures()).draw(svg, page))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([40, 30])
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * 40 + x) * info.channels, (y * 40 + x) * info.channels + 3),
    ]
    expect(colourAt(0, 0)).toEqual([0x12, 0x34, 0x56])
    expect(colourAt(20, 15)).toEqual([0, 255, 0])
  })
})

describe('the process of pictures', () => {
  it('answers nobody without the key, before a body is read', async () => {
    const origin = await startProcess()
    for (const authorization of [undefined, 'Bearer ', `Bearer ${KEY}x`, KEY]) {
      const headers = { 'content-type': 'application/octet-stream', ...(authorization && { authorization }) }
      const answer = await fetch(`${origin}/recode?widthPx=1`, { method: 'POST', headers, body: new Uint8Array(9) })
      expect(answer.status).toBe(401)
    }
    await expect(picturesOf({ origin, key: 'another' }).recode(await photo(9, 9), AVATAR)).rejects.toThrow(
      PicturesUnavailable,
    )
  })
  it('makes pictures for the present key and for the next one while the key is changed', async () => {
    const next = 'the-next-key-of-these-tests-which-is-long-enough'
    const both = readPicturesKeys(` ${KEY} , ${next},`)
    expect(both).toEqual([KEY, next])
    const addressOf = (origin: string, keys: string) =>
      readPicturesAddress({ PICTURES_ORIGIN: origin, PICTURES_KEY: keys }, (problem) => expect.fail(problem)) ??
      expect.fail('There is no address.')
    const [before, meanwhile] = [await startProcess(), await startProcess(undefined, both)]
    const stateOf = (origin: string, keys: string) => readPicturesState(addressOf(origin, keys), 5_000)
    // First all get the next key behind the present one; then it stands in front.
    expect(await stateOf(before, `${KEY},${next}`)).toBe('ready')
    expect(await stateOf(meanwhile, `${KEY},${next}`)).toBe('ready')
    expect(await stateOf(meanwhile, `${next},${KEY}`)).toBe('ready')
    expect(await stateOf(meanwhile, both.join(','))).toBe('ready')
    expect(await stateOf(meanwhile, `${KEY}x,${next}`)).toBe('wrong-key')
    expect(await stateOf(before, next)).toBe('wrong-key')
  })
  it.each([
    ['widthPx', 9000],
    ['pixelsMax', 80_000_001],
    ['format', 'svg'],
    ['background', 'url(x)'],
  ])('refuses a setting out of its bounds: %s', async (name, value) => {
    const query = new URLSearchParams(
      Object.entries({ ...AVATAR, [name]: value }).map(([key, one]) => [key, String(one)]),
    )
    const answer = await fetch(`${await startProcess()}/recode?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await photo(9, 9)),
    })
    expect(answer.status).toBe(400)
  })
  it('refuses a picture at once when too many wait, and makes those that wait', async () => {
    const held: (() => void)[] = []
    const origin = await startProcess({
      ...picturesHere,
      draw: (svg, page) => new Promise<void>((go) => held.push(go)).then(() => picturesHere.draw(svg, page)),
    })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
    const page = { widthPx: 2, heightPx: 2, innerWidthPx: 2, innerHeightPx: 2 }
    const { draw } = picturesOf({ origin, key: KEY })
    const asked = Array.from({ length: 19 }, () =>
      draw(svg, page).then(
        () => 'made',
        () => 'busy',
      ),
    )
    // Two are made, sixteen wait: whichever came last is refused.
    expect(await Promise.race(asked)).toBe('busy')
    let made = 0
    while (made < 18) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
      made += 1
    }
    expect((await Promise.all(asked)).filter((one) => one === 'made')).toHaveLength(18)
  })
  it('makes no picture whose client has left while it waited', async () => {
    const held: (() => void)[] = []
    let begun = 0
    let asked = 0
    const app = buildServer(
      { logLevel: 'silent', keys: [KEY] },
      {
        ...picturesHere,
        recode: async (sent, how) => {
          begun += 1
          await new Promise<void>((go) => held.push(go))
          return picturesHere.recode(sent, how)
        },
      },
    )
    app.addHook('preHandler', async () => {
      asked += 1
    })
    open.push(app)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const photos = await Promise.all([9, 10, 11, 12].map((side) => photo(side, side)))
    const { recode } = picturesOf({ origin, key: KEY })
    const first = photos.slice(0, 2).map((sent) => recode(sent, AVATAR))
    await expect.poll(() => begun).toBe(2)
    const leaving = new AbortController()
    const left = fetch(
      `${origin}/recode?${new URLSearchParams(Object.entries(AVATAR).map(([key, one]) => [key, String(one)])).toString()}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(photos[2] ?? []),
        signal: leaving.signal,
      },
    ).catch(() => 'left')
    await expect.poll(() => asked).toBe(3)
    const last = recode(photos[3] ?? Buffer.of(), AVATAR)
    await expect.poll(() => asked).toBe(4)
    leaving.abort()
    expect(await left).toBe('left')
    let made = 0
    while (made < 3) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
      made += 1
    }
    for (const one of [...first, last]) expect((await one).ok).toBe(true)
    expect(begun).toBe(3)
  })
})

describe('whoever asks the process', () => {
  const ask = async (origin: string, waitMs?: number) =>
    picturesOf({ origin, key: KEY, ...(waitMs !== undefined && { waitMs }) }).recode(await photo(9, 9), AVATAR)

  it('is told that there is none', async () => {
    await expect(ask('http://127.0.0.1:9')).rejects.toThrow(PicturesUnavailable)
  })
  it('learns whether the process answers and knows the key', async () => {
    const origin = await startProcess()
    expect(await readPicturesState({ origin, key: KEY }, 5_000)).toBe('ready')
    expect(await readPicturesState({ origin, key: 'another' }, 5_000)).toBe('wrong-key')
    expect(await readPicturesState({ origin: 'http://127.0.0.1:9', key: KEY }, 5_000)).toBe('not-reached')
    const silent = await startOther(() => {})
    expect(await readPicturesState({ origin: silent, key: KEY }, 50)).toBe('not-reached')
    const broken = await startOther((_, response) => void response.writeHead(500).end())
    expect(await readPicturesState({ origin: broken, key: KEY }, 5_000)).toBe('not-reached')
  })
  it('asks once more when a connection breaks, and only once', async () => {
    const real = picturesOf({ origin: await startProcess(), key: KEY })
    const whole = await real.recode(await photo(200, 100), AVATAR)
    if (!whole.ok) throw new Error(whole.problem)
    let asked = 0
    const origin = await startOther((request, response) => {
      asked += 1
      if (asked !== 2) return void request.socket.destroy()
      response
        .writeHead(200, { 'x-width': 64, 'x-height': 64, 'content-length': whole.content.length })
        .end(whole.content)
    })
    expect(await ask(origin)).toEqual(whole)
    await expect(ask(await startOther((request) => request.socket.destroy()))).rejects.toThrow(PicturesUnavailable)
  })
  it.each<[string, Parameters<typeof createServer>[1]]>([
    ['says no length', (_, response) => void response.writeHead(200, { 'x-width': 1, 'x-height': 1 }).write('x')],
    [
      'is too long',
      (_, response) =>
        void response.writeHead(200, { 'x-width': 1, 'x-height': 1, 'content-length': 33_554_433 }).flushHeaders(),
    ],
    ['has no size', (_, response) => void response.writeHead(200, { 'content-length': 1 }).end('x')],
    [
      'breaks off',
      (request, response) => {
        response
          .writeHead(200, { 'x-width': 1, 'x-height': 1, 'content-length': 9 })
          .write('x', () => request.socket.destroy())
      },
    ],
    ['leads elsewhere', (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['names an unknown problem', (_, response) => void response.writeHead(422).end('{"problem":"bored"}')],
    ['is an error', (_, response) => void response.writeHead(500).end('{}')],
  ])('takes no answer that %s', async (_, answer) => {
    await expect(ask(await startOther(answer))).rejects.toThrow(PicturesUnavailable)
  })
  it('waits for no answer forever', async () => {
    await expect(ask(await startOther(() => {}), 50)).rejects.toThrow(PicturesUnavailable)
  })
})

it('the address and the key belong together', () => {
  const problems: string[] = []
  const read = (env: Record<string, string>) => readPicturesAddress(env, (problem) => problems.push(problem))
  expect(read({})).toBeUndefined()
  expect(openPictures(undefined)).toBe(picturesHere)
  expect(read({ PICTURES_ORIGIN: 'http://pictures:3020', PICTURES_KEY: KEY })).toEqual({
    origin: 'http://pictures:3020',
    key: KEY,
  })
  expect(problems).toEqual([])
  read({ PICTURES_ORIGIN: 'pictures:3020', PICTURES_KEY: KEY })
  read({ PICTURES_ORIGIN: 'http://pictures:3020' })
  expect(problems.map((one) => one.split(' ')[0])).toEqual(['PICTURES_ORIGIN', 'PICTURES_KEY'])
})
