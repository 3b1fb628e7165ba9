import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30

/** A new secret for an authenticator app, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** Content of the QR code for the app. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return totpOf(secret, issuer, account).toString()
}

/** The 30-second step of this code, one step early or late allowed for clock differences; undefined when it is wrong. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })
}
