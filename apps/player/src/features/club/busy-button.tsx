import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'

type Props = {
  readonly label: string
  /** Part of the accessible name: what the button is about. */
  readonly about: string
  readonly disabled?: boolean
  readonly onPress: () => Promise<unknown>
}

/** A button of an async action: it shows a spinner until the end, and cannot be pressed twice. */
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
