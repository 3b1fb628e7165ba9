import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openParquetFiles } from './parquet-files.ts'

const ROWS = 600_000
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

it('gives back packed rows bit by bit, whatever their sign', async () => {
  const files = openParquetFiles(folder)
  const columns = { reference: 'uuid', seq: 'bigint', made_at: 'time', ordinal: 'integer', kind: 'smallint' } as const
  const row = (uuid: string, seq: bigint, at: bigint, ordinal: number, kind: number) => {
    const bytes = Buffer.alloc(38)
    bytes.write(uuid.replaceAll('-', ''), 0, 'hex')
    bytes.writeBigInt64BE(seq, 16)
    bytes.writeBigInt64BE(at, 24)
    bytes.writeInt32BE(ordinal, 32)
    bytes.writeInt16BE(kind, 36)
    return bytes
  }
  const few = [
    row('00000000-0000-0000-0000-000000000000', 0n, 0n, 0, 0),
    row('ffffffff-ffff-ffff-ffff-ffffffffffff', -(2n ** 63n), -1n, -(2 ** 31), -1),
    row('7fffffff-ffff-7fff-8fff-fffffffffffe', 2n ** 63n - 1n, 823_000_000_000_007n, 2 ** 31 - 1, 2 ** 15 - 1),
    row('80000000-0000-0000-0000-000000000001', 1n, 1n, 1, 1),
  ]
  // More than one chunk.
  const rows = Buffer.concat(Array.from({ length: 5000 }, (_, n) => few[n % 4] ?? Buffer.alloc(0)))
  await files.write(columns, async (writer) => {
    await writer.appendPacked(rows)
    await writer.save('packed.parquet')
  })
  const read: Buffer[] = []
  const from = `from read_parquet('${join(folder, 'packed.parquet')}')`
  await files.scan(`select * ${from}`, columns, async (part) => void read.push(part))
  expect(Buffer.concat(read).equals(rows)).toBe(true)
  expect(
    await files.run(
      `select reference, made_at = timestamptz '2000-01-01 00:00:00.000001+00' as is_then ${from} limit 4`,
    ),
  ).toEqual([
    { reference: '00000000-0000-0000-0000-000000000000', isThen: false },
    { reference: 'ffffffff-ffff-ffff-ffff-ffffffffffff', isThen: false },
    { reference: '7fffffff-ffff-7fff-8fff-fffffffffffe', isThen: false },
    { reference: '80000000-0000-0000-0000-000000000001', isThen: true },
  ])
})

describe('a folder that is mounted read-only', () => {
  const memoryBytes = 40_000_000
  /** More than twice as much. */
  const large = `
    select count(*) as n, max(length(text)) as longest
      from (select * from (select i, md5(i::varchar) || md5((-i)::varchar) || sha256(i::varchar) as text from range(${ROWS}) r (i))
             order by text desc offset 1)`
  const place = mkdtempSync(join(tmpdir(), 'read-only-'))
  afterAll(() => rmSync(place, { recursive: true }))

  it('is read with a folder elsewhere for what does not fit into memory, up to its bound', async () => {
    const [readOnly, spill] = [join(place, 'claim'), join(place, 'spill')]
    mkdirSync(readOnly)
    mkdirSync(spill)
    chmodSync(readOnly, 0o555)
    // Left by a process that was killed, by one that had the number of this process before it, and by one that runs.
    const [left, before, running] = [
      `.spilled-${hostname()}-999999999-x`,
      `.spilled-${hostname()}-${process.pid}-before`,
      `.spilled-${hostname()}-${process.pid}-x`,
    ]
    for (const name of [left, before, running]) mkdirSync(join(spill, name))
    utimesSync(join(spill, before), new Date(0), new Date(0))
    const files = openParquetFiles(readOnly, undefined, undefined, { spillFolder: spill, memoryBytes })
    const seen = new Set<string>()
    const watch = setInterval(() => {
      for (const name of readdirSync(spill)) seen.add(name)
    }, 5)
    expect(await files.run(large)).toEqual([{ n: ROWS - 1, longest: 128 }])
    clearInterval(watch)
    expect(
      [...seen].some((name) => name.startsWith(`.spilled-${hostname()}-${process.pid}-`) && name !== running),
    ).toBe(true)
    expect(readdirSync(spill)).toContain(running)
    expect(readdirSync(spill)).not.toContain(left)
    expect(readdirSync(spill)).not.toContain(before)
    const bounded = openParquetFiles(readOnly, undefined, undefined, {
      spillFolder: spill,
      spillBytes: 1_000_000,
      memoryBytes,
    })
    await expect(bounded.run(large)).rejects.toThrow(/max_temp_directory_size|Out of Memory/i)
    expect(await bounded.run('select 1 as n')).toEqual([{ n: 1 }])
    expect(readdirSync(readOnly)).toEqual([])
  })
})
