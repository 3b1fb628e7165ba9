import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#money'
import { brandSchema } from './brand-schema.ts'
import { marketSchema } from './market.ts'
import { markets } from './markets/index.ts'
import { staticPagesSchema } from './shapes.ts'

/**
 * Fields of the specification that nothing reads yet, because their feature does not exist. A field that is read leaves
 * this list, and a new one is never added silently.
 */
const UNREAD = {
  brand: [
    'blogThumbnail', // no blog
    'creditCardProviders', // each gateway has its own cards; brand.ts requires the two to agree
    'dataLogs', // the back office has one log, the audit
    'depositVerificationMethods', // a deposit is confirmed by its gateway
    'freeRound', // free rounds and bonuses are shown without pictures
    'xs', // it is zero: the base below all other breakpoints
  ],
  market: [
    'isHid',
    'withdrawalReasons', // there is one
  ],
} as const

const folders = ['apps', 'server']
const root = join(import.meta.dirname, '..')
const source = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/[\\/](messages|texts)[\\/]/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  .join('\n')

/** Names of all fields, at any depth. */
function fieldsOf(schema: unknown): readonly string[] {
  const properties: unknown =
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'properties') : undefined
  if (typeof properties !== 'object' || properties === null) return []
  return Object.entries(properties).flatMap(([name, inner]) =>
    // Pages are read by the list of their names (shapes.ts).
    inner === staticPagesSchema
      ? [name]
      : [name, ...fieldsOf(inner), ...fieldsOf(Reflect.get(inner as object, 'items'))],
  )
}

describe.each([
  ['brand', brandSchema],
  ['market', marketSchema],
] as const)('each field of a %s', (kind, schema) => {
  test('is read by a process, except those that are listed here', () => {
    const unread = [...new Set(fieldsOf(schema))].filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
    expect(unread.toSorted()).toEqual([...UNREAD[kind]].toSorted())
  })
})

test.each(Object.values(markets))('money is written with the digits of $key', ({ currency, defaultLocale }) => {
  const { code, fractionDigitsMin, fractionDigitsMax } = currency
  const digitsOf = (amountMinor: number) =>
    /\d[,.](?<part>\d+)\D*$/.exec(formatMoney({ amountMinor, currency: code }, defaultLocale))?.groups?.['part']
      ?.length ?? 0
  expect([digitsOf(100), digitsOf(150)]).toEqual([fractionDigitsMin, fractionDigitsMax])
})
