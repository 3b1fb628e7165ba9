import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { picturesOf, PicturesUnavailable, type Recoding } from '#pictures'
import { buildServer } from './build-server.ts'
import { makeApart } from './make-apart.ts'

const KEY = 'a-key-of-these-tests-that-is-long-enough'
const HOW: Recoding = { widthPx: 8, heightPx: 8, fit: 'cover', pixelsMax: 1000, failOn: 'truncated', format: 'webp' }
const folder = mkdtempSync(join(tmpdir(), 'tolar-apart-'))
const begun = join(folder, 'begun')
/** Ends itself as the first word of a picture says, and writes down each picture that it begins. */
const program = join(folder, 'child.mjs')
writeFileSync(
  program,
  `import { appendFileSync } from 'node:fs'
   process.on('disconnect', () => process.exit(0))
   const held = []
   process.on('message', ({ call, sent }) => {
     const word = Buffer.from(sent).toString().split(' ')[0]
     appendFileSync(${JSON.stringify(begun)}, word + '\\n')
     if (word.startsWith('SIG')) process.kill(process.pid, word)
     else if (word === 'fills') setInterval(() => held.push(Buffer.alloc(8_000_000, 1)), 1)
     else if (word !== 'hangs') process.send({ made: call === 'draw' ? sent : { ok: true, content: sent, widthPx: 8, heightPx: 8 } })
   })`,
)
const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  rmSync(begun, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

function openApart(bounds: { readonly makeMs?: number; readonly memoryBytesMax?: number } = {}) {
  const ends: string[] = []
  const apart = makeApart({
    program,
    ...bounds,
    onEnd: ({ by, isHostile }) => ends.push(`${by}${isHostile ? ', hostile' : ''}`),
  })
  open.push(apart)
  const recode = (word: string) =>
    apart.recode(Buffer.from(word), HOW).then(
      (made) => (made.ok ? made.content.toString() : made.problem),
      (error: unknown) => (error instanceof PicturesUnavailable ? 'unavailable' : String(error)),
    )
  const begunOf = (word: string) =>
    readFileSync(begun, 'utf8')
      .split('\n')
      .filter((one) => one === word).length
  return { apart, ends, recode, begunOf }
}

describe('a picture made in a process of its own', () => {
  it.each(['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL'])(
    'that ends it by %s is refused, and not begun again',
    async (signal) => {
      const { recode, begunOf, ends, apart } = openApart()
      expect(await recode(signal)).toBe('hostile')
      expect(await recode(signal)).toBe('hostile')
      await expect(apart.draw(signal, { widthPx: 1, heightPx: 1, innerWidthPx: 1, innerHeightPx: 1 })).rejects.toThrow(
        'before',
      )
      expect(begunOf(signal)).toBe(1)
      expect(ends).toEqual([`${signal}, hostile`])
      expect(await recode('another')).toBe('another')
    },
  )
  it.each([
    ['was ended from outside', 'SIGKILL', 'SIGKILL', {}],
    ['takes too much time', 'hangs', 'too much time', { makeMs: 2_000 }],
    ['takes too much memory', 'fills', 'too much memory', { memoryBytesMax: 250_000_000 }],
  ])('that %s may be tried once more, and not a third time', async (_, word, by, bounds) => {
    const { recode, begunOf, ends } = openApart(bounds)
    expect(await recode(word)).toBe('unavailable')
    expect(await recode(word)).toBe('hostile')
    expect(await recode(word)).toBe('hostile')
    expect(begunOf(word)).toBe(2)
    expect(ends).toEqual([by, `${by}, hostile`])
  })
  it('ends no other picture that is made at the same time', async () => {
    const { recode, apart } = openApart()
    const slow = recode('hangs')
    expect(await Promise.all([recode('SIGSEGV'), recode('one'), recode('two')])).toEqual(['hostile', 'one', 'two'])
    apart.close()
    expect(await slow).toBe('unavailable')
  })
})

it('whoever asks is told of a picture that ends its process, and the process answers on', async () => {
  const apart = makeApart({ program, onEnd: () => {} })
  const app: FastifyInstance = buildServer({ logLevel: 'silent', keys: [KEY] }, apart)
  open.push(app, apart)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const { recode, draw } = picturesOf({ origin, key: KEY })
  expect(await recode(Buffer.from('SIGSEGV'), HOW)).toEqual({ ok: false, problem: 'hostile' })
  const page = { widthPx: 1, heightPx: 1, innerWidthPx: 1, innerHeightPx: 1 }
  await expect(draw('SIGSEGV', page)).rejects.toThrow(PicturesUnavailable)
  await expect(recode(Buffer.from('SIGKILL'), HOW)).rejects.toThrow(PicturesUnavailable)
  expect(await recode(Buffer.from('SIGKILL'), HOW)).toEqual({ ok: false, problem: 'hostile' })
  expect(await recode(Buffer.from('whole'), HOW)).toMatchObject({ ok: true })
})

it('the real program makes pictures, and refuses what is none', async () => {
  const apart = makeApart({ onEnd: () => {} })
  open.push(apart)
  const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()
  expect(await apart.recode(sent, HOW)).toMatchObject({ ok: true, widthPx: 8 })
  expect(await apart.recode(Buffer.from('no picture'), HOW)).toEqual({ ok: false, problem: 'damaged' })
})
