import { useEffect, useState } from 'react'
import { loginByAccessCode, requestAccessCode } from '#contract/capi-v1/player-authentication.ts'
import { callsOf } from '../calls.ts'
import { isEmail } from '../is-email.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { LetterPad } from '../parts/letter-pad.tsx'
import { NumberPad } from '../parts/number-pad.tsx'
import { useStep } from '../use-step.ts'

const CODE_LENGTH = 6

/** Sign-in without a card: a code is sent to the stored e-mail or phone and proves the person's identity. */
export function CodeScreen() {
  const { texts, go, before, setWaiting, signIn, explain } = useKiosk()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useStep(wasSent)
  useEffect(() => {
    setWaiting(wasSent)
    return () => setWaiting(false)
  }, [wasSent, setWaiting])
  const isWhole = isEmail(email)
  async function send(mode: 'Sms' | 'Email') {
    if (!isWhole || isBusy) return
    setIsBusy(true)
    const answer = await callsOf()(requestAccessCode, { body: { login: email, mode } })
    setIsBusy(false)
    setProblem(answer.ok ? undefined : explain(answer.code, 'code'))
    setWasSent(answer.ok)
  }
  async function enter() {
    if (code.length !== CODE_LENGTH || isBusy) return
    setIsBusy(true)
    const answer = await callsOf()(loginByAccessCode, { body: { login: email, accessCode: code } })
    setIsBusy(false)
    setCode('')
    if (!answer.ok) return setProblem(explain(answer.code, 'code'))
    const { token, player } = answer.data
    signIn({ token, name: `${player.firstName} ${player.surname.slice(0, 1)}.` })
  }
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void (wasSent ? enter() : send('Sms'))
      }}
    >
      <h1>{wasSent ? texts.enterCode : texts.byCode}</h1>
      <p className="kiosk-lead">{wasSent ? texts.codeSent : texts.codeNote}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      {wasSent ? (
        <NumberPad key="code" label={texts.code} value={code} max={CODE_LENGTH} onWrite={setCode} />
      ) : (
        <LetterPad label={texts.email} value={email} onWrite={setEmail} />
      )}
      <Row>
        <BigButton onClick={() => (wasSent ? setWasSent(false) : go(before))}>{texts.back}</BigButton>
        {wasSent ? (
          <BigButton type="submit" variant="primary" aria-disabled={code.length !== CODE_LENGTH || isBusy}>
            {isBusy ? texts.working : texts.next}
          </BigButton>
        ) : (
          <>
            <BigButton aria-disabled={!isWhole || isBusy} onClick={() => void send('Email')}>
              {texts.toEmail}
            </BigButton>
            <BigButton type="submit" variant="primary" aria-disabled={!isWhole || isBusy}>
              {isBusy ? texts.working : texts.toPhone}
            </BigButton>
          </>
        )}
      </Row>
    </form>
  )
}
