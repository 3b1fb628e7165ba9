import { useEffect, useState, type ComponentProps } from 'react'
import { Button } from '#ui/button/button.tsx'

const SPINS_MAX_MS = 15_000

/** Shows a spinner from its press until the navigation, and is pressed once (player-site §2). */
export function OnceButton({ onClick, ...button }: Omit<ComponentProps<typeof Button>, 'isLoading'>) {
  const [wasPressed, setWasPressed] = useState(false)
  // If there was no navigation, the button must work again.
  useEffect(() => {
    if (!wasPressed) return undefined
    const timer = setTimeout(() => setWasPressed(false), SPINS_MAX_MS)
    return () => clearTimeout(timer)
  }, [wasPressed])
  return (
    <Button
      {...button}
      isLoading={wasPressed}
      onClick={(event) => {
        onClick?.(event)
        setWasPressed(true)
      }}
    />
  )
}
