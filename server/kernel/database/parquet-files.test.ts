import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openParquetFiles } from './parquet-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'parquet-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a statement that lasts too long is cut off, and the next one is answered', async () => {
  const files = openParquetFiles(folder, 50)
  await expect(files.run('select count(*) as n from range(100000000000) r (i) where i % 7 = 3')).rejects.toThrow(
    'Interrupted',
  )
  expect(await files.run('select 1 as n')).toEqual([{ n: 1 }])
})

it('two processes put what does not fit into their memory beside each other', async () => {
  const spilledIn = async () =>
    (await openParquetFiles(folder).run<{ place: string }>(`select current_setting('temp_directory') as place`))[0]
      ?.place
  const places = [await spilledIn(), await spilledIn()]
  expect(new Set(places).size).toBe(2)
  for (const place of places) expect(place?.startsWith(folder)).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
