import type { OpenGateway, OpenStatementBank } from './adapter.ts'
import { openBankPsd2 } from './bank-psd2/adapter/index.ts'
import { openCsob } from './csob/adapter/index.ts'
import { openFio } from './fio/adapter/index.ts'
import { openGpWebPay } from './gpwebpay/adapter/index.ts'
import { openMobileTech } from './mobiletech/adapter/index.ts'
import { openNetera } from './netera/adapter/index.ts'
import { openPayoutOne } from './payout-one/adapter/index.ts'
import { openPayU } from './payu/adapter/index.ts'

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
