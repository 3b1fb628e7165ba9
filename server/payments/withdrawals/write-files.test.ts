import { describe, expect, it } from 'vitest'
import { writeAbo } from './write-abo.ts'
import { writePain001 } from './write-pain001.ts'
import type { PaymentOrders } from './payment-orders.ts'

const orders: PaymentOrders = {
  fileId: '0191d8a0-0000-7000-8000-00000000abcd',
  // 23:30 UTC is the next day in Prague.
  createdAt: new Date('2026-11-20T23:30:00Z'),
  payer: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', name: 'Příliš žluťoučký kůň a. s.' },
  currency: 'CZK',
  timeZone: 'Europe/Prague',
  orders: [
    { reference: '1000000007', amountMinor: 150_050, iban: 'CZ3020100000002900000013', holder: 'Jana Nováková <b>' },
    { reference: '1000000008', amountMinor: 5, iban: 'CZ4401000000351387683348', holder: 'KAREL ČERNÝ' },
  ],
}

describe('writeAbo', () => {
  it('writes header, file, group, orders and ends, in heller, with the day of the market', () => {
    expect(writeAbo(orders).split('\r\n')).toEqual([
      'UHL1211126Prilis zlutoucky kun2000145399001999',
      '1 1501 001000 0800',
      '2 19-2000145399 00000000150055 211126',
      '2900000013 000000150050 1000000007 20100000 0000000000 AV:Jana Novakova b',
      '35-1387683348 000000000005 1000000008 01000000 0000000000 AV:KAREL CERNY',
      '3 +',
      '5 +',
      '',
    ])
  })
})

it('leaves no name empty, whichever letters it has', () => {
  const [first, second] = orders.orders.map((one, index) => ({
    ...one,
    holder: ['Đặng Thị', 'Иван Щукин'][index] ?? '',
  }))
  const named = { ...orders, orders: [first, second].filter((one) => one !== undefined) }
  for (const name of ['Dang Thi', 'Ivan Shchukin']) {
    expect(writeAbo(named)).toContain(`AV:${name}\r\n`)
    expect(writePain001({ ...named, currency: 'EUR' })).toContain(`<Nm>${name}</Nm>`)
  }
})

describe('writePain001', () => {
  const xml = writePain001({ ...orders, currency: 'EUR' })
  it('contains the sum and the count twice, as decimals', () => {
    expect(xml.match(/<CtrlSum>1500\.55<\/CtrlSum>/g)).toHaveLength(2)
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2)
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>')
  })
  it('escapes what a player entered', () => {
    expect(xml).toContain('<Nm>Jana Novakova b</Nm>')
    expect(xml).not.toContain('<b>')
  })
  it('identifies the order by its number', () => {
    expect(xml).toContain('<EndToEndId>1000000007</EndToEndId>')
  })
})
