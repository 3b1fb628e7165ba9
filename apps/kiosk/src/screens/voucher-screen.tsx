import { useCallback, useEffect, useState } from 'react'
import { getBalances } from '#contract/capi-v1.1/funds.ts'
import { cancelVoucher, issueVoucher, listVouchers } from '#contract/play-v1/cash-vouchers.ts'
import type { CashVoucher } from '#contract/shapes/cash-vouchers.ts'
import { formatMoney, type Money } from '#money'
import { callsOf, type Session } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { NumberPad } from '../parts/number-pad.tsx'
import { useStep } from '../use-step.ts'
import { VoucherSlip } from './voucher-slip.tsx'
import styles from './voucher-screen.module.css'

const DIGITS_MAX = 6
const MINOR = 100

/** Cash at the desk: money of the wallet for venues is reserved, with a code that only its player can redeem. */
export function VoucherScreen() {
  const { session } = useKiosk()
  return session ? <Vouchers session={session} /> : null
}

type Found =
  | { readonly ok: true; readonly left: Money | undefined; readonly open: readonly CashVoucher[] }
  | { readonly ok: false; readonly code: string }

/** The balance of the wallet for venues, and open vouchers. */
async function readVouchers(session: Session): Promise<Found> {
  const ask = callsOf(session)
  const [balances, vouchers] = await Promise.all([ask(getBalances, { query: {} }), ask(listVouchers, { query: {} })])
  if (!balances.ok) return { ok: false, code: balances.code }
  if (!vouchers.ok) return { ok: false, code: vouchers.code }
  return {
    ok: true,
    left: balances.data.balances.find(({ kind }) => kind === 'land-based')?.balance,
    open: vouchers.data.vouchers.filter(({ state }) => state === 'open'),
  }
}

function Vouchers({ session }: { readonly session: Session }) {
  const { texts, language, go, explain } = useKiosk()
  const [left, setLeft] = useState<Money>()
  const [open, setOpen] = useState<readonly CashVoucher[]>([])
  const [written, setWritten] = useState('')
  const [shown, setShown] = useState<CashVoucher>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  useStep(shown?.voucherId ?? '')
  const call = callsOf(session)
  const read = useCallback(async () => {
    const found = await readVouchers(session)
    if (!found.ok) return setProblem(found.code)
    setLeft(found.left)
    setOpen(found.open)
  }, [session])
  useEffect(() => void read(), [read])
  async function does<T>(change: () => Promise<{ ok: true; data: T } | { ok: false; code: string }>) {
    if (isBusy) return undefined
    setIsBusy(true)
    const answer = await change()
    setIsBusy(false)
    setProblem(answer.ok ? undefined : answer.code)
    if (answer.ok) await read()
    return answer.ok ? answer.data : undefined
  }
  const amountMinor = Number(written) * MINOR
  const isTooMuch = left !== undefined && amountMinor > left.amountMinor
  const canIssue = left !== undefined && amountMinor > 0 && !isTooMuch && !isBusy
  const said = isTooMuch ? 'ERR_INSUFFICIENT_FUNDS' : problem
  async function issue() {
    if (!canIssue) return
    const amount = { amountMinor, currency: left.currency }
    const made = await does(() => call(issueVoucher, { body: { amount, idempotencyKey: key } }))
    if (!made) return
    setShown(made)
    setWritten('')
    setKey(crypto.randomUUID())
  }
  async function cancel({ voucherId }: CashVoucher) {
    if (await does(() => call(cancelVoucher, { body: { voucherId } }))) setShown(undefined)
  }
  if (shown)
    return (
      <VoucherSlip
        voucher={shown}
        problem={problem && explain(problem, 'cancel')}
        isBusy={isBusy}
        onBack={() => setShown(undefined)}
        onCancel={() => void cancel(shown)}
      />
    )
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void issue()
      }}
    >
      <h1>{texts.voucher}</h1>
      <p className="kiosk-lead">{texts.voucherHow}</p>
      <p role="alert" className="kiosk-problem">
        {said && explain(said, 'voucher')}
      </p>
      {open.length > 0 ? (
        <ul className={styles.open} aria-label={texts.openVouchers}>
          {open.map((voucher) => (
            <li key={voucher.voucherId}>
              <button type="button" onClick={() => setShown(voucher)}>
                {texts.showVoucher.replace('{amount}', formatMoney(voucher.amount, language))}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {texts.wallets['land-based']}: <b>{left ? formatMoney(left, language) : '…'}</b>
      </p>
      <NumberPad
        label={texts.voucherAmount.replace('{currency}', left?.currency ?? '')}
        value={written}
        max={DIGITS_MAX}
        onWrite={(typed) => {
          setWritten(typed.replaceAll(/\D/g, ''))
          setKey(crypto.randomUUID())
        }}
      />
      <Row>
        <BigButton onClick={() => go('account')}>{texts.back}</BigButton>
        <BigButton type="submit" variant="primary" aria-disabled={!canIssue}>
          {isBusy ? texts.working : texts.issueVoucher}
        </BigButton>
      </Row>
    </form>
  )
}
