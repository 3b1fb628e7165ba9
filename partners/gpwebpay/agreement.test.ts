import { expect, it } from 'vitest'
import { chooseEnvironment } from '#config/brand.ts'
import { brands } from '#config/brands/index.ts'
import { targets } from '#config/targets.ts'
import { gpWebPayAgreement } from './agreement.ts'

const brand = chooseEnvironment(brands[targets[0]], 'production')
const isOn = (depositMethods: typeof brand.payment.depositMethods, gateway: 'GPWebPay' | 'Csob') =>
  gpWebPayAgreement.isSwitchedOn({
    ...brand,
    payment: { ...brand.payment, depositMethods, depositGateways: [gateway] },
  })

it('is there for whatever its page takes, a wallet of a device without cards too', () => {
  for (const method of ['CardOnline', 'ApplePay', 'GooglePay'] as const)
    expect(isOn([method], 'GPWebPay'), method).toBe(true)
  expect(isOn(['Bacs'], 'GPWebPay')).toBe(false)
  expect(isOn(['ApplePay'], 'Csob')).toBe(false)
})
