import { closingOf, type Movement, type StatementToWrite } from './movement.ts'

/** A statement as a Slovak bank writes it: ISO 20022, camt.053.001.02. */
export function writeCamt053(statement: StatementToWrite): Buffer {
  const { iban, currency, number, day, openingMinor, movements } = statement
  const amount = (minor: number) =>
    `<Amt Ccy="${currency}">${decimal(minor)}</Amt><CdtDbtInd>${side(minor)}</CdtDbtInd>`
  const balance = (code: string, minor: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(minor)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  const entry = (movement: Movement) =>
    `<Ntry>${amount(movement.amountMinor)}${movement.isReturn ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>` +
    `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${movement.reference}</AcctSvcrRef>` +
    `<NtryDtls><TxDtls>${details(movement)}</TxDtls></NtryDtls></Ntry>`
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>',
      `<GrpHdr><MsgId>${day}-${number}</MsgId><CreDtTm>${day}T23:59:00</CreDtTm></GrpHdr>`,
      `<Stmt><Id>${day}-${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><CreDtTm>${day}T23:59:00</CreDtTm>`,
      `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>`,
      balance('PRCD', openingMinor),
      balance('CLBD', closingOf(statement)),
      ...movements.map(entry),
      '</Stmt></BkToCstmrStmt></Document>',
      '',
    ].join('\n'),
  )
}

function details({ amountMinor, variableSymbol, counterIban, counterName, message, isReturn }: Movement): string {
  const who = amountMinor > 0 ? 'Dbtr' : 'Cdtr'
  const name = counterName === undefined ? '' : `<${who}><Nm>${escape(counterName)}</Nm></${who}>`
  const account = counterIban === undefined ? '' : `<${who}Acct><Id><IBAN>${counterIban}</IBAN></Id></${who}Acct>`
  return (
    `<Refs><EndToEndId>${variableSymbol === undefined ? 'NOTPROVIDED' : `/VS${variableSymbol}/SS/KS`}</EndToEndId></Refs>` +
    `<RltdPties>${name}${account}</RltdPties>` +
    (message === undefined ? '' : `<RmtInf><Ustrd>${escape(message)}</Ustrd></RmtInf>`) +
    (isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '')
  )
}

function side(minor: number): 'CRDT' | 'DBIT' {
  return minor < 0 ? 'DBIT' : 'CRDT'
}

function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
