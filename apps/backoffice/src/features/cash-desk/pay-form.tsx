import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cashIn, cashOut, payVoucher } from '#contract/play-v1/staff-cash.ts'
import type { CashPresence } from '#contract/shapes/cash.ts'
import { Button } from '#ui/button/button.tsx'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { DOCUMENT_NUMBER, identificationOf, ORIGIN } from '../../shell/identification-fields.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { waitsForSecond } from '../../shell/waits-note.tsx'
import { writeMoney } from '../../shell/write-money.ts'
import { AwaitedPayment } from './awaited-payment.tsx'
import { PayProblem } from './pay-problem.tsx'
import { NOTHING_SAID, PayQuestions } from './pay-questions.tsx'
import { requiredByLaw } from './required-by-law.tsx'
import { CASH, type Movement, newKey } from './cash-desk.ts'
import { type Paid, type Payment, readPayment } from './read-payment.ts'
import styles from './serve-player.module.css'
import { VoucherRow } from './voucher-row.tsx'

type Props = { readonly presence: CashPresence; readonly onPaid: (paid: Movement) => void }

function sendPayment({ presenceId, balance: { currency } }: CashPresence, payment: Payment): Promise<Movement> {
  const { key: idempotencyKey, identification, explanation, acceptedWarnings, acceptedEnds } = payment
  const body = { presenceId, idempotencyKey, identification }
  const more = { ...(explanation === undefined ? {} : { explanation }), acceptedWarnings, acceptedEnds }
  if (payment.way === 'voucher') return ask(api(payVoucher, { body: { ...body, ...more, code: payment.code } }))
  const amount = { amountMinor: payment.amountMinor, currency }
  if (payment.way === 'in') return ask(api(cashIn, { body: { ...body, amount } }))
  return ask(api(cashOut, { body: { ...body, ...more, amount } }))
}

/**
 * Cash in and out, and vouchers. One key for one payment until it has succeeded: repeated after a lost connection it
 * moves money once.
 */
export function PayForm({ presence, onPaid }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [code, setCode] = useState('')
  const [key, setKey] = useState(newKey)
  const [said, setSaid] = useState(NOTHING_SAID)
  const form = useRef<HTMLFormElement>(null)
  // Moves the focus from the PIN to the amount, for keyboard use.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { currency } = presence.balance
  const amountMinor = readSignedAmount(written, false)
  const pay = useMutation({
    mutationFn: (payment: Payment) => sendPayment(presence, payment),
    onSuccess: (paid) => {
      const { kind, number, amount } = paid
      setWritten('')
      setCode('')
      setKey(newKey())
      setSaid(NOTHING_SAID)
      onPaid(paid)
      announce(t('cash.paid', { kind: t(`cash.movement.${kind}`), number, amount: writeMoney(amount) }))
      // Not awaited: the form is empty, and the next slip may be scanned while the lists are read again.
      void queryClient.invalidateQueries({ queryKey: CASH })
    },
  })
  const [asked] = requiredByLaw(pay.error)
  // Focuses the first field that the law requires.
  useEffect(() => {
    const name = asked === 'origin' ? ORIGIN : DOCUMENT_NUMBER
    if (asked) form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }, [asked])
  const waits = pay.isError && waitsForSecond(pay.error)
  const send = (paid: Paid) =>
    pay.mutate(readPayment(paid, { key, identification: identificationOf(said.seen), ...said }))
  // Another amount or voucher is another payment: it has a key of its own, and no refusal yet.
  const another = (write: (text: string) => void) => (text: string) => {
    write(text)
    if (pay.isPending) return
    setKey(newKey())
    if (!waits && !asked) pay.reset()
  }
  const tryPay = (way: 'in' | 'out') => {
    if (amountMinor !== undefined && !pay.isPending) send({ way, amountMinor })
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        tryPay('in')
      }}
    >
      <div className={styles.pay}>
        <AmountField
          label={t('cash.amount', { currency })}
          value={written}
          isRight={written === '' || amountMinor !== undefined}
          onWrite={another(setWritten)}
        />
        <Button type="submit" variant="primary" aria-disabled={amountMinor === undefined || pay.isPending}>
          {t('cash.in')} <kbd>↵</kbd>
        </Button>
        <Button
          variant="outlined"
          aria-disabled={amountMinor === undefined || pay.isPending}
          onClick={() => tryPay('out')}
        >
          {t('cash.out')}
        </Button>
      </div>
      <VoucherRow
        code={code}
        isBusy={pay.isPending}
        onWrite={another(setCode)}
        onPay={() => send({ way: 'voucher', code: code.trim() })}
      />
      <PayQuestions presence={presence} error={pay.error} said={said} onSay={setSaid} />
      {waits ? (
        <AwaitedPayment error={pay.error} onExecuted={() => pay.variables && pay.mutate(pay.variables)} />
      ) : null}
      {pay.isError && !waits && !asked ? <PayProblem error={pay.error} way={pay.variables?.way} /> : null}
    </form>
  )
}
