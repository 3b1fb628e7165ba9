import { byId, type Say } from './page.ts'
import type { Sound } from './sound.ts'

/** Binds the mute button. Returns its action, for the keys. */
export function linkMute(sound: Sound, say: Say): () => void {
  const button = byId('mute')
  const write = (): void => {
    const label = say(sound.isMuted ? 'unmute' : 'mute')
    button.setAttribute('aria-pressed', String(sound.isMuted))
    button.setAttribute('aria-label', label)
    button.title = label
  }
  const mute = (): void => {
    sound.setMuted(!sound.isMuted)
    write()
  }
  write()
  button.addEventListener('click', mute)
  return mute
}
