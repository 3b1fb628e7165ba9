import { expect, it } from 'vitest'
import type { RefusalCode } from '#contract/errors.ts'
import { CallProblem } from '../../shell/api.ts'
import { readMrzFault } from './read-mrz-fault.ts'

const refused = (code: RefusalCode, details: Record<string, unknown>) =>
  new CallProblem({ ok: false, status: 422, code, details, requestId: 'r' })

it('names the invalid row and its problem', () => {
  const fault = { fault: 'row-length', row: 2, characters: 43, expected: 44 }
  expect(readMrzFault(refused('ERR_MRZ_NOT_READ', fault))).toEqual({
    text: 'mrzFault.row-length',
    values: { row: 2, characters: 43, expected: 44 },
  })
})

it('returns undefined for every other problem', () => {
  expect(readMrzFault(refused('ERR_DOCUMENT_NOT_FOUND', {}))).toBeUndefined()
  expect(readMrzFault(refused('ERR_MRZ_NOT_READ', { fault: 'something newer' }))).toBeUndefined()
  expect(readMrzFault(new Error('offline'))).toBeUndefined()
  expect(readMrzFault(null)).toBeUndefined()
})
