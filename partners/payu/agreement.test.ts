import { expect, it } from 'vitest'
import { chooseEnvironment } from '#config/brand.ts'
import { brands } from '#config/brands/index.ts'
import { targets } from '#config/targets.ts'
import { payUAgreement } from './agreement.ts'

const brand = chooseEnvironment(brands[targets[0]], 'production')
const isOn = (depositMethods: typeof brand.payment.depositMethods, gateway: 'GPWebPay' | 'PayUCard') =>
  payUAgreement.isSwitchedOn({
    ...brand,
    payment: { ...brand.payment, depositMethods, depositGateways: [gateway], withdrawalMethods: [] },
  })

it('is there for whatever its page takes at a brand that lists it, a wallet of a device without cards too', () => {
  for (const method of ['CardOnline', 'ApplePay', 'GooglePay'] as const)
    expect(isOn([method], 'PayUCard'), method).toBe(true)
  expect(isOn(['Bacs'], 'PayUCard')).toBe(false)
  expect(isOn(['ApplePay'], 'GPWebPay')).toBe(false)
})
