import { describe, expect, it } from 'vitest'
import { createPageCache, packPage } from './page-cache.ts'

async function setup(maxPages = 10) {
  let time = 0
  let renders = 0
  const cache = createPageCache({ freshMs: 5000, maxPages, now: () => time })
  const read = (key: string, status = 200, headers: Record<string, string> = {}) =>
    cache.read(key, () => {
      renders += 1
      return packPage(status, headers, `<p>${key}</p>`)
    })
  return { cache, read, pass: (ms: number) => void (time += ms), renders: () => renders }
}

it('keeps the bytes of a binary file', async () => {
  const bytes = Buffer.from([0x25, 0x50, 0xff, 0xfe, 0x00, 0x80])
  expect((await packPage(200, {}, bytes)).plain).toEqual(bytes)
})

describe('cache of anonymous pages', () => {
  it('renders once while fresh, and again after five seconds', async () => {
    const { read, pass, renders } = await setup()
    await read('/cs')
    pass(4999)
    await read('/cs')
    expect(renders()).toBe(1)
    pass(1)
    await read('/cs')
    expect(renders()).toBe(2)
  })
  it('renders once for many concurrent requests', async () => {
    const { read, renders } = await setup()
    await Promise.all(Array.from({ length: 50 }, () => read('/cs')))
    expect(renders()).toBe(1)
  })
  it('keeps none that sets a cookie: it is whose page it is', async () => {
    const { cache, read, renders } = await setup()
    await read('/cs', 200, { 'set-cookie': 'tolar_device=abc' })
    await read('/cs')
    expect([renders(), cache.size()]).toEqual([2, 1])
  })
  it('is bounded and evicts the least recently used page', async () => {
    const { cache, read, renders } = await setup(2)
    await read('/a')
    await read('/b')
    await read('/a')
    await read('/c')
    expect(cache.size()).toBe(2)
    await read('/a')
    expect(renders()).toBe(3)
  })
  it('does not keep a failed response', async () => {
    const { cache, read } = await setup()
    await read('/cs', 500)
    expect(cache.size()).toBe(0)
  })
})
