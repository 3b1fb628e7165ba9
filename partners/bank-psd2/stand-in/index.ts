import { valueOf } from '../../partner.ts'
import type { MakeStandIn } from '../../stand-in.ts'
import { buildBankPsd2 } from './bank-psd2-server.ts'

export const standIn: MakeStandIn = ({ values }) => buildBankPsd2({ apiKey: valueOf(values, 'BANK_PSD2_API_KEY') })
