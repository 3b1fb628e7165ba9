import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/wallet-payment.ts'
import { serve } from '#server/kernel/index.ts'
import { cancelConnection, connectWallet, finishConnection } from './connect-wallet.ts'
import { finishTransaction } from './finish-transaction.ts'
import type { WalletNeeds } from './needs.ts'
import { readWalletBalance, readWalletInformation, readWalletState } from './show-wallet.ts'

/** Calls about wallets of players at a partner; its callbacks are mounted with those of all partners. */
export function walletRoutes(app: FastifyInstance, needs: WalletNeeds): void {
  serve(app, calls.getState, (input) => readWalletState(needs, input))
  serve(app, calls.getInformation, (input) => readWalletInformation(needs, input))
  serve(app, calls.getBalance, (input) => readWalletBalance(needs, input))
  serve(app, calls.connectRequest, (input) => connectWallet(needs, 'connect', input))
  serve(app, calls.register, (input) => connectWallet(needs, 'register', input))
  serve(app, calls.connectCancel, (input) => cancelConnection(needs, input))
  serve(app, calls.connectFinish, (input) => finishConnection(needs, input))
  serve(app, calls.transactionFinish, (input) => finishTransaction(needs, input))
}
