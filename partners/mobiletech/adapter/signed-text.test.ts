import { describe, expect, it } from 'vitest'
import { isReturnSigned, isSigned, signOrder, signText } from './signed-text.ts'

const SECRET = 'sandbox-secret'

describe('the signature of mobile payments (vectors of providers §5.2)', () => {
  it('of an order', () => {
    const fields = { PID: '1', ID: 'dep-1', DESC: 'Test', PRICE: '3.10', URL: 'https://x.test/r', EMAIL: 's@x.test' }
    expect(signOrder(fields, SECRET)).toBe('C5666C7DCCE4FEE8143FEF3F3404F1C3AF0AD7A42DA7A4440CB88DD7B6516D26')
  })
  it('of a return', () => {
    const fields = { ID: 'dep-1', RES: 'OK', PHONE: '+421900000001' }
    const SIGN = 'F526FDBA1B030DF872974278E232AB797137300CD046FC3C58DDCC784249A5CF'
    expect(isReturnSigned({ ...fields, SIGN }, SECRET)).toBe(true)
    expect(isReturnSigned({ ...fields, RES: 'FAIL', SIGN }, SECRET)).toBe(false)
    expect(isReturnSigned({ ...fields, SIGN }, 'another')).toBe(false)
    expect(isReturnSigned(fields, SECRET)).toBe(false)
  })
  it('of a message is over its bytes', () => {
    expect(isSigned('{"a": 1}', signText('{"a": 1}', SECRET), SECRET)).toBe(true)
    expect(isSigned('{"a":1}', signText('{"a": 1}', SECRET), SECRET)).toBe(false)
  })
})
