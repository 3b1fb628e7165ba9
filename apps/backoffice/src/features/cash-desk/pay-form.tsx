import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Static } from 'typebox'
import { cashIn, cashOut } from '#contract/play-v1/staff-cash.ts'
import type { CashIdentification, CashPresence } from '#contract/shapes/cash.ts'
import { Button } from '#ui/button/button.tsx'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import { IdentificationFields, identificationOf, NOTHING_SEEN, type Seen } from '../../shell/identification-fields.tsx'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { WaitsNote, waitsForSecond, warningsOf } from '../../shell/waits-note.tsx'
import { WarningTicks } from '../../shell/warning-ticks.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { writeMoney } from '../../shell/write-money.ts'
import { CASH, EXPLANATION_MIN, type Movement, newKey } from './cash-desk.ts'
import styles from './serve-player.module.css'

type Props = { readonly presence: CashPresence; readonly onPaid: (paid: Movement) => void }
type Paying = { readonly way: 'in' | 'out'; readonly amountMinor: number; readonly identification: Identification }
type Identification = Static<typeof CashIdentification>

/** Cash in and out. One key for one payment, until it has gone through: pressed again after a broken line it moves money once. */
export function PayForm({ presence, onPaid }: Props) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [key, setKey] = useState(newKey)
  const [seen, setSeen] = useState<Seen>(NOTHING_SEEN)
  const [explanation, setExplanation] = useState('')
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  // The hands are on the keys: from the PIN to the amount.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { currency } = presence.balance
  const amountMinor = readSignedAmount(written, false)
  const pay = useMutation({
    mutationFn: ({ way, amountMinor: minor, identification }: Paying) => {
      const { presenceId } = presence
      const body = { presenceId, amount: { amountMinor: minor, currency }, idempotencyKey: key, identification }
      if (way === 'in') return ask(api(cashIn, { body }))
      const why = explanation.trim()
      const reason = why.length < EXPLANATION_MIN ? {} : { explanation: why }
      return ask(api(cashOut, { body: { ...body, ...reason, acceptedWarnings: [...accepted] } }))
    },
    onSuccess: async (paid) => {
      const { kind, number, amount } = paid
      setWritten('')
      setKey(newKey())
      setExplanation('')
      setAccepted([])
      setSeen(NOTHING_SEEN)
      onPaid(paid)
      announce(t('cash.paid', { kind: t(`cash.movement.${kind}`), number, amount: writeMoney(amount) }))
      await queryClient.invalidateQueries({ queryKey: CASH })
    },
  })
  const code = codeOf(pay.error)
  const waits = pay.isError && waitsForSecond(pay.error)
  const warnings = warningsOf(pay.error)
  const tryPay = (way: Paying['way']) => {
    if (amountMinor !== undefined && !pay.isPending)
      pay.mutate({ way, amountMinor, identification: identificationOf(seen) })
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
          onWrite={(text) => {
            setWritten(text)
            // Another amount is another payment.
            if (!pay.isPending) setKey(newKey())
          }}
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
      {code === 'ERR_IDENTIFICATION_NEEDED' || code === 'ERR_DOCUMENT_NOT_OF_PLAYER' || seen !== NOTHING_SEEN ? (
        <IdentificationFields seen={seen} onSee={setSeen} />
      ) : null}
      {warnings.length > 0 || code === 'ERR_REASON_REQUIRED' || explanation !== '' ? (
        <TextField label={t('confirm.explanation')} value={explanation} maxLength={1000} onWrite={setExplanation} />
      ) : null}
      <WarningTicks warnings={warnings} accepted={accepted} onChange={setAccepted} isWrong={false} />
      {waits ? <WaitsNote error={pay.error} /> : null}
      {code === 'ERR_ACCOUNT_LOCKED' ? (
        <Note kind="stop" role="alert">
          {t('cash.problem.ERR_ACCOUNT_LOCKED')}
        </Note>
      ) : null}
      {pay.isError && !waits && code !== 'ERR_ACCOUNT_LOCKED' ? <ProblemNote error={pay.error} /> : null}
    </form>
  )
}
