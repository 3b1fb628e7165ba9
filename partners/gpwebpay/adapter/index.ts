import type { OpenGateway } from '../../adapter.ts'
import { valueOf } from '../../partner.ts'
import { makeGpWebPayGateway } from './gpwebpay-gateway.ts'

export const openGpWebPay: OpenGateway = (values, { patience, ...needs }) =>
  makeGpWebPayGateway(
    {
      ...patience,
      merchantNumber: valueOf(values, 'GPWEBPAY_MERCHANT_NUMBER'),
      provider: valueOf(values, 'GPWEBPAY_PROVIDER'),
      merchantPrivatePem: valueOf(values, 'GPWEBPAY_PRIVATE_KEY_PEM'),
      gatewayPublicPem: valueOf(values, 'GPWEBPAY_PUBLIC_KEY_PEM'),
      orderUrl: valueOf(values, 'GPWEBPAY_ORDER_URL'),
      serviceUrl: valueOf(values, 'GPWEBPAY_SERVICE_URL'),
    },
    needs,
  )
