import { expect, it } from 'vitest'
import { printJson } from './print-json.ts'

it('keeps on one line what fits, and breaks the rest', () => {
  const short = { type: 'string', maxLength: 40 }
  expect(printJson(short)).toBe('{ "type": "string", "maxLength": 40 }')
  expect(printJson([])).toBe('[]')
  const long = { short, list: Array.from({ length: 40 }, (_, place) => place) }
  expect(printJson(long).split('\n').slice(0, 4)).toEqual([
    '{',
    '  "short": { "type": "string", "maxLength": 40 },',
    '  "list": [',
    '    0,',
  ])
  expect(JSON.parse(printJson(long))).toEqual(long)
})
