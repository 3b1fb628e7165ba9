import { SessionFacts } from './session-facts.tsx'
import { StopButton } from './stop-button.tsx'

/** On a phone the session's facts and Stop have a line of their own. */
export default function SessionStrip() {
  return (
    <div className="session-strip page-width">
      <SessionFacts />
      <StopButton className="session-strip-stop" />
    </div>
  )
}
