import type { CashVoucher } from '#contract/shapes/cash-vouchers.ts'
import type { issueVoucher as call } from '#contract/play-v1/cash-vouchers.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { holdForDesk, judgeCashSum, judgeLandWallet, takeCashTurn } from '#server/payments/index.ts'
import { judgeAmount } from '../judge-amount.ts'
import type { CashDeskNeeds } from '../needs.ts'
import { voucherShown } from './show-voucher.ts'
import { codeOf, indexOfCode } from './voucher-code.ts'
import { countOpenVouchers, findVoucherByKey, insertVoucher, type VoucherRow } from './vouchers.queries.ts'

/** How long a voucher can be paid; then its money is returned automatically. */
const GOOD_MS = 24 * 60 * 60_000
const OPEN_MAX = 5

/**
 * Reserves money of the land-based wallet. No cash has moved yet: the law of cash and the policy judge it at the desk.
 * More than they could ever pay in one day is refused at once.
 */
export async function issueVoucher(needs: CashDeskNeeds, { body, caller }: Input<typeof call>): Promise<CashVoucher> {
  const { db, clock, cipher, target, currency } = needs
  const { playerId } = caller
  const { amount, idempotencyKey: key } = body
  const { amountMinor } = amount
  const earlier = await findVoucherByKey(db, playerId, key)
  if (earlier) return answerAgain(needs, earlier, amountMinor)
  judgeAmount(needs, 'out', amount)
  // The rest in a wallet that was switched off still belongs to the player.
  await judgeLandWallet(db, playerId, { isHome: true })
  await needs.judgeCashOut(playerId)
  judgeCashSum(needs.cashLaw, amount)
  return db.transaction(async (tx) => {
    await takeCashTurn(needs.cashLaw, tx, playerId)
    const faster = await findVoucherByKey(tx, playerId, key)
    if (faster) return answerAgain(needs, faster, amountMinor)
    const at = clock.now()
    if ((await countOpenVouchers(tx, playerId, at)) >= OPEN_MAX) return refuse('ERR_TOO_MANY_OPEN', { max: OPEN_MAX })
    const id = newId(at)
    const expiresAt = new Date(at.getTime() + GOOD_MS)
    const transferId = await holdForDesk(tx, { playerId, amountMinor, currency, reference: id, at, expiresAt })
    const codeIndex = indexOfCode(cipher, codeOf(cipher, id))
    const row = { id, target, playerId, transferId, codeIndex, key, amountMinor, currency, createdAt: at, expiresAt }
    await insertVoucher(tx, row)
    return voucherShown(needs, { ...row, state: 'open', movementId: null })
  })
}

function answerAgain(needs: CashDeskNeeds, row: VoucherRow, amountMinor: number): CashVoucher {
  return row.amountMinor === amountMinor ? voucherShown(needs, row) : refuse('ERR_KEY_REUSED')
}
