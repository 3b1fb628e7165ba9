import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellTyped } from './shell/fields/tell-typed.ts'
import { markOwnRequests } from './shell/session/by-page.ts'
import { AWAKE, WAKING } from './shell/waking.ts'

markOwnRequests(window)

// Rows deferred until the first frame (game-row.css) are shown now.
document.documentElement.dataset['awake'] = '1'

/**
 * Before the first re-render passes the values of the fields to React, then replays earlier clicks and submits
 * (package-internals/wake-after-paint.ts).
 */
function Waking({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(WAKING))
    tellTyped(document)
    setTimeout(() => document.dispatchEvent(new Event(AWAKE)))
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Waking>
        <HydratedRouter />
      </Waking>
    </StrictMode>,
  )
})
