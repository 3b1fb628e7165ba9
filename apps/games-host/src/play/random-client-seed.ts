import { hexOfBytes } from '#games/kit/fairness/bytes.ts'

/** The player's half of a pair where they write none: by their own device, after it has seen what the server committed to. */
export function randomClientSeed(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)))
}
