import { dayOf } from '#contract/states/calendar.ts'
import { plainText, type PaymentOrders } from './payment-orders.ts'

/**
 * Writes SEPA credit transfers (ISO 20022 pain.001.001.03). The order's number is the end-to-end id, so that the bank's
 * statement names it.
 */
export function writePain001({ fileId, createdAt, payer, currency, timeZone, orders }: PaymentOrders): string {
  const total = decimal(orders.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
  const id = fileId.replaceAll('-', '')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">',
    '<CstmrCdtTrfInitn>',
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}</CreDtTm>` +
      `<NbOfTxs>${orders.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>` +
      `<InitgPty><Nm>${name(payer.name)}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>${id}</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>${orders.length}</NbOfTxs><CtrlSum>${total}</CtrlSum>` +
      (currency === 'EUR' ? '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>' : '') +
      `<ReqdExctnDt>${dayOf(timeZone, createdAt)}</ReqdExctnDt>` +
      `<Dbtr><Nm>${name(payer.name)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${payer.iban}</IBAN></Id></DbtrAcct>` +
      `<DbtrAgt><FinInstnId><BIC>${payer.bic}</BIC></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>`,
    ...orders.map(
      ({ reference, amountMinor, iban, holder }) =>
        `<CdtTrfTxInf><PmtId><EndToEndId>${reference}</EndToEndId></PmtId>` +
        `<Amt><InstdAmt Ccy="${currency}">${decimal(amountMinor)}</InstdAmt></Amt>` +
        `<Cdtr><Nm>${name(holder)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></CdtTrfTxInf>`,
    ),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n')
}

/** What is left of a text after `plainText` needs no escaping. */
function name(text: string): string {
  return plainText(text, 70)
}

/** Whole minor units as a decimal, never through a float. */
function decimal(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
