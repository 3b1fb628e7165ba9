import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'
import { writeZip } from './write-zip.ts'

test('packs files that a reader finds by the central directory, names with accents too', () => {
  const text = 'Žluťoučký kůň '.repeat(1_000)
  const zip = writeZip([
    { name: 'údaje.html', content: Buffer.from(text) },
    { name: 'files/empty', content: Buffer.alloc(0) },
  ])
  expect(zip.length).toBeLessThan(text.length)
  const files = readZip(zip)
  expect([...files.keys()]).toEqual(['údaje.html', 'files/empty'])
  expect(files.get('údaje.html')?.toString()).toBe(text)
  expect(files.get('files/empty')).toHaveLength(0)
})
