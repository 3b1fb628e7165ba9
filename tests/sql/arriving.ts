import type { Querier } from '#server/kernel/index.ts'

/** One value of each type that statements of the product return. */
const SAMPLES: Readonly<Record<string, string>> = {
  bigint: '1',
  boolean: 'true',
  character: 'a',
  bytea: '\\x00',
  date: '2026-01-31',
  'double precision': '0.5',
  inet: '10.0.0.1',
  integer: '1',
  json: '{}',
  jsonb: '{}',
  name: 'a',
  numeric: '0.5',
  oid: '1',
  smallint: '1',
  text: 'a',
  'timestamp with time zone': '2026-01-31T12:00:00Z',
  'timestamp without time zone': '2026-01-31T12:00:00',
  tid: '(0,1)',
  uuid: '00000000-0000-4000-8000-000000000000',
  void: '',
}

/** JavaScript type of a database type in the code: `number`, `string[]`, `Date`; `json` is any value. */
export type Arriving = ReadonlyMap<string, string>

/** Reads them through the product's own database module, so that its conversions are not written a second time. */
export async function readArriving(db: Querier): Promise<Arriving> {
  const names = Object.keys(SAMPLES)
  const values = names.flatMap((name) => [
    `'${SAMPLES[name]}'::${name}`,
    name === 'void' ? 'null' : `array['${SAMPLES[name]}'::${name}]`,
  ])
  const [row = {}] = await db.query<Record<string, unknown>>({
    text: `select ${values.map((value, place) => `${value} as v${place}`).join(', ')}`,
    values: [],
  })
  return new Map(
    names.flatMap((name, place) => [
      [name, /^jsonb?$/.test(name) ? 'json' : kindOf(row[`v${place * 2}`])],
      [`${name}[]`, kindOf(row[`v${place * 2 + 1}`])],
    ]),
  )
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `${kindOf(value[0])}[]`
  if (value instanceof Date) return 'Date'
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value
}
