import { useEffect, useRef } from 'react'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from './buttons.tsx'
import styles from './idle-dialog.module.css'

type Props = { readonly left: number; readonly onStay: () => void; readonly onLeave: () => void }

/** Asks whether somebody is still here, over everything else. */
export function IdleDialog({ left, onStay, onLeave }: Props) {
  const { texts } = useKiosk()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    <div className={styles.cover}>
      <div
        className={styles.dialog}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="idle"
        aria-describedby="idle-what"
      >
        <b className={styles.count} aria-hidden="true">
          {left}
        </b>
        <h1 id="idle">{texts.stillHere}</h1>
        <p id="idle-what">{texts.nothingStays}</p>
        <Row>
          <BigButton onClick={onLeave}>{texts.leaveNow}</BigButton>
          <BigButton ref={stay} variant="primary" onClick={onStay}>
            {texts.iAmHere}
          </BigButton>
        </Row>
      </div>
    </div>
  )
}
