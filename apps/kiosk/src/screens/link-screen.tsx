import { useState } from 'react'
import { createRegistrationToken } from '#contract/onling-v2/registration.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { callsOf, readVenueToken } from '../calls.ts'
import { isEmail } from '../is-email.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { LetterPad } from '../parts/letter-pad.tsx'
import { siteLanguage } from '../place.ts'
import { useStep } from '../use-step.ts'
import styles from './link-screen.module.css'

type Props = { readonly fields: readonly RegistrationField[]; readonly onBack: () => void }

/**
 * Continues the registration by a letter with a link, where the fields are prefilled. The e-mail is shown once more
 * before it is sent, because the link leads to personal data.
 */
export function LinkScreen({ fields, onBack }: Props) {
  const { texts, place, language, end, explain } = useKiosk()
  const [email, setEmail] = useState('')
  const [isTyped, setIsTyped] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<string>()
  useStep(isSent ? 'sent' : isTyped)
  const isWhole = isEmail(email)
  async function send() {
    if (!isWhole || isBusy) return
    if (!isTyped) return setIsTyped(true)
    setIsBusy(true)
    // The letter is in a language of the site, which does not have all languages of a kiosk.
    const venueToken = await readVenueToken()
    const body = {
      email,
      language: siteLanguage(place, language),
      fields: [...fields],
      ...(venueToken === undefined ? {} : { venueToken }),
    }
    const begun = await callsOf()(createRegistrationToken, { body })
    setIsBusy(false)
    setIsSent(begun.ok)
    setProblem(begun.ok ? undefined : explain(begun.code, 'register'))
  }
  if (isSent)
    return (
      <>
        <div role="status">
          <h1>{texts.linkSent}</h1>
        </div>
        <p className="kiosk-lead">{texts.linkSentNote}</p>
        <Row>
          <BigButton variant="primary" onClick={end}>
            {texts.end}
          </BigButton>
        </Row>
      </>
    )
  const valueOf = (name: string) => {
    const value = fields.find(({ fieldType }) => fieldType === name)?.value
    return typeof value === 'string' ? value : ''
  }
  const born = valueOf('BirthDate')
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h1>
        {isTyped
          ? texts.isEmailRight
          : texts.documentRead
              .replace('{name}', `${valueOf('FirstName')} ${valueOf('Surname')}`.trim())
              .replace('{date}', born === '' ? '–' : day.format(new Date(born)))}
      </h1>
      <p className="kiosk-lead">{isTyped ? texts.isEmailRightNote : texts.newEmailNote}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      {isTyped ? (
        <p className={styles.address} role="status">
          {email}
        </p>
      ) : (
        <LetterPad label={texts.email} value={email} onWrite={setEmail} />
      )}
      <Row>
        <BigButton onClick={() => (isTyped ? setIsTyped(false) : onBack())}>{texts.back}</BigButton>
        <BigButton type="submit" variant="primary" aria-disabled={!isWhole || isBusy}>
          {isBusy ? texts.working : isTyped ? texts.sendLink : texts.next}
        </BigButton>
      </Row>
    </form>
  )
}
