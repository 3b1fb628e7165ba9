import { expect, it } from 'vitest'
import { readPaletteText } from './palette-prefix.ts'

it('a first sign says what is looked for', () => {
  expect(readPaletteText(' novák ')).toEqual({ kind: 'all', text: 'novák' })
  expect(readPaletteText('#40817')).toEqual({ kind: 'records', text: '40817' })
  expect(readPaletteText('@ iveta')).toEqual({ kind: 'staff', text: 'iveta' })
  expect(readPaletteText('>')).toEqual({ kind: 'commands', text: '' })
  expect(readPaletteText('')).toEqual({ kind: 'all', text: '' })
})
