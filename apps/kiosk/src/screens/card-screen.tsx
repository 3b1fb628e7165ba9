import { useState } from 'react'
import { loginByCardAtDevice } from '#contract/capi-v1/player-authentication.ts'
import { callsOf } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { NumberPad } from '../parts/number-pad.tsx'
import { PIN_MAX, PIN_MIN } from '../pin-length.ts'
import { useStep } from '../use-step.ts'

const CARD_MAX = 20
const CARD_MIN = 8

/** Sign-in by card and PIN: first the card (a reader types it), then the PIN, whose digits are never shown. */
export function CardScreen() {
  const { texts, go, before, signIn, explain } = useKiosk()
  const [cardNumber, setCardNumber] = useState('')
  const [pin, setPin] = useState('')
  const [hasCard, setHasCard] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useStep(hasCard)
  const isWhole = hasCard ? pin.length >= PIN_MIN : cardNumber.length >= CARD_MIN
  async function next() {
    if (!isWhole || isBusy) return
    if (!hasCard) return setHasCard(true)
    setIsBusy(true)
    const answer = await callsOf()(loginByCardAtDevice, { body: { cardNumber, pin } })
    setIsBusy(false)
    setPin('')
    if (!answer.ok) return setProblem(explain(answer.code, 'card'))
    const { token, player } = answer.data
    signIn({ token, name: `${player.firstName} ${player.surname.slice(0, 1)}.` })
  }
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <h1>{hasCard ? texts.enterPin : texts.putCard}</h1>
      <p className="kiosk-lead">{hasCard ? texts.pinNote : texts.cardNote}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      {hasCard ? (
        <NumberPad key="pin" label={texts.pin} value={pin} max={PIN_MAX} isSecret onWrite={setPin} />
      ) : (
        <NumberPad key="card" label={texts.cardNumber} value={cardNumber} max={CARD_MAX} onWrite={setCardNumber} />
      )}
      <Row>
        <BigButton onClick={() => (hasCard ? setHasCard(false) : go(before))}>{texts.back}</BigButton>
        {hasCard && !problem ? null : <BigButton onClick={() => go('code')}>{texts.byCode}</BigButton>}
        <BigButton type="submit" variant="primary" aria-disabled={!isWhole || isBusy}>
          {isBusy ? texts.working : texts.next}
        </BigButton>
      </Row>
    </form>
  )
}
