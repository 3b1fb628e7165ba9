import { expect, test } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { targets } from '#config/targets.ts'
import { openByHand } from '../../shell/test-loader.ts'
import * as bankLook from './bank-look.route.tsx'
import * as wallet from './wallet.route.tsx'

test.each(targets)('%s opens the wallet and the look into a bank only where its menu has them', async (target) => {
  const methods = chooseEnvironment(brands[target], 'dev').payment.depositMethods
  expect((await openByHand(wallet.loader, target)).status).toBe(methods.includes('Netera') ? 200 : 404)
  expect((await openByHand(bankLook.loader, target)).status).toBe(methods.includes('PaymentButton') ? 200 : 404)
})
