import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import styles from './help-screen.module.css'

/** What this machine can do, and what it leaves behind. */
export function HelpScreen() {
  const { texts, go } = useKiosk()
  return (
    <>
      <h1>{texts.tiles.help}</h1>
      <dl className={styles.answers}>
        {texts.answers.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Row>
        <BigButton onClick={() => go('start')}>{texts.back}</BigButton>
      </Row>
    </>
  )
}
