import { memo, Suspense, use, useState, type ReactNode } from 'react'
import { useWasHydrated } from '../../shell/use-was-hydrated.ts'

/** How far from the screen a part is hydrated: a little before it is visible. */
const NEAR = '200px'

type Props = { readonly children: ReactNode; readonly id: string }

/**
 * A part of the server-rendered page that is hydrated only when the player scrolls near it: links work meanwhile, and a
 * phone saves the hydration of rows that may never be seen. Content rendered on the client is interactive at once.
 * @param id of its section's heading, by which the part is found before hydration
 */
export const WhenNear = memo(function WhenNear({ children, id }: Props) {
  return (
    <Suspense>
      <Sleeping id={id}>{children}</Sleeping>
    </Suspense>
  )
})

function Sleeping({ children, id }: Props) {
  const isWaking = useWasHydrated()
  const [near] = useState(() => (isWaking && 'document' in globalThis ? whenNear(id) : undefined))
  if (near) use(near)
  return children
}

const waits = new Map<string, Promise<void>>()

/** React calls this at each attempt to hydrate a part, so the promise of each part is cached. */
function whenNear(id: string): Promise<void> | undefined {
  const known = waits.get(id)
  if (known) return known
  // Observes the section, because its content has no layout yet (content-visibility).
  const part = document.querySelector(`#${CSS.escape(id)}`)?.closest('section')
  if (!part) return undefined
  const wait = new Promise<void>((wake) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        sight.disconnect()
        wake()
      },
      { rootMargin: NEAR },
    )
    sight.observe(part)
  })
  waits.set(id, wait)
  return wait
}
