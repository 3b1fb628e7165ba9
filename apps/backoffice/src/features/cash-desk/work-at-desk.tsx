import { useEffect, useState } from 'react'
import type { CashPresence } from '#contract/shapes/cash.ts'
import { MeetForm } from './meet-form.tsx'
import { ServePlayer } from './serve-player.tsx'

/** First the identification, then the payment. Esc ends the service: no data of the player remain on the screen. */
export function WorkAtDesk({ shiftId, onLeave }: { readonly shiftId: string; readonly onLeave: () => void }) {
  const [presence, setPresence] = useState<CashPresence>()
  const isServing = presence !== undefined
  useEffect(() => {
    if (!isServing) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onLeave()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isServing, onLeave])
  return presence ? (
    <ServePlayer presence={presence} onLeave={onLeave} />
  ) : (
    <MeetForm shiftId={shiftId} onMet={setPresence} />
  )
}
