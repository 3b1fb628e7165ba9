import { useEffect } from 'react'
import { Toast } from '#ui/toast/toast.tsx'
import { createStore } from './store.ts'

const said = createStore('')
const SHOWN_MS = 5000

/** Confirms an action: shown briefly and announced. Never for an error. */
export const announce = said.set

export function Announcements() {
  const text = said.use()
  useEffect(() => {
    if (text === '') return undefined
    const timer = setTimeout(() => said.set(''), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <Toast text={text} />
}
