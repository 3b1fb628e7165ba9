import { expect, it } from 'vitest'
import { readPayment } from './read-payment.ts'

const written = {
  key: 'k-1',
  identification: { origin: 'salary' },
  explanation: ' He asked for it. ',
  accepted: ['new-account'],
  acceptedEnds: ['id-of-a-bonus'],
}

it('a payment holds all that is sent of it, as the form was when it was requested', () => {
  expect(readPayment({ way: 'out', amountMinor: 500_000 }, written)).toEqual({
    way: 'out',
    amountMinor: 500_000,
    key: 'k-1',
    identification: { origin: 'salary' },
    explanation: 'He asked for it.',
    acceptedWarnings: ['new-account'],
    acceptedEnds: ['id-of-a-bonus'],
  })
})

it('too few words are no explanation', () => {
  expect(readPayment({ way: 'voucher', code: 'ABC' }, { ...written, explanation: 'no' })).not.toHaveProperty(
    'explanation',
  )
})
