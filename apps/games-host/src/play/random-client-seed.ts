import { hexOfBytes } from '#games/kit/fairness/bytes.ts'

/**
 * The client seed where the player enters none: drawn by their own device, after it has seen the server's commitment.
 */
export function randomClientSeed(): string {
  return hexOfBytes(crypto.getRandomValues(new Uint8Array(16)))
}
