import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf } from '#contract/call.ts'
import { meetPlayer } from '#contract/play-v1/staff-cash.ts'
import type { CashPresence } from '#contract/shapes/cash.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { WasTried } from '../../shell/was-tried.ts'

type Props = { readonly shiftId: string; readonly onMet: (presence: CashPresence) => void }

/**
 * Identifies the player at the desk. A reader types the card's number and Enter, which focuses the PIN; without a card
 * the number of the document is used.
 */
export function MeetForm({ shiftId, onMet }: Props) {
  const { t } = useTexts()
  const [card, setCard] = useState('')
  const [pin, setPin] = useState('')
  const [documentNumber, setDocument] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const meet = useMutation({
    mutationFn: (body: BodyOf<typeof meetPlayer>) => ask(api(meetPlayer, { body })),
    onSettled: () => setPin(''),
    onSuccess: (presence) => {
      setCard('')
      setDocument('')
      onMet(presence)
    },
  })
  const cardNumber = card.replaceAll(/[^0-9A-Fa-f]/g, '').toUpperCase()
  const submit = () => {
    if (meet.isPending) return
    if (documentNumber.trim() !== '') meet.mutate({ shiftId, documentNumber: documentNumber.trim() })
    else if (cardNumber !== '' && pin === '') form.current?.querySelector<HTMLInputElement>('[name=pin]')?.focus()
    else if (cardNumber !== '') meet.mutate({ shiftId, card: { cardNumber, pin } })
    else {
      setWasTried(true)
      form.current?.querySelector('input')?.focus()
    }
  }
  return (
    <section className={layout.section} aria-labelledby="cash-meet">
      <h2 id="cash-meet">{t('cash.meet')}</h2>
      <form
        ref={form}
        className={layout.fields}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <WasTried value={wasTried}>
          <TextField
            label={t('cash.card')}
            hint={t('cash.cardHint')}
            value={card}
            onWrite={setCard}
            problem={wasTried && cardNumber === '' && documentNumber === '' ? t('cash.meetNeeds') : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a card reader types into the field that waits for it
            autoFocus
          />
        </WasTried>
        <TextField
          label={t('cash.pin')}
          hint={t('cash.pinHint')}
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={pin}
          onWrite={(written) => setPin(written.replaceAll(/\D/g, ''))}
        />
        <TextField
          label={t('cash.document')}
          hint={t('cash.documentHint')}
          maxLength={30}
          value={documentNumber}
          onWrite={setDocument}
        />
        <Button type="submit" variant="primary" aria-disabled={meet.isPending}>
          {t('cash.meetDo')} <kbd>↵</kbd>
        </Button>
      </form>
      {meet.isError ? <MeetProblem error={meet.error} /> : null}
    </section>
  )
}

/** Errors of a card to be added are shown elsewhere. */
function MeetProblem({ error }: { readonly error: unknown }) {
  const { t } = useTexts()
  const code = codeOf(error)
  if (code === 'ERR_INVALID_PIN' || code === 'ERR_INVALID_CARD_ID' || code === 'ERR_PLAYER_NOT_FOUND')
    return (
      <Note kind="stop" role="alert">
        {t(`cash.problem.${code}`)}
      </Note>
    )
  const fieldNames = {
    documentNumber: t('cash.document'),
    'card/cardNumber': t('cash.card'),
    'card/pin': t('cash.pin'),
  }
  return <ProblemNote error={error} fieldNames={fieldNames} />
}
