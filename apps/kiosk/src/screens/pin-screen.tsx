import { useState } from 'react'
import { changePin } from '#contract/onling-v2/player-card.ts'
import { callsOf } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { NumberPad } from '../parts/number-pad.tsx'
import { PIN_MAX, PIN_MIN } from '../pin-length.ts'
import { useStep } from '../use-step.ts'

const STEPS = ['oldPin', 'newPin', 'newPinAgain'] as const

/** Another PIN, proved by the present one; the new one is typed twice, because its digits are never shown. */
export function PinScreen() {
  const { texts, session, go, explain } = useKiosk()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [pins, setPins] = useState(['', '', ''])
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [problem, setProblem] = useState<string>()
  useStep(isDone ? 'done' : step)
  const written = pins[step] ?? ''
  const begin = (at: 0 | 1, why?: string) => {
    setProblem(why)
    setStep(at)
    setPins([at === 0 ? '' : (pins[0] ?? ''), '', ''])
  }
  async function next() {
    if (written.length < PIN_MIN || isBusy || !session) return
    setProblem(undefined)
    if (step < 2) return setStep(step === 0 ? 1 : 2)
    const [pin = '', newPin = '', again] = pins
    if (newPin !== again) return begin(1, texts.pinsDiffer)
    setIsBusy(true)
    const answer = await callsOf(session)(changePin, { body: { pin, newPin } })
    setIsBusy(false)
    if (answer.ok) return setIsDone(true)
    // With a problem the present PIN was right, and the new one is refused.
    if (answer.code === 'ERR_INVALID_PIN' && answer.details?.['problem'] !== undefined)
      return begin(1, explain(answer.code, 'newPin'))
    begin(0, explain(answer.code, 'pin'))
  }
  if (isDone)
    return (
      <>
        <div role="status">
          <h1>{texts.pinChanged}</h1>
        </div>
        <p className="kiosk-lead">{texts.pinChangedNote}</p>
        <Row>
          <BigButton variant="primary" onClick={() => go('account')}>
            {texts.next}
          </BigButton>
        </Row>
      </>
    )
  const label = texts[STEPS[step]]
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <h1>{texts.changePin}</h1>
      <p className="kiosk-lead">{texts.pinNote}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      <NumberPad
        key={step}
        label={label}
        value={written}
        max={PIN_MAX}
        isSecret
        onWrite={(pin) => setPins(pins.map((before, index) => (index === step ? pin : before)))}
      />
      <Row>
        <BigButton onClick={() => (step === 0 ? go('account') : begin(step === 2 ? 1 : 0))}>{texts.back}</BigButton>
        <BigButton type="submit" variant="primary" aria-disabled={written.length < PIN_MIN || isBusy}>
          {isBusy ? texts.working : texts.next}
        </BigButton>
      </Row>
    </form>
  )
}
