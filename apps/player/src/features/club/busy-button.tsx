import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'

type Props = {
  readonly label: string
  /** What it is about, for who does not see what it stands beside. */
  readonly about: string
  readonly disabled?: boolean
  readonly onPress: () => Promise<unknown>
}

/** A button whose work takes its time: it spins until that is over, and is pressed once. */
export function BusyButton({ label, about, disabled = false, onPress }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  async function press() {
    setIsBusy(true)
    await onPress()
    setIsBusy(false)
  }
  return (
    <Button variant="outlined" isLoading={isBusy} disabled={disabled} onClick={() => void press()}>
      {label}
      <span className="visually-hidden">: {about}</span>
    </Button>
  )
}
