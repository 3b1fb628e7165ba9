import { AnalyticsConsent } from './analytics-consent.tsx'
import { LoginMessage } from './login-message.tsx'
import { PlayerSetup } from './player-setup.tsx'

export default function Background() {
  return (
    <>
      <AnalyticsConsent />
      <LoginMessage />
      <PlayerSetup />
    </>
  )
}
