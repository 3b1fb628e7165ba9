import { describe, expect, it } from 'vitest'
import type { Movement } from '#providers/bank-statements/movement.ts'
import { writeCamt053 } from '#providers/bank-statements/write-camt053.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import { readStatements } from './read-statements.ts'
import { findStatementProblem } from './statement.ts'

const CZ = { iban: 'CZ6508000000192000145399', currency: 'CZK' } as const
const SK = { iban: 'SK3112000000198742637541', currency: 'EUR' } as const
const movements: readonly Movement[] = [
  {
    reference: '77001',
    amountMinor: 20_050,
    variableSymbol: '1000000007',
    counterIban: 'CZ3020100000002900000013',
    counterName: 'Žižková Růžena',
    message: 'Vklad pro hráče',
  },
  { reference: '77002', amountMinor: -150_000, variableSymbol: '1000000008', counterIban: 'SK9509000000001000000005' },
  { reference: '77003', amountMinor: 150_000, variableSymbol: '1000000008', isReturn: true },
  { reference: '77004', amountMinor: -900, message: 'Poplatek za vedení' },
]
const written = { number: 17, day: '2026-11-20', openingMinor: -5_000, movements }
const files = [
  ['gpc', CZ, writeGpc({ ...CZ, ...written })],
  ['camt.053', SK, writeCamt053({ ...SK, ...written })],
] as const

describe.each(files)('a statement as %s', (format, own, bytes) => {
  it('is read with every movement, and adds up', () => {
    const [statement, ...more] = readStatements(bytes) ?? []
    expect(more).toEqual([])
    expect(statement).toMatchObject({ format, from: '2026-11-20', to: '2026-11-20', openingMinor: -5_000 })
    expect(statement?.closingMinor).toBe(-5_000 + 20_050 - 900)
    expect(statement?.items).toMatchObject([
      {
        amountMinor: 20_050,
        variableSymbol: '1000000007',
        counterAccount: 'CZ3020100000002900000013',
        counterName: 'Žižková Růžena',
        message: 'Vklad pro hráče',
        isReturn: false,
      },
      { amountMinor: -150_000, variableSymbol: '1000000008' },
      { amountMinor: 150_000, isReturn: true },
      { amountMinor: -900, variableSymbol: null, counterAccount: null },
    ])
    expect(statement && findStatementProblem(statement, own)).toBeUndefined()
  })
  it('identifies its movements the same in every file that has them', () => {
    const refs = (of: Uint8Array) => readStatements(of)?.[0]?.items.map(({ bankRef }) => bankRef)
    expect(new Set(refs(bytes)).size).toBe(4)
    expect(refs(bytes)).toEqual(refs(bytes))
  })
  it('is refused when something in it is missing', () => {
    const text = new TextDecoder('windows-1250').decode(bytes)
    const broken = [
      text.slice(0, -60),
      text.replace('150000', '15O000').replace('1500.00', '15O0.00'),
      text.replace(/^074/, '073').replace('CLBD', 'XXXX'),
      'Date;Amount\n2026-11-20;200',
      '',
    ]
    for (const one of broken) expect(readStatements(Buffer.from(one)), one.slice(0, 40)).toBeUndefined()
  })
})

describe('findStatementProblem', () => {
  const [statement] = readStatements(files[0][2]) ?? []
  it.each([
    ['another-account', { account: '0000000000000017' }],
    ['another-currency', { currency: 'EUR' }],
    ['does-not-add-up', { closingMinor: 1 }],
    ['movement-twice', { items: [statement?.items[0], statement?.items[0]].flatMap((one) => (one ? [one] : [])) }],
  ])('says %s', (problem, change) => {
    expect(statement && findStatementProblem({ ...statement, ...change }, CZ)).toBe(problem)
  })
})

describe('camt.053', () => {
  const document = (entry: string) =>
    Buffer.from(`<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${SK.iban}</IBAN></Id></Acct>
      <Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>
      <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">3.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>
      ${entry}</Stmt></BkToCstmrStmt></Document>`)
  const entry = (status: string, details: string) =>
    `<Ntry><Amt Ccy="EUR">3.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><DtTm>2026-11-20T08:00:00</DtTm></BookgDt>
     <AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`

  it('separates the payments of a batch', () => {
    const detail = (amount: string, symbol: string) =>
      `<TxDtls><Refs><EndToEndId>${symbol}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`
    const [statement] = readStatements(document(entry('BOOK', detail('1.50', '0000000007') + detail('2', '8')))) ?? []
    expect(statement?.items).toMatchObject([
      { amountMinor: 150, variableSymbol: '7', bankRef: '2026-11-20/B1/1' },
      { amountMinor: 200, variableSymbol: '8', bankRef: '2026-11-20/B1/2' },
    ])
  })
  it('leaves out what is not booked, and reads the newer form of the status', () => {
    expect(readStatements(document(entry('PDNG', '')))?.[0]?.items).toEqual([])
    expect(readStatements(document(entry('<Cd>BOOK</Cd>', '')))?.[0]?.items).toHaveLength(1)
  })
  it('refuses a fraction of a cent', () => {
    expect(readStatements(document(entry('BOOK', '').replace('3.50', '3.505')))).toBeUndefined()
  })
})
