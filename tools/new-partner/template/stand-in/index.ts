import { valueOf } from '#partners/partner.ts'
import type { MakeStandIn } from '#partners/stand-in.ts'
import { buildSample } from './sample-server.ts'

export const standIn: MakeStandIn = ({ values }) =>
  buildSample({ merchantId: valueOf(values, 'SAMPLE_MERCHANT_ID'), secret: valueOf(values, 'SAMPLE_SECRET') })
