import type { ReadDayList, ReadOwnFormat } from '#server/payments/partner-port.ts'
import type { OpenGateway, OpenStatementBank } from './adapter.ts'
import { openBankPsd2 } from './bank-psd2/adapter/index.ts'
import { openCsob } from './csob/adapter/index.ts'
import { openFio } from './fio/adapter/index.ts'
import { readMovements } from './fio/adapter/read-movements.ts'
import { openGpWebPay } from './gpwebpay/adapter/index.ts'
import { readFlat } from './gpwebpay/adapter/read-flat.ts'
import { gpWebPay } from './gpwebpay/facts.ts'
import { openMobileTech } from './mobiletech/adapter/index.ts'
import { openNetera } from './netera/adapter/index.ts'
import { openPayoutOne } from './payout-one/adapter/index.ts'
import { openPayU } from './payu/adapter/index.ts'
import { readReport } from './payu/adapter/read-report.ts'
import { payU } from './payu/facts.ts'

/** By the partner's folder. */
export const openGateways: Readonly<Record<string, OpenGateway>> = {
  csob: openCsob,
  gpwebpay: openGpWebPay,
  payu: openPayU,
  'payout-one': openPayoutOne,
  mobiletech: openMobileTech,
  'bank-psd2': openBankPsd2,
  netera: openNetera,
}
export const openStatementBanks: Readonly<Record<string, OpenStatementBank>> = { fio: openFio }

/** By gateway: parsers of a day's list in the partner's own format. Others send our plain list. */
export const listFormats: ReadonlyMap<string, ReadDayList> = new Map([
  [gpWebPay.gateway, readFlat],
  [payU.gateway, readReport],
])
/** Parsers of banks' own formats, from their API or from files that a person brings. */
export const statementFormats: readonly ReadOwnFormat[] = [readMovements]
