import { expect, it } from 'vitest'
import { readSerials } from './read-serials.ts'

it('parses lines, commas and spaces, and returns invalid serial numbers', () => {
  expect(readSerials(' SN-1,SN-2\nSN/3 ; -x\n')).toEqual({ serials: ['SN-1', 'SN-2', 'SN/3', '-x'], wrong: ['-x'] })
  expect(readSerials(' \n')).toEqual({ serials: [], wrong: [] })
})
