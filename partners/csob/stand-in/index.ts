import type { MakeStandIn } from '../../stand-in.ts'
import { buildCsob, csobKeysFolder } from './csob-server.ts'

export const standIn: MakeStandIn = ({ values: { CSOB_MERCHANT_ID: merchantId }, dataFolder }) =>
  buildCsob({ keysFolder: csobKeysFolder(dataFolder), ...(merchantId === undefined ? {} : { merchantId }) })
