import { createSeenSeeds } from './seen-seeds.ts'

/** The browser's storage; undefined where the browser forbids it. */
function openStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The seeds seen by this device, shared by every game and the verifier. */
export const seenSeeds = createSeenSeeds(openStorage(), () => new Date())
