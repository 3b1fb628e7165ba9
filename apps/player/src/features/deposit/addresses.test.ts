import { expect, test } from 'vitest'
import { targets } from '#config/targets.ts'
import { openByHand } from '../../shell/test-loader.ts'
import * as transfer from './transfer.route.tsx'
import * as walletCode from './wallet-code.route.tsx'

const [first] = targets

test('the order of a transfer and the code of a wallet are shown with a payment, else deposits are shown', async () => {
  for (const { loader } of [transfer, walletCode]) {
    expect(await openByHand(loader, first)).toEqual({ status: 302, to: '/deposit' })
    expect(await openByHand(loader, first, '?payment=some')).toEqual({ status: 200, to: null })
  }
})
