import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'

export type Receipt = { readonly receipt: string; readonly from: string; readonly until: string | null }

/** What is in force now, with the receipt number for staff or support. */
export function StopReceipt({ receipt: { receipt, until } }: { readonly receipt: Receipt }) {
  const { texts, language, place, end } = useKiosk()
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: place.timeZone })
  return (
    <>
      <div role="status">
        <h1>{texts.stopped}</h1>
      </div>
      <p className="kiosk-lead">{texts.stoppedNote}</p>
      <p className="kiosk-lead">
        {texts.until}: {until === null ? texts.withoutEnd : moment.format(new Date(until))}
      </p>
      <p className="kiosk-sum">
        {texts.receipt}: {receipt}
      </p>
      <Row>
        <BigButton variant="primary" onClick={end}>
          {texts.end}
        </BigButton>
      </Row>
    </>
  )
}
