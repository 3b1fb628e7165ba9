import { dayOf } from '#contract/states/calendar.ts'
import { element, xmlDocument, type Xml } from '#server/kernel/index.ts'
import { plainText, type PaymentOrders } from './payment-orders.ts'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03'
const NAME_MAX = 70
const SECONDS = 'yyyy-MM-ddTHH:mm:ss'.length

/**
 * Writes SEPA credit transfers (ISO 20022 pain.001.001.03). The order's number is the end-to-end id, which the bank's
 * statement repeats.
 */
export function writePain001(file: PaymentOrders): string {
  const { fileId, createdAt, payer, currency, timeZone, orders } = file
  const id = fileId.replaceAll('-', '')
  const sums = sumsOf(orders)
  const header = element('GrpHdr', [
    element('MsgId', id),
    element('CreDtTm', createdAt.toISOString().slice(0, SECONDS)),
    ...sums,
    element('InitgPty', [name(payer.name)]),
  ])
  const payment = element('PmtInf', [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    ...sums,
    currency === 'EUR' ? element('PmtTpInf', [element('SvcLvl', [element('Cd', 'SEPA')])]) : undefined,
    element('ReqdExctnDt', dayOf(timeZone, createdAt)),
    element('Dbtr', [name(payer.name)]),
    element('DbtrAcct', [account(payer.iban)]),
    element('DbtrAgt', [element('FinInstnId', [element('BIC', payer.bic)])]),
    element('ChrgBr', 'SLEV'),
    ...orders.map((order) => transfer(order, currency)),
  ])
  const root = element('Document', [element('CstmrCdtTrfInitn', [header, payment])], { xmlns: NAMESPACE })
  return xmlDocument(root)
}

const sumsOf = (orders: PaymentOrders['orders']): Xml[] => [
  element('NbOfTxs', String(orders.length)),
  element('CtrlSum', decimal(orders.reduce((sum, { amountMinor }) => sum + amountMinor, 0))),
]

const transfer = ({ reference, amountMinor, iban, holder }: PaymentOrders['orders'][number], currency: string): Xml =>
  element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', reference)]),
    element('Amt', [element('InstdAmt', decimal(amountMinor), { Ccy: currency })]),
    element('Cdtr', [name(holder)]),
    element('CdtrAcct', [account(iban)]),
  ])

const name = (text: string): Xml => element('Nm', plainText(text, NAME_MAX))
const account = (iban: string): Xml => element('Id', [element('IBAN', iban)])

/** Whole minor units as a decimal, never through a float. */
function decimal(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
