import { StrictMode, startTransition, useLayoutEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dispatchEarlyInput } from './shell/fields/dispatch-early-input.ts'
import { markOwnRequests } from './shell/session/by-page.ts'
import { AFTER_HYDRATION, BEFORE_HYDRATION, beforePresses } from './shell/hydration-events.ts'

markOwnRequests(window)

// Rows appear one after another after the first frame (game-row.css). Those of later pages, such as after Back, do not
// wait: marked in a task of its own, since the footer is then laid out (site-footer.css).
const appearing = document.getAnimations().filter((one) => 'animationName' in one && one.animationName === 'row-waits')
void Promise.allSettled(appearing.map(({ finished }) => finished)).then(() =>
  setTimeout(() => {
    document.documentElement.dataset['awake'] = '1'
  }),
)

/**
 * Before the first re-render passes the values of the fields to React, then replays earlier clicks and submits
 * (package-internals/hydrate-after-paint.ts).
 */
function Waking({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(BEFORE_HYDRATION))
    dispatchEarlyInput(document)
    setTimeout(() => {
      void Promise.allSettled(beforePresses).then(() => document.dispatchEvent(new Event(AFTER_HYDRATION)))
    })
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
