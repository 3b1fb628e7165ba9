import { readClientValue } from '../../shell/client-values.ts'

/** What names the venue at whose kiosk this registration began, for the body of a call; nothing where it began at none. */
export function venueTokenPart(): { readonly venueToken?: string } {
  const venueToken = readClientValue('venueToken')
  return venueToken === undefined ? {} : { venueToken }
}
