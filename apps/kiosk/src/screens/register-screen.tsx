import { QrCode } from '#ui/qr-code.tsx'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import styles from './register-screen.module.css'

/** Registration is done on one's own phone: documents never lie on a machine that everybody touches. */
export function RegisterScreen() {
  const { texts, place, language, go } = useKiosk()
  return (
    <>
      <h1>{texts.tiles.register}</h1>
      <p className="kiosk-lead">{texts.registerHow}</p>
      <div className={styles.code}>
        <QrCode text={`${place.playerOrigin}/${place.firstLanguage}/register`} label={texts.registerCode} />
      </div>
      <ol className={styles.steps}>
        {texts.registerSteps.map((step) => (
          <li key={step} lang={language}>
            {step}
          </li>
        ))}
      </ol>
      <Row>
        <BigButton onClick={() => go('start')}>{texts.back}</BigButton>
      </Row>
    </>
  )
}
