import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import type { StopWay } from './stop-ways.ts'
import { writeWay } from './write-way.ts'

export type Receipt = { readonly receipt: string; readonly from: string; readonly until: string | null }

/** What was chosen and is in force now, with the receipt number for staff or support. */
export function StopReceipt({
  receipt: { receipt, until },
  way,
}: {
  readonly receipt: Receipt
  readonly way: StopWay
}) {
  const { texts, language, place, end } = useKiosk()
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: place.timeZone })
  return (
    <>
      <div role="status">
        <h1>{texts.stopped}</h1>
      </div>
      <p className="kiosk-lead">{texts.stoppedNote}</p>
      <p className="kiosk-lead">
        {writeWay(way, texts, language)}: {texts.stopKinds[way.kind]}
      </p>
      <p className="kiosk-lead">
        {texts.until}: {until === null ? texts.withoutEnd : moment.format(new Date(until))}
      </p>
      <p className="kiosk-sum">
        {texts.receipt}: <span className="kiosk-number">{receipt}</span>
      </p>
      <Row>
        <BigButton variant="primary" onClick={end}>
          {texts.end}
        </BigButton>
      </Row>
    </>
  )
}
