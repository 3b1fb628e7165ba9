import { memo, Suspense, use, useState, type ReactNode } from 'react'
import { useIsWaking } from '../../shell/use-is-waking.ts'

/** How far from the screen a part wakes: a little before it is seen. */
const NEAR = '200px'

type Props = { readonly children: ReactNode; readonly id: string }

/**
 * A part of the page that came as text and stays text until the player gets near it: links work meanwhile, and a phone
 * does not pay at the start for rows that nobody may ever see. What React itself draws later is awake at once.
 * @param id of its section's heading, by which the part is found before React knows it
 */
export const WhenNear = memo(function WhenNear({ children, id }: Props) {
  return (
    <Suspense>
      <Sleeping id={id}>{children}</Sleeping>
    </Suspense>
  )
})

function Sleeping({ children, id }: Props) {
  const isWaking = useIsWaking()
  const [near] = useState(() => (isWaking && 'document' in globalThis ? whenNear(id) : undefined))
  if (near) use(near)
  return children
}

const waits = new Map<string, Promise<void>>()

/** React asks again each time it tries to wake a part, so one promise stands for one part of the page. */
function whenNear(id: string): Promise<void> | undefined {
  const known = waits.get(id)
  if (known) return known
  // The section, since what is inside one that is not laid out yet is nowhere.
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
