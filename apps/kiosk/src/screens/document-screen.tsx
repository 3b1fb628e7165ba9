import { useEffect, useState } from 'react'
import { readDocument } from '#contract/play-v1/newcomer.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { callsOf } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { useTyping } from '../use-typing.ts'
import { LinkScreen } from './link-screen.tsx'
import styles from './document-screen.module.css'

const ROWS_MIN = 2
const MAX = 200

/** The document reader types the machine-readable lines; they become fields of a registration, and nothing else. */
export function DocumentScreen({ onBack }: { readonly onBack: () => void }) {
  const { texts, explain } = useKiosk()
  const [mrz, setMrz] = useState('')
  const [fields, setFields] = useState<readonly RegistrationField[]>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const lines = useTyping<HTMLTextAreaElement>()
  // The field has the focus at once, for the reader's input.
  useEffect(() => lines.current?.focus(), [lines])
  if (fields) return <LinkScreen fields={fields} onBack={() => setFields(undefined)} />
  const isWhole = mrz.split('\n').filter((row) => row.trim() !== '').length >= ROWS_MIN
  async function read() {
    if (!isWhole || isBusy) return
    setIsBusy(true)
    const answer = await callsOf()(readDocument, { body: { mrz } })
    setIsBusy(false)
    setMrz('')
    if (answer.ok) setFields(answer.data.fields)
    // Restores the focus for the reader's next input.
    else lines.current?.focus()
    setProblem(answer.ok ? undefined : explain(answer.code, 'document'))
  }
  return (
    <form
      className="kiosk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <h1>{texts.putDocument}</h1>
      <p className="kiosk-lead">{texts.documentNote}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      <label className={styles.lines}>
        {texts.documentLines}
        <textarea
          rows={3}
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          ref={lines}
          value={mrz}
          onChange={({ target }) => setMrz(target.value.slice(0, MAX))}
        />
      </label>
      <Row>
        <BigButton onClick={onBack}>{texts.back}</BigButton>
        <BigButton type="submit" variant="primary" aria-disabled={!isWhole || isBusy}>
          {isBusy ? texts.working : texts.next}
        </BigButton>
      </Row>
    </form>
  )
}
