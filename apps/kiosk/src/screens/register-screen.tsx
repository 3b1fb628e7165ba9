import { useEffect, useState } from 'react'
import { QrCode } from '#ui/qr-code.tsx'
import { readVenueToken } from '../calls.ts'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import { siteLanguage } from '../place.ts'
import { DocumentScreen } from './document-screen.tsx'
import styles from './register-screen.module.css'

/** Registration is finished on one's own phone; what the reader of documents reads here is filled in there already. */
export function RegisterScreen() {
  const { texts, place, language, go } = useKiosk()
  const [isWithDocument, setWithDocument] = useState(false)
  const [search, setSearch] = useState<string>()
  useEffect(() => {
    void readVenueToken().then((token) => setSearch(token === undefined ? '' : `?venue=${encodeURIComponent(token)}`))
  }, [])
  if (isWithDocument) return <DocumentScreen onBack={() => setWithDocument(false)} />
  return (
    <>
      <h1>{texts.tiles.register}</h1>
      <p className="kiosk-lead">{texts.registerHow}</p>
      <div className={styles.code}>
        {search === undefined ? null : (
          <QrCode
            text={`${place.playerOrigin}/${siteLanguage(place, language)}/register${search}`}
            label={texts.registerCode}
          />
        )}
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
        <BigButton variant="primary" onClick={() => setWithDocument(true)}>
          {texts.withDocument}
        </BigButton>
      </Row>
    </>
  )
}
