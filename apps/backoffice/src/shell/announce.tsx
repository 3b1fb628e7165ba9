import { useEffect } from 'react'
import { createStore } from './store.ts'

const said = createStore('')
const SHOWN_MS = 5000

/** Says that something was done: shown for a moment and read aloud. Never for an error. */
export const announce = said.set

export function Announcements() {
  const text = said.use()
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(() => said.set(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div role="status" aria-live="polite">
      {text === '' ? null : <div className="toast">{text}</div>}
    </div>
  )
}
