import { expect, it } from 'vitest'
import { readSerials } from './read-serials.ts'

it('reads lines, commas and spaces, and names what is no serial number', () => {
  expect(readSerials(' SN-1,SN-2\nSN/3 ; -x\n')).toEqual({ serials: ['SN-1', 'SN-2', 'SN/3', '-x'], wrong: ['-x'] })
  expect(readSerials(' \n')).toEqual({ serials: [], wrong: [] })
})
